package emberway.pack;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Objects;

/** Bytes that can be read from any place on. Any thread. */
sealed interface ByteSource {
  /** How many there are. */
  long length();

  /** The bytes from a place on; closed by the caller. */
  InputStream from(long at) throws IOException, UnreadableException;

  /** Bytes in memory. */
  final class InMemory implements ByteSource {
    private final byte[] bytes;

    /** Over an array, which is kept. */
    InMemory(byte[] bytes) {
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
   * A file, opened anew for each reading, so that nothing holds it meanwhile; that it has changed
   * since it was first looked at is found out.
   */
  record OnDisk(Path file, String display, long length, FileTime modified, Object key)
      implements ByteSource {

    /** A regular file as it is now. */
    static OnDisk of(Path file, String display) throws UnreadableException {
      try {
        BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
        if (!now.isRegularFile()) {
          throw new UnreadableException(
              Problem.inFile(display, "is no regular file", "name a file on a disk"));
        }
        return new OnDisk(file, display, now.size(), now.lastModifiedTime(), now.fileKey());
      } catch (IOException e) {
        throw FileBytes.unreadable(display, e);
      }
    }

    @Override
    public InputStream from(long at) throws IOException, UnreadableException {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      if (now.size() != length
          || !now.lastModifiedTime().equals(modified)
          || !Objects.equals(now.fileKey(), key)) {
        throw new UnreadableException(
            Problem.inFile(display, "has changed since it was opened", "open it again"));
      }
      FileChannel channel = FileChannel.open(file);
      try {
        return Channels.newInputStream(channel.position(at));
      } catch (IOException e) {
        channel.close();
        throw e;
      }
    }
  }
}
