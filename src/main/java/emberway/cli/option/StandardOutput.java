package emberway.cli.option;

import emberway.io.FileError;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Standard output that never loses a failure: a write error ends the command with {@link
 * ExitCode#OUTPUT}.
 *
 * <p>The exception is not an {@link IOException}, since print streams and writers swallow those. If
 * the reader has closed the pipe, as {@code head} does after its lines, the command ends silently.
 */
public final class StandardOutput extends OutputStream {
  private final OutputStream out;

  /** Writes to the given stream. */
  StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** The process's standard output, unbuffered. */
  public static StandardOutput ofProcess() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out));
  }

  /** A UTF-8 writer; its text is written on flush. */
  public PrintWriter text() {
    return new PrintWriter(new OutputStreamWriter(this, StandardCharsets.UTF_8));
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      out.write(bytes, offset, length);
    } catch (IOException failure) {
      throw failed(failure);
    }
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException failure) {
      throw failed(failure);
    }
  }

  private static CommandFailure failed(IOException failure) {
    if (FileError.isClosedPipe(failure)) {
      return CommandFailure.silent(ExitCode.OUTPUT);
    }
    FileError trouble = FileError.writing(failure);
    return new CommandFailure(
        ExitCode.OUTPUT,
        "standard output: " + trouble.message() + "; " + trouble.remedy(),
        failure);
  }
}
