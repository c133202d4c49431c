package emberway.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Runs commands on every map in a folder, in one process; a line tells how each of them ended. */
final class ClaimedSizeProbe {
  private ClaimedSizeProbe() {}

  /** The first argument is the folder, into which the pictures go, too. */
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    List<Path> maps;
    try (Stream<Path> files = Files.list(folder)) {
      maps = files.filter(file -> !file.toString().endsWith(".png")).sorted().toList();
    }
    for (Path map : maps) {
      print(map, "info", map);
      print(map, "validate", map);
      print(map, "route", map, "--from", "4095,0", "--to", "4095,1");
      print(map, "render", map, "-o", folder.resolve("made.png"), "--scale", "0.01");
    }
  }

  private static void print(Path map, Object... command) {
    CommandRun run = CommandRun.of(command);
    String said = run.out() + run.err();
    System.out.printf(
        "%s %s %d %s%n",
        map.getFileName(), command[0], run.status(), said.strip().replace('\n', '|'));
  }
}
