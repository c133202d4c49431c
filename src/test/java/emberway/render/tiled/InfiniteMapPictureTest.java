package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.pack.MapFiles;
import emberway.pack.map.TiledArt;
import emberway.render.GlFixture;
import emberway.sprite.SpriteImage;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where objects and picture layers of infinite maps lie, beside Tiled's own rasterizer: for each
 * arrangement of cells, and chunks that begin before, at and after 0,0.
 */
final class InfiniteMapPictureTest {
  private static final double MIN_SHARE = 0.999;
  private static final int SIDE = 32; // of the chunks together [cells]

  /** The first column and row, and the height that the file states. */
  private static final List<int[]> PLACES =
      List.of(
          new int[] {-16, -16, 16},
          new int[] {0, 0, SIDE},
          new int[] {0, 0, 20},
          new int[] {-32, 16, 61},
          new int[] {16, -16, 7},
          new int[] {32, 32, 100});

  private final long seed = new Random().nextLong();
  private final TiledScene scene = new TiledScene(seed);

  @TempDir private Path folder;

  @BeforeAll
  static void needsTheRasterizer() {
    Rasterizer.assumePresent();
  }

  static Stream<Arguments> maps() {
    List<Arguments> maps = new ArrayList<>();
    for (int[] place : PLACES) {
      maps.add(Arguments.of(TiledMap.Orientation.ISOMETRIC, TiledMap.Stagger.DEFAULT, place));
      maps.add(Arguments.of(TiledMap.Orientation.ORTHOGONAL, TiledMap.Stagger.DEFAULT, place));
      for (TiledMap.Axis axis : TiledMap.Axis.values()) {
        for (boolean even : new boolean[] {false, true}) {
          TiledMap.Stagger stagger = new TiledMap.Stagger(axis, even);
          maps.add(Arguments.of(TiledMap.Orientation.STAGGERED, stagger, place));
        }
      }
    }
    return maps.stream();
  }

  @ParameterizedTest
  @MethodSource("maps")
  void objectsAndPictures_ofChunksAnywhere_lieAsInTiled(
      TiledMap.Orientation orientation, TiledMap.Stagger stagger, int[] place) throws Exception {
    scene.orientation = orientation;
    scene.stagger = stagger;
    scene.infinite = true;
    scene.opaque = true;
    scene.tileWidth = 32;
    scene.tileHeight = 16;
    scene.size = new GridSize(SIDE, SIDE);
    scene.firstColumn = place[0];
    scene.firstRow = place[1];
    scene.claimedHeight = place[2];
    int first = scene.sheet(32, 16, 0, 0, 0, 0);
    scene.board(TiledLayer.Look.plain("ground"), first, 8, 0);
    picture("once", 40, 24, false);
    picture("across", -31, 5, true);
    scene.layer(objects(first));
    TiledScene.Pair pair = scene.drawBoth(folder);
    boolean isMoved = orientation == TiledMap.Orientation.ISOMETRIC; // see docs/tiled.md
    int shift = isMoved ? (place[2] - 2 * place[1] - SIDE) * scene.tileWidth / 2 : 0;
    Likeness likeness = Likeness.of(part(pair.is(), -shift), part(pair.should(), shift));
    assertThat(likeness.seenShare())
        .as("%s, shifted by %d px, seed %d", likeness, shift, seed)
        .isGreaterThanOrEqualTo(MIN_SHARE);
  }

  /** Chunks begin at -16,-16, and the file states a height of 16. */
  @Test
  void square_ofMapFoundWrong_liesAsInTiled() throws Exception {
    String data = System.getProperty("emberway.data");
    Path file = data == null ? null : Path.of(data, "found/infinite-from-minus-16.tmx");
    Assumptions.assumeTrue(
        file != null && Files.isRegularFile(file),
        "the maps found wrong are not there: found in the folder that -Demberway.data names");
    TiledArt art = MapFiles.open(file, Optional.empty()).art().orElseThrow();
    SpriteImage is = TiledScene.draw(TiledPicture.of(art.map(), art.pictures()));
    SpriteImage should = Rasterizer.draw(file, folder);
    assertThat(Likeness.of(part(is, -512), part(should, 512)).off()).isZero();
  }

  /** What is left of a picture if another of its size lies over it, moved to the right. [px] */
  private static SpriteImage part(SpriteImage image, int right) {
    int width = image.width() - Math.abs(right);
    return GlFixture.crop(image, Math.max(0, right), 0, width, image.height());
  }

  private void picture(String name, int x, int y, boolean repeats) {
    TiledLayer.Look look = TiledScene.look(1, -1, x, y);
    Optional<TiledImage> image = Optional.of(scene.image(name + ".png", scene.art(90, 41)));
    scene.layer(new TiledLayer.Image(look, image, repeats, false));
  }

  /**
   * Tiles and a rectangle in several cells, at the places of these cells in Tiled's coordinates.
   */
  private TiledLayer objects(int gid) {
    boolean isDiamond = scene.orientation == TiledMap.Orientation.ISOMETRIC;
    boolean isStaggered = scene.orientation == TiledMap.Orientation.STAGGERED;
    boolean byColumn = isStaggered && scene.stagger.axis() == TiledMap.Axis.X;
    double stepX = isDiamond ? scene.tileHeight : scene.tileWidth / (byColumn ? 2.0 : 1);
    double stepY = scene.tileHeight / (isStaggered && !byColumn ? 2.0 : 1);
    List<TiledObject> objects = new ArrayList<>();
    for (int at = 3; at < SIDE; at += 9) {
      double x = (scene.firstColumn + at) * stepX;
      double y = (scene.firstRow + SIDE - at) * stepY;
      objects.add(TiledScene.tile(gid + at % 8, x, y, 32, 16, 0));
    }
    objects.add(
        TiledScene.object(
            TiledObject.Shape.RECTANGLE,
            (scene.firstColumn + 12) * stepX,
            (scene.firstRow + 12) * stepY,
            5 * stepX,
            3 * stepY,
            0));
    return new TiledLayer.Objects(
        TiledLayer.Look.plain("objects"), TiledLayer.Objects.DEFAULT_COLOR, false, objects);
  }
}
