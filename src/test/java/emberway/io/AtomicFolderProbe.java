package emberway.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a folder in a process of its own, which ends in the middle of it. */
public final class AtomicFolderProbe {
  /** Of a process that ended where it was told to. */
  static final int KILLED = 9;

  private AtomicFolderProbe() {}

  /** With the folder, what its two files are to hold, and the step to end before, from 0 on. */
  public static void main(String[] args) throws IOException {
    int[] left = {Integer.parseInt(args[2])};
    AtomicFolder.write(
        Path.of(args[0]),
        folder -> {
          Files.writeString(folder.resolve("a"), args[1]);
          end(left);
          Files.createDirectory(folder.resolve("b"));
          Files.writeString(folder.resolve("b").resolve("c"), args[1]);
        },
        (from, to) -> {
          end(left);
          Files.move(from, to);
        });
    end(left); // all is done, but for what the process has made
  }

  private static void end(int[] left) {
    if (left[0]-- == 0) {
      Runtime.getRuntime().halt(KILLED); // nothing is tidied up, as by kill -9
    }
  }
}
