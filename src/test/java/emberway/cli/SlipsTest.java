package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands on packs and maps, typed slightly wrong: done as meant, or answered by what would help.
 */
final class SlipsTest {
  private static final String MAP =
      "emberway-map 1\nname: A\n[base]\nGGG\nGGG\n[overlay]\n1.2\n...\n";

  @TempDir Path folder;
  private Path pack;
  private Path zip;
  private Path map;

  @BeforeEach
  void makePack() throws IOException {
    pack = folder.resolve("moor");
    zip = folder.resolve("moor.zip");
    map = Files.writeString(folder.resolve("a.map.txt"), MAP);
    CommandRun.of("new-pack", pack).succeeded();
    CommandRun.of("pack", pack, "-o", zip).succeeded();
  }

  @Test
  void packJson_standsForItsFolder() {
    Path json = pack.resolve("pack.json");
    for (String command : new String[] {"info", "validate", "route"}) {
      assertThat(CommandRun.of(command, json).succeeded().out())
          .isEqualTo(CommandRun.of(command, pack).succeeded().out());
    }
    CommandRun.of("route", json + "#First Steps").succeeded();
    CommandRun.of("pack", json, "-o", folder.resolve("again.zip")).succeeded();
    assertThat(folder.resolve("again.zip")).hasSameBinaryContentAs(zip);
  }

  @Test
  void tileSetJson_standsForItsFolder() throws IOException {
    Path tiles = pack.resolve("tiles/heath");
    Path json = tiles.resolve("tileset.json");
    assertThat(CommandRun.of("info", json).succeeded().out())
        .isEqualTo(CommandRun.of("info", tiles).succeeded().out());
    CommandRun.of("route", map, "--tiles", json).succeeded();
    Files.writeString(json, "{}");
    CommandRun validated = CommandRun.of("validate", json);
    assertThat(validated.status()).isEqualTo(ExitCode.NO.status());
    assertThat(validated.out()).contains("tileset.json:1:", "lattice");
  }

  @Test
  void newPack_nameOfAFileOrOfAMap_saysHowItIsMeant() {
    CommandRun.of("new-pack", folder.resolve("x.zip"))
        .failedWith(ExitCode.USAGE, "a pack starts as a folder; 'emberway new-pack ", "x.zip'");
    CommandRun.of("new-pack", folder.resolve("x#y"))
        .failedWith(ExitCode.USAGE, "what follows a # is a map in a pack");
    assertThat(folder.resolve("x.zip")).doesNotExist();
    assertThat(folder.resolve("x#y")).doesNotExist();
  }

  @Test
  void newPack_nameWithSpaces_isQuotedInTheNextCommand() {
    Path spaced = folder.resolve("a b");
    assertThat(CommandRun.of("new-pack", spaced).succeeded().out())
        .isEqualTo("started a pack; next: emberway validate '" + spaced + "'\n");
    CommandRun.of("new-pack", folder.resolve("c d.zip"))
        .failedWith(
            ExitCode.USAGE, "/c d'', and later 'emberway pack '", "/c d' -o '", "/c d.zip'");
    CommandRun.of("pack", spaced + "#First Steps", "-o", folder.resolve("q.zip"))
        .failedWith(ExitCode.USAGE, ": emberway pack '" + spaced + "' -o " + folder);
  }

  @Test
  void pack_whatIsNoFolderOfAPack_saysWhatToName() {
    CommandRun.of("pack", pack + "#First Steps", "-o", folder.resolve("q.zip"))
        .failedWith(
            ExitCode.USAGE,
            "is one map of a pack, and a zip contains the whole pack: emberway pack ");
    CommandRun.of("pack", zip, "-o", folder.resolve("q.zip"))
        .failedWith(ExitCode.USAGE, "is already one file");
    CommandRun.of("pack", folder.resolve("mor"), "-o", folder.resolve("q.zip"))
        .failedWith(ExitCode.INPUT, "not found; did you mean '" + pack + "'?");
    assertThat(folder.resolve("q.zip")).doesNotExist();
  }

  @Test
  void path_ofNothing_saysWhatItMayHaveMeant() {
    String nothing = folder + "/none.zip";
    assertFails(nothing + "#x", nothing + ": not found; check the path");
    assertFails(zip + "#", zip + "#: names no map after the #; name one, or leave the # out");
    assertFails(map + "#A", map + "#A: not found: " + map + " is not a pack; leave out the #");
    assertFails(
        zip + "/maps/first-steps.map.txt",
        "a part of its path is a pack; name a map in it as " + zip + "#maps/first-steps.map.txt");
    assertFails(folder + "/a", "not found; did you mean '" + map + "'?");
    assertFails(folder + "/A.MAP.txt", "not found; did you mean '" + map + "'?");
    assertFails(zip + "#frst steps", "has no map 'frst steps'; did you mean 'First Steps'?");
  }

  private static void assertFails(String path, String sentence) {
    for (String command : new String[] {"info", "route"}) {
      CommandRun.of(command, path).failedWith(ExitCode.INPUT, sentence);
    }
  }

  @Test
  void place_unknown_isToldWithTheNearestOrWithSome() throws IOException {
    StringBuilder places = new StringBuilder(MAP + "[places]\n");
    for (int i = 0; i < 12; i++) {
      places.append("%d %d Hamlet %c%n".formatted(i % 3, i / 6, 'A' + i));
    }
    Path twelve = Files.writeString(folder.resolve("twelve.map.txt"), places);
    Path thirteen = Files.writeString(folder.resolve("more.map.txt"), places + "0 1 Oakham\n");
    CommandRun.of("route", twelve, "--from", "Nowhere")
        .failedWith(ExitCode.USAGE, "it knows Hamlet A, Hamlet B, ", ", Hamlet L\n");
    CommandRun.of("route", thirteen, "--from", "Nowhere")
        .failedWith(ExitCode.USAGE, "it knows Hamlet A, ", ", Hamlet L, … (13 in all)\n");
    for (String option : new String[] {"--from", "--to", "--to-any", "--via", "--matrix"}) {
      CommandRun run = CommandRun.of("route", thirteen, option, "okham");
      run.failedWith(
          ExitCode.USAGE, option + " 'okham' is neither X,Y nor a place on this map; did you mean");
      assertThat(run.err()).endsWith("did you mean 'Oakham'?\n");
    }
  }

  @Test
  void folder_ofNeitherPackNorTiles_namesWhatIsInIt() throws IOException {
    Path plain = Files.createDirectory(folder.resolve("plain"));
    CommandRun.of("info", plain)
        .failedWith(ExitCode.INPUT, "it holds no pack.json, no tileset.json and no PNG");
    CommandRun.of("info", folder).failedWith(ExitCode.INPUT, "such as " + map);
    CommandRun.of("route", folder).failedWith(ExitCode.INPUT, "name a map in it, such as " + map);
    CommandRun.of("route", map, "--tiles", pack)
        .failedWith(ExitCode.INPUT, "such as " + pack.resolve("tiles/heath"));
    CommandRun.of("convert", map, plain)
        .failedWith(ExitCode.USAGE, "is a folder; write " + plain + "/ to make it a pack");
  }

  @Test
  void tiles_ofAPack_areRefusedNotIgnored() {
    CommandRun.of("info", pack, "--tiles", pack.resolve("tiles/heath"))
        .failedWith(ExitCode.USAGE, "goes with a map, not with a pack; name one map");
    CommandRun.of("info", map, map).failedWith(ExitCode.USAGE, "is one argument too many");
  }

  @Test
  void option_valueThatDoesNotFit_isRepeatedAsTyped() {
    for (String number : new String[] {"1e400", "-1e400"}) {
      CommandRun.of("route", map, "--within", number)
          .failedWith(ExitCode.USAGE, "--within: '" + number + "' is out of range");
    }
    CommandRun.of("route", map, "--within", "Infinity")
        .failedWith(ExitCode.USAGE, "--within Infinity: must be a finite number");
    CommandRun.of("route", map, "--json=x").failedWith(ExitCode.USAGE, "--json takes no value;");
    CommandRun.of("render", map, "--no-route=2").failedWith(ExitCode.USAGE, "--no-route takes no");
  }

  @Test
  void output_overWorkOfAnotherKind_isRefused() throws IOException {
    byte[] packed = Files.readAllBytes(zip);
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", zip)
        .failedWith(ExitCode.USAGE, "should be a text map", "emberway convert ");
    Path renamed = Files.write(folder.resolve("pack.map.txt"), packed);
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", renamed)
        .failedWith(ExitCode.OUTPUT, "is a pack, which a map would replace");
    CommandRun.of("pack", pack, "-o", pack.resolve("maps/first-steps.map.txt"))
        .failedWith(ExitCode.OUTPUT, "is a map, which a pack would replace");
    CommandRun.of("route", zip, "--trace", map)
        .failedWith(ExitCode.OUTPUT, "is a map, which a trace would replace");
    CommandRun.of("convert", map, zip)
        .failedWith(ExitCode.OUTPUT, "is a pack with files that would be lost");
    CommandRun.of("convert", map, pack + "/")
        .failedWith(ExitCode.OUTPUT, "is a pack with files that would be lost");
    assertThat(zip).hasBinaryContent(packed);
    assertThat(map).hasContent(MAP);
    Path other = Files.writeString(folder.resolve("old.txt"), "anything");
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", other).succeeded();
    assertThat(Files.readString(other)).startsWith("emberway-map 1");
  }

  @Test
  void convert_toAMapOfAPack_takesItsPlaceAndLeavesTheRest() {
    String before = CommandRun.of("info", zip).succeeded().out().toLowerCase(Locale.ROOT);
    CommandRun.of("convert", map, zip + "#First Steps").succeeded();
    assertThat(CommandRun.of("info", zip).succeeded().out().toLowerCase(Locale.ROOT))
        .isEqualTo(before);
    assertThat(CommandRun.of("route", zip).succeeded().out()).contains("0,0 1,0 2,0");
    CommandRun.of("convert", map, zip + "#Second").failedWith(ExitCode.OUTPUT, "has no map");
    CommandRun.of("validate", zip).succeeded();
  }
}
