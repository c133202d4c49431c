package emberway.pack.store;

import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Checks the files of a zip that nothing else reads: those that the pack does not list. Each is
 * unpacked as a stream without being stored, up to {@value #MAX_MIB} MiB in total.
 */
final class ZipCheck {
  /** The most data unpacked for one zip. [MiB] */
  static final int MAX_MIB = 256;

  /** The total unpacked size from which on a warning is given. [bytes] */
  private static final long LARGE = 1L << 30;

  private final ZipFiles zip;
  private final byte[] buffer = new byte[1 << 16];
  private final Inflater inflater = new Inflater(true);
  private final List<Problem> problems = new ArrayList<>();
  private long left = (long) MAX_MIB << 20;
  private int leftOut;

  ZipCheck(ZipFiles zip) {
    this.zip = zip;
  }

  /**
   * The problems of the zip's files.
   *
   * @param read the full names of files that need no check
   */
  List<Problem> problems(Set<String> read) {
    try {
      return find(read);
    } finally {
      inflater.end();
    }
  }

  private List<Problem> find(Set<String> read) {
    long size = 0;
    long packed = 0;
    for (ZipDirectory.Entry entry : zip.entries()) {
      size += entry.size();
      packed += entry.packed();
      if (problems.size() < ProblemCollector.LIMIT && !read.contains(entry.name())) {
        check(entry);
      }
    }
    if (leftOut > 0) {
      warning(
          "%d files that the pack does not list were not checked, after %d MiB"
              .formatted(leftOut, MAX_MIB),
          "take them out if the pack does not need them");
    }
    if (size > LARGE && size / Math.max(1, packed) > ZipFiles.MAX_RATIO) {
      warning(
          "its files expand to %d MiB, %d times their size in the zip"
              .formatted(size >> 20, size / Math.max(1, packed)),
          "make sure that there is room before you unpack it");
    }
    return problems;
  }

  private void check(ZipDirectory.Entry entry) {
    try {
      zip.refuseBomb(entry);
      if (entry.size() > left) {
        leftOut++;
        return;
      }
      left -= entry.size();
      if (unfold(entry) == FileKind.ZIP) {
        warning(
            zip.shown(entry),
            "is a zip in the zip, which is never opened",
            "take out of it what the pack needs");
      }
    } catch (UnreadableException broken) {
      problems.addAll(broken.problems());
    }
  }

  /** Reads a whole file and returns its kind. */
  private FileKind unfold(ZipDirectory.Entry entry) throws UnreadableException {
    inflater.reset();
    try (InputStream packed = zip.packed(entry)) {
      boolean isDeflated = entry.method() == ZipDirectory.DEFLATED;
      InputStream in =
          isDeflated ? new InflaterInputStream(packed, inflater, atATime(entry)) : packed;
      CRC32 sum = new CRC32();
      int count = in.readNBytes(buffer, 0, FileKind.LOOK_AT);
      FileKind kind = FileKind.of(Arrays.copyOf(buffer, count));
      long length = 0;
      for (; count > 0 && length <= entry.size(); count = in.readNBytes(buffer, 0, buffer.length)) {
        sum.update(buffer, 0, count);
        length += count;
      }
      if (length != entry.size()) {
        throw zip.lies(entry);
      }
      if ((int) sum.getValue() != entry.crc()) {
        throw zip.damaged(entry);
      }
      return kind;
    } catch (EOFException | ZipException e) {
      throw zip.damaged(entry);
    } catch (IOException e) {
      throw FileBytes.unreadable(zip.shown(entry), e);
    }
  }

  private int atATime(ZipDirectory.Entry entry) {
    return (int) Math.max(1, Math.min(buffer.length, entry.packed()));
  }

  private void warning(String message, String remedy) {
    warning(zip.display(), message, remedy);
  }

  private void warning(String file, String message, String remedy) {
    problems.add(new Problem(Problem.Severity.WARNING, file, 0, 0, message, remedy));
  }
}
