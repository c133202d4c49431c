package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ValidateCommandTest {
  @TempDir private Path folder;

  private CommandRun validate(String base, String overlay) throws IOException {
    Path map =
        Files.writeString(
            folder.resolve("a.map.txt"),
            "emberway-map 1\nname: Small\n[base]\n" + base + "\n[overlay]\n" + overlay + "\n");
    return CommandRun.of("validate", map);
  }

  @Test
  void map_startOnBlockedGround_isAnError() throws IOException {
    CommandRun run = validate("~GG", "1.2");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).contains("a.map.txt:6:1: ").contains("1 error, ");
  }

  @Test
  void map_goalOutOfReach_isAWarning() throws IOException {
    assertThat(validate("GG~G", "1..2").succeeded().out())
        .contains("there is no route from the start 0,0 to the goal 3,0; open a path near 1,0")
        .contains("0 errors, 1 warning");
    assertThat(validate("GGGG", "1..2").succeeded().out())
        .isEqualToNormalizingNewlines("no problems\n");
  }

  /** A square Tiled map of one picture, with a layer of its objects in line 4. */
  private Path tiled(int side, String picture, String objects) throws IOException {
    Files.copy(
        CommandRun.HOME.resolve("tiles/fantasy/L1_Field.png"),
        folder.resolve("field.png"),
        StandardCopyOption.REPLACE_EXISTING);
    return Files.writeString(
        folder.resolve("a.tmx"),
        """
        <map version="1.10" orientation="isometric" width="%1$d" height="%1$d" tilewidth="54" tileheight="28">
        <tileset firstgid="1" name="field" tilewidth="54" tileheight="54"><image source="%2$s"/></tileset>
        <layer id="1" name="ground" width="%1$d" height="%1$d"><data encoding="csv">1%3$s</data></layer>
        <objectgroup id="2" name="notes">%4$s</objectgroup>
        </map>
        """
            .formatted(side, picture, ",1".repeat(side * side - 1), objects));
  }

  @Test
  void tiledMap_textThatIsNotDrawn_isAWarning() throws IOException {
    CommandRun run =
        CommandRun.of(
                "validate",
                tiled(2, "field.png", "<object id='1' x='5' y='5'><text>Inn</text></object>"))
            .succeeded();
    assertThat(run.out()).contains("a.tmx:4: texts are not drawn: 'Inn'", "0 errors, 1 warning");
    assertThat(CommandRun.of("validate", tiled(2, "field.png", "")).succeeded().out())
        .isEqualToNormalizingNewlines("no problems\n");
  }

  @Test
  void tiledMap_pictureThatIsNotThere_isAnErrorAndToldOnce() throws IOException {
    CommandRun run = CommandRun.of("validate", tiled(2, "none.png", ""));
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).containsOnlyOnce("none.png").contains("1 error, 0 warnings");
  }

  @Test
  void tiledMap_shapeTooLargeToBeDrawn_isAWarning() throws IOException {
    Path map = tiled(120, "field.png", "<object id='7' width='3360' height='3360'/>");
    assertThat(CommandRun.of("validate", map).succeeded().out())
        .contains("a.tmx:4: ", "are not drawn: object 7", "0 errors, 1 warning");
  }

  @Test
  void tiledMap_objectsThatCoverItTooOften_isAnError() throws IOException {
    String objects =
        IntStream.range(1, 60)
            .mapToObj(
                i ->
                    "<object id='%1$d' gid='1' x='500' y='500' width='100000' height='100000' rotation='%1$d.5'/>"
                        .formatted(i))
            .collect(Collectors.joining());
    CommandRun run = CommandRun.of("validate", tiled(40, "field.png", objects));
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .contains("a.tmx:4: object ", "make them smaller or fewer, or alike", "1 error, 0 warn");
  }

  @Test
  void tiledMap_pictureThatIsCutOff_isAnError() throws IOException {
    Path map = tiled(2, "field.png", "");
    byte[] picture = Files.readAllBytes(folder.resolve("field.png"));
    Files.write(folder.resolve("field.png"), Arrays.copyOf(picture, picture.length / 2));
    CommandRun run = CommandRun.of("validate", map);
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .contains("the picture 'field.png': the picture is damaged or cut off")
        .contains("1 error, 0 warnings");
  }

  @Test
  void tileSet_pictureThatIsNotThere_saysWhatIsDrawnInItsPlace() throws IOException {
    Path tiles = Files.createDirectory(folder.resolve("tiles"));
    try (Stream<Path> files = Files.list(CommandRun.HOME.resolve("tiles/fantasy"))) {
      for (Path file : files.filter(each -> !each.toString().endsWith("@2x.png")).toList()) {
        Files.copy(file, tiles.resolve(file.getFileName()));
      }
    }
    assertThat(CommandRun.of("validate", tiles).succeeded().out())
        .contains("no picture's name ends with the '@2x'", "0 errors, 1 warning");
    Files.delete(tiles.resolve("L2_RoadDirtEW.png"));
    assertThat(CommandRun.of("validate", tiles).succeeded().out())
        .contains("tile set fantasy has no L2_RoadDirtEW.png; ")
        .contains(".png is drawn in its place; add the picture")
        .contains("0 errors, 2 warnings");
  }
}
