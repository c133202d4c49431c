package emberway.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Writes a file in a process of its own, and ends then or in the middle of it. */
public final class AtomicFileProbe {
  private AtomicFileProbe() {}

  /**
   * With the file, alone in its folder, and how to end: {@code exit} or {@code halt} while it is
   * written, or {@code reuse}, which leaves a file by the name that the temporary one had.
   */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Path[] temporary = new Path[1];
    AtomicFile.write(
        file,
        out -> {
          out.write(new byte[1 << 20]);
          try (Stream<Path> files = Files.list(file.getParent())) {
            temporary[0] = List.copyOf(files.toList()).get(0);
          }
          if (args[1].equals("exit")) {
            System.exit(0);
          } else if (args[1].equals("halt")) {
            Runtime.getRuntime().halt(0);
          }
        });
    Files.writeString(temporary[0], "another's");
  }
}
