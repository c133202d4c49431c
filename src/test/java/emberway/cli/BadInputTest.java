package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.testing.Pipes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a user gets wrong ends in one line that helps, an exit status, and no half a file. */
final class BadInputTest {
  private static final String HEADER = "emberway-map 1\nname: Test\n";

  private static final String START_ON_WATER = HEADER + "[base]\n~GG\n[overlay]\n1.2\n";

  @TempDir private Path folder;

  private Path map(String content) throws IOException {
    return file("test.map.txt", content.getBytes(StandardCharsets.UTF_8));
  }

  private Path file(String name, byte[] content) throws IOException {
    return Files.write(folder.resolve(name), content);
  }

  private CommandRun render(Path map, Object... options) {
    Object[] args =
        Stream.concat(Stream.of("render", map, "-o", folder.resolve("out.png")), Stream.of(options))
            .toArray();
    CommandRun run = CommandRun.of(args);
    assertThat(folder.resolve("out.png")).doesNotExist();
    return run;
  }

  @Test
  void emptyFile_saysSo() throws IOException {
    render(map("")).failedWith(ExitCode.INPUT, "test.map.txt", "empty");
  }

  @Test
  void binaryFile_saysWhatItLooksLike() throws IOException {
    byte[] noise = new byte[3000];
    new java.util.Random(5).nextBytes(noise);
    render(file("noise.map.txt", noise)).failedWith(ExitCode.INPUT, "noise.map.txt");
    byte[] png = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13};
    render(file("picture.map.txt", png)).failedWith(ExitCode.INPUT, "picture.map.txt", "PNG");
  }

  @Test
  void raggedRows_nameTheLine() throws IOException {
    render(map(HEADER + "[base]\nGGG\nGG\nGGG\n"))
        .failedWith(ExitCode.INPUT, "test.map.txt:5", "2", "3");
  }

  @Test
  void pipeInPlaceOfAFolder_isNamedAndNotWaitedFor() throws Exception {
    Path pipe = Pipes.make(folder.resolve("tiles"));
    Path map = map(HEADER + "[base]\nGGG\n");
    String refusal = pipe + ": is not a folder; name a folder";
    render(map, "--tiles", pipe).failedWith(ExitCode.INPUT, refusal);
    CommandRun.of("route", map, "--tiles", pipe).failedWith(ExitCode.INPUT, refusal);
    CommandRun.of("convert", map, folder.resolve("out.tmx"), "--tiles", pipe)
        .failedWith(ExitCode.INPUT, refusal);
    CommandRun.of("info", pipe.resolve("a.map.txt")).failedWith(ExitCode.INPUT, "not found");
    Path other = map("emberway-map 1\nname: Test\ntileset: nosuch\n[base]\nGGG\n");
    CommandRun.of("info", other).failedWith(ExitCode.INPUT, "nosuch");
  }

  @Test
  void pipeToReadFrom_whereItCannotBeRead_isNamedAndNotWaitedFor() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    Path map = map(HEADER + "[base]\nGGG\n");
    render(map, "--shaders", pipe).failedWith(ExitCode.INPUT, "--shaders", "folder not found");
    Path tiled =
        file(
            "map.tmx",
            ("<map orientation=\"isometric\" width=\"1\" height=\"1\" tilewidth=\"8\""
                    + " tileheight=\"4\"><tileset firstgid=\"1\" source=\"pipe\"/></map>")
                .getBytes(StandardCharsets.UTF_8));
    String refusal = "the tile set 'pipe': is a pipe or a device";
    assertThat(CommandRun.of("validate", tiled).out()).contains(refusal);
  }

  @Test
  void pipeToWriteTo_isRefusedBeforeTheMapIsRead() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    Path map = map(HEADER + "[base]\nGGG\n[overlay]\n1.2\n");
    String refusal = pipe + ": is a pipe; write to a file, or to - and from there into the pipe";
    CommandRun.of("render", map, "-o", pipe).failedWith(ExitCode.OUTPUT, refusal);
    CommandRun.of("route", map, "--trace", pipe).failedWith(ExitCode.OUTPUT, refusal);
    CommandRun.of("generate", "--size", "8x8", "--seed", 1, "-o", pipe)
        .failedWith(ExitCode.OUTPUT, refusal);
    CommandRun.of("pack", folder, "-o", pipe).failedWith(ExitCode.OUTPUT, refusal);
  }

  @Test
  void unknownSymbol_namesLineAndColumn() throws IOException {
    render(map(HEADER + "[base]\nGGG\nGQG\n")).failedWith(ExitCode.INPUT, ":5:2", "'Q'");
  }

  @Test
  void twoStarts_nameBoth() throws IOException {
    render(map(HEADER + "[base]\nGGG\n[overlay]\n1.1\n")).failedWith(ExitCode.INPUT, ":6:3");
  }

  @Test
  void startOnBlockedGround_isAnAnswer() throws IOException {
    Path picture = folder.resolve("out.png");
    CommandRun drawn = CommandRun.of("render", map(START_ON_WATER), "-o", picture).succeeded();
    assertThat(drawn.err()).contains("test.map.txt:6:1: the start at 0,0", "no route from 0,0");
    Path wall = map(HEADER + "[base]\nGGG\n[overlay]\nW.2\n");
    CommandRun.of("route", wall, "--from", "0,0").failedWith(ExitCode.NO, "0,0", "wall");
  }

  @Test
  void startOnBlockedGround_mattersOnlyWhereItIsUsed() throws IOException {
    Path map = map(START_ON_WATER);
    CommandRun.of("route", map).failedWith(ExitCode.NO, "test.map.txt:6:1", "start at 0,0");
    CommandRun.of("route", map, "--from", "1,0", "--to", "2,0").succeeded();
    CommandRun.of("info", map).succeeded();
    CommandRun.of("render", map, "-o", folder.resolve("bare.png"), "--no-route").succeeded();
    CommandRun.of("render", map, "-o", folder.resolve("from.png"), "--from", "1,0").succeeded();
    CommandRun validation = CommandRun.of("validate", map);
    assertThat(validation.out()).contains("error: " + map + ":6:1: the start", "1 error");
    assertThat(validation.status()).isEqualTo(ExitCode.NO.status());
  }

  @Test
  void pictureOverAnotherInput_isRefused() throws IOException {
    Path map = map(HEADER + "[base]\nGGG\n");
    Path danger = Files.writeString(folder.resolve("danger.png"), "1,1,1\n");
    CommandRun.of("render", map, "--danger", danger, "-o", danger)
        .failedWith(ExitCode.USAGE, "the danger layer itself; write to another file");
    assertThat(danger).hasContent("1,1,1\n");
    Path tiles = Files.createDirectory(folder.resolve("tiles"));
    Path sprite = Files.writeString(tiles.resolve("L1_Grass.png"), "none");
    CommandRun.of("render", map, "--tiles", tiles, "-o", sprite)
        .failedWith(ExitCode.USAGE, "a file of the tile set; write to another file");
    Files.writeString(tiles.resolve("tileset.json"), "{}");
    CommandRun.of("render", map, "-o", sprite)
        .failedWith(ExitCode.OUTPUT, "is a picture of a tile set, which a picture would replace");
    assertThat(sprite).hasContent("none");
  }

  @Test
  void pictureOverTheMapItself_isRefused() throws IOException {
    Path map = map(HEADER + "[base]\nGGG\n");
    Path link = Files.createSymbolicLink(folder.resolve("link.png"), map);
    for (Path target : List.of(map, link, folder.resolve("x/../test.map.txt").normalize())) {
      CommandRun.of("render", map, "-o", target).failedWith(ExitCode.USAGE, "the map itself");
      CommandRun.of("route", map, "--from", "0,0", "--to", "1,0", "--trace", target)
          .failedWith(ExitCode.USAGE, "--trace", "the map itself");
    }
    assertThat(map).hasContent(HEADER + "[base]\nGGG\n");
  }

  @Test
  void byteThatIsNoText_isNamedFirst() throws IOException {
    byte[] bytes = (HEADER + "[base]\nGGG\n").getBytes(StandardCharsets.UTF_8);
    bytes[HEADER.indexOf("Test")] = (byte) 0xE4;
    CommandRun run = render(file("test.map.txt", bytes));
    run.failedWith(ExitCode.INPUT, "test.map.txt:2:7", "0xE4", "UTF-8");
    assertThat(run.err()).doesNotContain("no name");
    Path queries = file("q.txt", new byte[] {'\n', (byte) 0xFF, '\n'});
    CommandRun.of("route", map(HEADER + "[base]\nGGG\n"), "--queries", queries)
        .failedWith(ExitCode.INPUT, "q.txt:2: the line is not UTF-8");
  }

  @Test
  void labels_areTheSameInUpperCase() throws IOException {
    Path map = map(HEADER + "[base]\nGGG\n");
    CommandRun.of(
            "route",
            map,
            "--from",
            "0,0",
            "--to",
            "2,0",
            "--preset",
            "TERRAIN",
            "--corners",
            "No-Cut",
            "--ties",
            "FIFO",
            "--estimate",
            "Octile")
        .succeeded();
    CommandRun.of(
            "render", map, "-o", folder.resolve("a.png"), "--fields", "WARMTH", "--layers", "Base")
        .succeeded();
    CommandRun.of("render", map, "-o", folder.resolve("b.png"), "--fields", "NONE").succeeded();
    CommandRun.of("render", map, "-o", folder.resolve("c.png"), "--fields", "").succeeded();
    assertThat(folder.resolve("c.png"))
        .hasBinaryContent(Files.readAllBytes(folder.resolve("b.png")));
  }

  @Test
  void zeroSteps_costZero() throws IOException {
    CommandRun run =
        CommandRun.of("route", map(HEADER + "[base]\nGGG\n"), "--from", "1,0", "--to", "1,0");
    assertThat(run.succeeded().out()).startsWith("cost 0, 0 steps from 1,0 to 1,0");
  }

  @Test
  void noCells_isRefused() throws IOException {
    render(map(HEADER + "[base]\n")).failedWith(ExitCode.INPUT, ":3", "no rows");
    render(map(HEADER + "[base]\n\n[overlay]\n\n")).failedWith(ExitCode.INPUT, "test.map.txt");
  }

  @Test
  void veryLongMap_canBeDrawnInPartAndPlanned() throws IOException {
    Path map = map(HEADER + "[base]\n" + "G".repeat(100_000) + "\n");
    Path end = folder.resolve("end.png");
    CommandRun.of("render", map, "-o", end, "--region", "99990,0,10,1").succeeded();
    assertThat(end).isNotEmptyFile();
    CommandRun run = CommandRun.of("route", map, "--from", "0,0", "--to", "99999,0", "--json");
    assertThat(run.succeeded().out()).contains("\"cost\":99999.0");
  }

  @Test
  void headerThatClaimsTooMuch_isRefusedAtOnce() throws IOException {
    Path map =
        file(
            "huge.map",
            "type octile\nheight 65536\nwidth 65536\nmap\n...\n"
                .getBytes(StandardCharsets.US_ASCII));
    render(map).failedWith(ExitCode.INPUT, "huge.map", "65536");
  }

  @Test
  void missingSprite_namesTheFile() throws IOException {
    Path tiles = copyOfTiles();
    Files.delete(tiles.resolve("L2_Tent.png"));
    Path map = map(HEADER + "[base]\nGGG\n[overlay]\n1.2\n");
    Path png = folder.resolve("out.png");
    CommandRun run = CommandRun.of("render", map, "--tiles", tiles, "-o", png).succeeded();
    assertThat(run.err()).contains("has no picture L2_Tent.png").hasLineCount(1);
  }

  @Test
  void spriteOfWrongSize_namesFileAndBothSizes() throws IOException {
    Path tiles = copyOfTiles();
    java.awt.image.BufferedImage small =
        new java.awt.image.BufferedImage(10, 20, java.awt.image.BufferedImage.TYPE_INT_ARGB);
    javax.imageio.ImageIO.write(small, "png", tiles.resolve("L2_Tombstone.png").toFile());
    Path map = map(HEADER + "[base]\nG\n[overlay]\nt\n");
    Path png = folder.resolve("out.png");
    CommandRun run = CommandRun.of("render", map, "--tiles", tiles, "-o", png).succeeded();
    assertThat(run.err()).contains("L2_Tombstone.png", "10", "20", "54");
  }

  private Path copyOfTiles() throws IOException {
    Path copy = Files.createDirectory(folder.resolve("tiles"));
    try (Stream<Path> files = Files.list(CommandRun.HOME.resolve("tiles/fantasy"))) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
    }
    return copy;
  }

  @Test
  void outputThatCannotBeWritten_leavesNothing() throws IOException {
    Path map = map(HEADER + "[base]\nGGG\n");
    CommandRun.of("render", map, "-o", folder.resolve("no/such/folder/out.png"))
        .failedWith(ExitCode.OUTPUT, "out.png", "folder");
    CommandRun.of("render", map, "-o", folder).failedWith(ExitCode.OUTPUT, "is a folder");
    CommandRun.of("render", map, "-o", folder + "/new/")
        .failedWith(ExitCode.OUTPUT, "new/: is the name of a folder");
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", folder.resolve("no/x.map.txt"))
        .failedWith(ExitCode.OUTPUT, "x.map.txt");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString())).containsExactly("test.map.txt");
    }
  }

  @Test
  void fullDisk_saysSo() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "needs the device /dev/full");
    Path map = map(HEADER + "[base]\nGGG\n");
    CommandRun.of("render", map, "-o", full).failedWith(ExitCode.OUTPUT, "/dev/full", "space");
    CommandRun.of("generate", "--size", "9x9", "--seed", "1", "-o", full)
        .failedWith(ExitCode.OUTPUT, "/dev/full", "space");
  }

  @Test
  void missingMap_saysSo() {
    render(folder.resolve("none.map.txt")).failedWith(ExitCode.INPUT, "none.map.txt", "not found");
  }

  @Test
  void wrongUsage_pointsToTheHelp() throws IOException {
    Path map = map(HEADER + "[base]\nGGG\nGGG\n");
    for (List<Object> args :
        List.<List<Object>>of(
            List.of("render", map),
            List.of("render", map, "-o", "x.png", "--scale", "0"),
            List.of("render", map, "-o", "x.png", "--scale", "NaN"),
            List.of("render", map, "-o", "x.png", "--rotate", "45"),
            List.of("render", map, "-o", "x.png", "--region", "0,0,9,9"),
            List.of("render", map, "-o", "x.png", "--region", "1,2"),
            List.of("render", map, "-o", "x.png", "--region", "0,0,-1,1"),
            List.of("render", map, "-o", "x.png", "--background"),
            List.of("render", map, "-o", "x.png", "--fields", "heat"),
            List.of("render", map, "-o", "x.png", "--layers", "sky"),
            List.of("render", map, "-o", "x.png", "--fields", "warmth,none"),
            List.of("route", map),
            List.of("route", map, "--from", "0,0", "--to", "9,9"),
            List.of("route", map, "--from", "0,0", "--to", "Nowhere"),
            List.of("route", map, "--from", "0,0", "--to", "1,1", "--diagonal", "-1"),
            List.of("route", map, "--from", "0,0", "--to", "1,1", "--diagonal", "NaN"),
            List.of("route", map, "--from", "0,0", "--to", "1,1", "--preset", "best"),
            List.of("route", map, "--from", "0,0", "--to", "1,1", "--to-any", "1,1"),
            List.of("generate", "--size", "0x5", "--seed", "1", "-o", "x.map.txt"),
            List.of("generate", "--size", "ten", "--seed", "1", "-o", "x.map.txt"),
            List.of("generate", "--size", "9x9", "--seed", "1", "--kind", "moon", "-o", "x"),
            List.of("info"),
            List.of("dance", "--now"))) {
      CommandRun.of(args.toArray()).failedWith(ExitCode.USAGE, "emberway: ");
    }
  }

  @Test
  void queries_malformedLine_isNamed() throws IOException {
    Path map = map(HEADER + "[base]\nGGG\nGGG\n");
    Path queries = file("queries.txt", "0 0 2 1\n0 0 two 1\n".getBytes(StandardCharsets.UTF_8));
    CommandRun.of("route", map, "--queries", queries)
        .failedWith(ExitCode.INPUT, "queries.txt:2", "x,y x,y");
    Path far = file("far.txt", "0 0 3 1\n".getBytes(StandardCharsets.UTF_8));
    CommandRun.of("route", map, "--queries", far).failedWith(ExitCode.INPUT, "far.txt:1", "3,1");
  }
}
