package emberway.cli.output;

import emberway.io.FileError;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Standard output, which a command must be able to trust: what cannot be written ends the command
 * with {@link ExitCode#OUTPUT}.
 *
 * <p>The failure is not an {@link IOException}, for those are swallowed by the print streams and
 * writers that lie above. Where whoever reads has seen enough, as {@code head} has after its lines,
 * the command ends without a word.
 */
public final class StandardOutput extends OutputStream {
  private final OutputStream out;

  /** Over the stream that takes the bytes. */
  StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** The process's own; not buffered. */
  public static StandardOutput ofProcess() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out));
  }

  /** For text in UTF-8, which arrives when it is flushed. */
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
        ExitCode.OUTPUT, "standard output: " + trouble.message() + "; " + trouble.mend(), failure);
  }
}
