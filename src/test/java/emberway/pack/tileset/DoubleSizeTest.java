package emberway.pack.tileset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.MapFiles;
import emberway.pack.MapSaver;
import emberway.pack.PackInfo;
import emberway.pack.TestTiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileAnimations;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures of double size: found, lent, checked, laid out and saved. */
final class DoubleSizeTest {
  private static final int GREEN = 0x108020;
  private static final int BLUE = 0x102080;
  private static final int PINK = 0xFF00FF;

  @TempDir Path tiles;
  private TileSetLibrary library;

  @BeforeEach
  void openLibrary() {
    library = TileSetLibrary.in(tiles);
  }

  /** A set of three tiles of 8×8 px, of which one moves. */
  private Path write(String name, String keys) throws IOException {
    Path folder = Files.createDirectories(tiles.resolve(name));
    Files.writeString(
        folder.resolve(TileSetJson.FILE),
        """
        {"name": "%s", "tile": {"width": 8, "height": 8}, "lattice": {"width": 8, "height": 4}, %s
         "legend": [
          {"symbol": "G", "name": "grass", "layer": "base", "sprite": "Grass", "cost": 1},
          {"symbol": "w", "name": "water", "layer": "base", "sprite": "Water", "blocked": true,
           "frames": {"sprites": ["WaterB"], "millis": 100}},
          {"symbol": "T", "name": "tower", "layer": "overlay", "sprite": "Tower"}]}
        """
            .formatted(name, keys));
    return folder;
  }

  private static void png(Path folder, String file, int side, int color) throws IOException {
    Files.write(folder.resolve(file), TestTiles.png(side, side, color));
  }

  private static void pictures(Path folder) throws IOException {
    for (String name : List.of("Grass", "Water", "WaterB")) {
      png(folder, name + ".png", 8, GREEN);
    }
    png(folder, "Tower.png", 16, GREEN);
  }

  private LoadedTileSet find(String name) throws UnreadableException {
    return library.find(name).orElseThrow();
  }

  private static int rgb(SpriteImage image) {
    byte[] rgba = image.rgba();
    return (rgba[0] & 0xFF) << 16 | (rgba[1] & 0xFF) << 8 | (rgba[2] & 0xFF);
  }

  @Test
  void find_withDoubles_namesThemApartFromTheSprites() throws Exception {
    Path folder = write("own", "\"doubleSize\": \"@2x\",");
    pictures(folder);
    png(folder, "Grass@2x.png", 16, BLUE);
    png(folder, "Tower@2x.PNG", 32, BLUE);
    LoadedTileSet set = find("own");
    assertThat(set.warnings()).isEmpty();
    assertThat(set.set().spriteNames()).containsOnly("Grass", "Water", "WaterB", "Tower");
    assertThat(set.sprites().doubles()).containsOnly("Grass", "Tower");
    assertThat(set.withoutDouble()).containsExactly("Water", "WaterB");
    assertThat(set.sprites().doubled("Water")).isEmpty();
    SpriteImage tower = set.sprites().doubled("Tower").orElseThrow();
    assertThat(List.of(tower.width(), tower.height(), rgb(tower))).containsExactly(32, 32, BLUE);
    assertThat(set.pictureProblems()).isEmpty();
  }

  @Test
  void composeDoubled_mixedSet_enlargesWhatIsMissing() throws Exception {
    Path folder = write("own", "\"doubleSize\": \"@2x\",");
    pictures(folder);
    png(folder, "WaterB@2x.png", 16, BLUE);
    LoadedTileSet set = find("own");
    List<String> names = TileAnimations.of(set.set(), new AutoTiler(set.set())).names();
    boolean[] used = new boolean[names.size() + 1];
    Arrays.fill(used, true);
    Atlas atlas =
        Atlas.composeDoubled(set.set().geometry(), names, used, set.sprites()).orElseThrow();
    for (String name : names) {
      int slot = names.indexOf(name);
      int side = name.equals("Tower") ? 32 : 16;
      assertThat(atlas.layout().spriteWidth(slot)).as(name).isEqualTo(side);
      assertThat(atlas.offsetX(slot)).as(name).isEqualTo((16 - side) / 2);
      assertThat(atlas.offsetY(slot)).as(name).isEqualTo(16 - side);
      int at =
          4
              * (atlas.layout().spriteY(slot) * atlas.layout().width()
                  + atlas.layout().spriteX(slot));
      assertThat(atlas.pixels()[at + 2] & 0xFF)
          .as(name)
          .isEqualTo((name.equals("WaterB") ? BLUE : GREEN) & 0xFF);
    }
    used[names.indexOf("WaterB") + 1] = false;
    assertThat(Atlas.composeDoubled(set.set().geometry(), names, used, set.sprites())).isEmpty();
  }

  @Test
  void doubled_wrongSize_namesTheFileAndWhatWouldMendIt() throws Exception {
    Path folder = write("own", "\"doubleSize\": \"@2x\",");
    pictures(folder);
    png(folder, "Grass@2x.png", 15, BLUE);
    png(folder, "Tower@2x.png", 16, BLUE); // twice a tile, and not twice the tower
    LoadedTileSet set = find("own");
    assertThatThrownBy(() -> set.sprites().doubled("Grass"))
        .isInstanceOf(SpriteUnavailableException.class)
        .hasMessage(
            folder.resolve("Grass@2x.png")
                + ": the picture is 15 × 15 px, where Grass.png is 8 × 8;"
                + " save it twice as large as that, 16 × 16 px, or remove it");
    assertThat(set.pictureProblems())
        .extracting(Problem::file)
        .containsExactly(
            folder.resolve("Grass@2x.png").toString(), folder.resolve("Tower@2x.png").toString());
  }

  @Test
  void doubled_damagedOrHuge_isRefused() throws Exception {
    Path folder = write("own", "\"doubleSize\": \"@2x\",");
    pictures(folder);
    byte[] whole = TestTiles.png(16, 16, BLUE);
    Files.write(folder.resolve("Grass@2x.png"), Arrays.copyOf(whole, whole.length - 20));
    png(folder, "Tower.png", 1200, GREEN);
    png(folder, "Tower@2x.png", 2400, GREEN);
    LoadedTileSet set = find("own");
    assertThatThrownBy(() -> set.sprites().doubled("Grass"))
        .hasMessageContaining("damaged or cut off");
    assertThatThrownBy(() -> set.sprites().doubled("Tower"))
        .hasMessageContaining("keep each side to 2048 px");
  }

  @Test
  void doubled_withColorKey_isTransparentThere() throws Exception {
    Path folder = write("own", "\"doubleSize\": \"-big\", \"colorKey\": \"#ff00ff\",");
    pictures(folder);
    png(folder, "Grass-big.png", 16, PINK);
    SpriteImage image = find("own").sprites().doubled("Grass").orElseThrow();
    assertThat(image.rgba()[3]).isZero();
  }

  @Test
  void spritesFrom_lender_lendsItsDoublesByItsOwnKey() throws Exception {
    Path lender = write("lender", "\"doubleSize\": \"@2x\",");
    pictures(lender);
    png(lender, "Grass@2x.png", 16, BLUE);
    png(lender, "Water@2x.png", 16, BLUE);
    Path own = write("borrower", "\"spritesFrom\": \"lender\",");
    png(own, "Grass.png", 8, BLUE); // whose double the lender does not have
    LoadedTileSet set = find("borrower");
    assertThat(set.set().spriteNames()).containsOnly("Grass", "Water", "WaterB", "Tower");
    assertThat(set.sprites().doubles()).containsOnly("Water");
    assertThat(set.warnings()).isEmpty();
  }

  @Test
  void find_oddDoubles_areNamed() throws Exception {
    Path folder = write("own", "\"doubleSize\": \"@2x\",");
    pictures(folder);
    assertThat(find("own").warnings())
        .extracting(Problem::message)
        .containsExactly("no picture's name ends with the '@2x' of 'doubleSize'");
    png(folder, "Rock@2x.png", 16, BLUE);
    png(folder, "Grass@2x.png", 16, BLUE);
    assertThat(find("own").warnings())
        .extracting(Problem::message)
        .containsExactly("'Rock@2x.png' is ignored, since the picture that it doubles is missing");
    write("own", "\"doubleSize\": \"2x\",");
    assertThatThrownBy(() -> find("own"))
        .hasMessageContaining("'doubleSize' is '2x'; begin with '@', '-' or '_'");
  }

  @Test
  void savedPack_ofMapWithDoubles_holdsThem() throws Exception {
    Path folder = write("own", "\"doubleSize\": \"_large\",");
    pictures(folder);
    png(folder, "Grass_large.png", 16, BLUE);
    png(folder, "WaterB_large.png", 16, BLUE);
    String map = "emberway-map 1\nname: Pond\ntileset: own\n[base]\nGw\n[overlay]\n.T\n";
    LoadedMap loaded = MapFiles.read("pond.map.txt", map.getBytes(StandardCharsets.UTF_8), library);
    Path zip = tiles.resolve("pond.zip");
    MapSaver.savePack(loaded, PackInfo.named("Pond"), MapSaver.Tiles.INCLUDED, zip);
    LoadedTileSet saved = MapFiles.open(zip, Optional.empty()).tiles();
    assertThat(saved.sprites().doubles()).containsOnly("Grass", "WaterB");
    assertThat(rgb(saved.sprites().doubled("Grass").orElseThrow())).isEqualTo(BLUE);
    assertThat(saved.pictureProblems()).isEmpty();
  }
}
