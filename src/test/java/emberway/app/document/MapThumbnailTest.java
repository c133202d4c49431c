package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.pack.MapFiles;
import emberway.pack.TestTiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.SpriteImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MapThumbnailTest {
  private static int alpha(SpriteImage picture, int x, int y) {
    return picture.rgba()[(y * picture.width() + x) * 4 + 3] & 0xFF;
  }

  private static int color(SpriteImage picture, int x, int y) {
    int at = (y * picture.width() + x) * 4;
    int red = picture.rgba()[at] & 0xFF;
    int green = picture.rgba()[at + 1] & 0xFF;
    return (red << 16) | (green << 8) | (picture.rgba()[at + 2] & 0xFF);
  }

  private static Set<Integer> colors(SpriteImage picture) {
    Set<Integer> result = new HashSet<>();
    for (int y = 0; y < picture.height(); y++) {
      for (int x = 0; x < picture.width(); x++) {
        result.add(color(picture, x, y));
      }
    }
    return result;
  }

  @Test
  void draw_map_isItsPictureAsTheWindowShowsIt() {
    LoadedMap valley = TestMap.valley().loaded();
    SpriteImage picture = MapThumbnail.draw(valley);
    assertThat(picture.width()).isBetween(MapThumbnail.SIDE - 2, MapThumbnail.SIDE + 1);
    assertThat(picture.height()).isBetween(MapThumbnail.SIDE / 2, MapThumbnail.SIDE);
    assertThat(alpha(picture, 0, 0)).as("beside the diamond").isZero();
    assertThat(alpha(picture, picture.width() / 2, picture.height() / 2)).isEqualTo(255);
    assertThat(colors(picture)).as("sprites, not flat colors").hasSizeGreaterThan(500);
  }

  @Test
  void draw_mapOfManyCells_isFlatButADiamond() {
    String rows = ("G".repeat(1024) + "\n").repeat(300);
    LoadedMap large = TestMap.open("emberway-map 1\nname: Large\n[base]\n" + rows).loaded();
    SpriteImage picture = MapThumbnail.draw(large);
    assertThat(colors(picture)).as("grass, and nothing").hasSize(2);
    assertThat(alpha(picture, 0, 0)).isZero();
  }

  /** At the smallest scale of frames, this map's picture still has two million pixels. */
  @Test
  void draw_mapTooLongForAnyScale_isAsSmallAsOthers() {
    String row = "G".repeat(40_000);
    LoadedMap thin = TestMap.open("emberway-map 1\nname: Thin\n[base]\n" + row + "\n").loaded();
    SpriteImage picture = MapThumbnail.draw(thin);
    assertThat(picture.width()).isEqualTo(MapThumbnail.SIDE);
    assertThat(picture.height()).isLessThanOrEqualTo(MapThumbnail.SIDE);
  }

  @Test
  void draw_bundledMaps_allHavePictures() throws UnreadableException {
    SpriteImage picture = MapThumbnail.draw(TestMap.bundled("Road and Wall").loaded());
    assertThat(colors(picture)).hasSizeGreaterThan(100);
  }

  @Test
  void draw_mapWhoseSetLacksPictures_hasMarksInTheirPlaces(@TempDir Path folder) throws Exception {
    TestTiles.writeLacking(folder);
    Path map = folder.resolve("a.map.txt");
    Files.writeString(map, "emberway-map 1\nname: A\ntileset: bare\n[base]\nNGN\n");
    SpriteImage picture = MapThumbnail.draw(MapFiles.open(map, Optional.empty()));
    assertThat(colors(picture)).contains(0xE000E0, 0x301030).hasSizeGreaterThan(20);
  }
}
