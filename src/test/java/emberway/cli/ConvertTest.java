package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertTest {
  private static final String FOREIGN =
      """
      <map orientation="orthogonal" width="2" height="1" tilewidth="8" tileheight="8">
       <tileset firstgid="1" source="../sets/a.tsx"/>
       <layer name="a" width="2" height="1"><data encoding="csv">1,1</data></layer>
      </map>
      """;

  @TempDir private Path folder;
  private Path foreign;

  @BeforeEach
  void writeForeignMap() throws Exception {
    Files.createDirectories(folder.resolve("sets"));
    foreign = Files.createDirectories(folder.resolve("maps")).resolve("a.tmx");
    Files.writeString(foreign, FOREIGN);
    Files.writeString(
        folder.resolve("sets/a.tsx"),
        "<tileset name='a' tilewidth='8' tileheight='8'><tile id='0'><image source='a.png'/></tile>"
            + "</tileset>");
    Files.copy(CommandRun.HOME.resolve("tiles/fantasy/L1_Field.png"), folder.resolve("sets/a.png"));
  }

  @Test
  void foreignTiledMap_toPack_opensFromThere() throws Exception {
    Path pack = folder.resolve("pack");
    CommandRun run = CommandRun.of("convert", foreign.toString(), pack + "/");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(MapFiles.open(pack, Optional.empty()).art().orElseThrow().pictureProblems())
        .isEmpty();
  }

  @Test
  void foreignTiledMap_toTextMap_isRefusedWithWhatToDo() {
    CommandRun run =
        CommandRun.of("convert", foreign.toString(), folder.resolve("a.map.txt").toString());
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).contains("its tiles have no symbols").contains("convert it to a pack");
    assertThat(folder.resolve("a.map.txt")).doesNotExist();
  }

  @Test
  void info_tiledMap_saysItsColumnsAndRowsInTiled() throws Exception {
    Files.writeString(foreign, FOREIGN.replace("orthogonal", "isometric"));
    CommandRun run = CommandRun.of("info", foreign.toString());
    assertThat(run.out()).contains("1×2 cells").contains("2×1 columns and rows");
  }

  @Test
  void outWithoutKnownName_isWrongUsage() {
    CommandRun run =
        CommandRun.of("convert", foreign.toString(), folder.resolve("a.gif").toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("its name does not say what it should be");
  }

  @Test
  void unknownEncoding_isWrongUsage() {
    CommandRun run =
        CommandRun.of(
            "convert",
            CommandRun.HOME.resolve("maps/unit.map.txt"),
            folder.resolve("u.tmx").toString(),
            "--encoding",
            "rot13");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("there are csv, base64, zlib, gzip, zstd");
  }
}
