package emberway.pack.store;

import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Objects;

/** Bytes with random access. Thread-safe. */
public sealed interface ByteSource {
  /** The number of bytes. */
  long length();

  /** Opens the bytes from an offset on; the caller closes the stream. */
  InputStream from(long at) throws IOException, UnreadableException;

  /** Opens the bytes once, for reading many parts of them by one thread. */
  default Held hold() throws IOException, UnreadableException {
    return new Held(length(), this::from, () -> {});
  }

  /** Opens the bytes from an offset on. */
  interface Opening {
    InputStream from(long at) throws IOException, UnreadableException;
  }

  /** Opened bytes; each stream must be finished before the next is opened. */
  record Held(long length, Opening opening, Closeable owner) implements ByteSource, Closeable {
    @Override
    public InputStream from(long at) throws IOException, UnreadableException {
      return opening.from(at);
    }

    @Override
    public void close() throws IOException {
      owner.close();
    }
  }

  /** Bytes in memory. */
  final class InMemory implements ByteSource {
    private final byte[] bytes;

    /** Wraps an array, without copying it. */
    public InMemory(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    public long length() {
      return bytes.length;
    }

    @Override
    public InputStream from(long at) {
      return new ByteArrayInputStream(bytes, (int) at, bytes.length - (int) at);
    }
  }

  /**
   * A file on disk, opened for each read, so that it is not locked in between. Later changes of the
   * file are detected.
   */
  record OnDisk(Path file, String display, long length, FileTime modified, Object key)
      implements ByteSource {

    /** The current state of a regular file. */
    static OnDisk of(Path file, String display) throws UnreadableException {
      try {
        BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
        if (!now.isRegularFile()) {
          throw new UnreadableException(
              Problem.inFile(display, "is not a regular file", "name a file on a disk"));
        }
        return new OnDisk(file, display, now.size(), now.lastModifiedTime(), now.fileKey());
      } catch (IOException e) {
        throw FileBytes.unreadable(display, e);
      }
    }

    @Override
    public Held hold() throws IOException, UnreadableException {
      FileChannel channel = open();
      return new Held(length, at -> unclosed(channel.position(at)), channel);
    }

    private static InputStream unclosed(FileChannel channel) {
      return new FilterInputStream(Channels.newInputStream(channel)) {
        @Override
        public int read(byte[] into, int from, int count) throws IOException {
          return in.read(into, from, count);
        }

        @Override
        public void close() {} // the holder closes the file
      };
    }

    @Override
    public InputStream from(long at) throws IOException, UnreadableException {
      FileChannel channel = open();
      try {
        return Channels.newInputStream(channel.position(at));
      } catch (IOException e) {
        channel.close();
        throw e;
      }
    }

    private FileChannel open() throws IOException, UnreadableException {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      if (now.size() != length
          || !now.lastModifiedTime().equals(modified)
          || !Objects.equals(now.fileKey(), key)) {
        throw new UnreadableException(
            Problem.inFile(display, "has changed since it was opened", "open it again"));
      }
      return FileChannel.open(file);
    }
  }
}
