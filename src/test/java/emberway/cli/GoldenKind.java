package emberway.cli;

import emberway.pack.MapDump;
import emberway.testing.GoldenFolders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Predicate;

/** The kinds of golden folders, and how a case of each becomes the text that is expected of it. */
@SuppressWarnings("ImmutableEnumChecker") // they are functions
enum GoldenKind {
  /** {@code map.map.txt}, read with the few tiles that tests have. */
  TEXT(folder -> MapDump.ofText(folder.resolve("map.map.txt")), GoldenKind::hasNoError),
  /** {@code map.map} and perhaps {@code map.map.scen}. */
  MOVINGAI(GoldenScenarios::printed, GoldenKind::hasNoError),
  /** {@code map.tmx} or {@code map.tmj}, with the files around it. */
  TILED(folder -> MapDump.ofTiled(GoldenFolders.tiledMap(folder)), GoldenKind::hasNoError),
  /** What {@code validate} says of {@code pack}, as a folder and as a zip. */
  PACKS(GoldenPacks::printed, "no problems\n"::equals),
  /** What {@code commands.txt} makes of the files in {@code saving/before}. */
  SAVING(GoldenSaves::printed, printed -> !printed.contains("\nstatus "));

  /** Makes the text of a case. */
  private interface Teller {
    String said(Path folder) throws IOException;
  }

  private final Teller teller;
  private final Predicate<String> good;

  GoldenKind(Teller teller, Predicate<String> good) {
    this.teller = teller;
    this.good = good;
  }

  private static boolean hasNoError(String printed) {
    return !printed.contains("error: ");
  }

  /** The name of the folder that its cases are in. */
  String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  String printed(Path folder) throws IOException {
    return teller.said(folder);
  }

  /** Whether a text is that of a case with nothing wrong. */
  boolean isGood(String printed) {
    return good.test(printed);
  }
}
