package emberway.render.gl.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.gl.GlContext;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.TileGeometry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class ChunkFaderTest {
  private static final int COLUMNS = 4;
  private static final int ROWS = 3;
  private static final long CHUNK = (long) MapChunk.SIDE * MapChunk.SIDE;
  private static final long LONG_AGO = 1_000_000_000; // [ns]

  private static GlContext context;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  @AfterAll
  static void close() {
    if (context != null) {
      context.close();
    }
  }

  private static MapChunkGrid grid() {
    GridSize size = new GridSize(40, 40);
    return new MapChunkGrid(
        PictureFrame.whole(new IsoProjection(TileGeometry.PUBLISHED, size), 0.5));
  }

  /** Chunks that were filled long ago, but not drawn since. */
  private static List<MapChunk> filled(MapChunkGrid grid) {
    List<MapChunk> chunks = new ArrayList<>();
    for (int i = 0; i < COLUMNS * ROWS; i++) {
      MapChunk chunk = grid.chunk(i % COLUMNS, i / COLUMNS);
      chunk.setTexture(Texture.filteredOfWindow(MapChunk.SIDE, MapChunk.SIDE));
      chunk.appear(System.nanoTime() - LONG_AGO);
      chunks.add(chunk);
    }
    return chunks;
  }

  /** Draws a frame of a view that is as large as some chunks. */
  private static boolean fade(
      ChunkFader fader, MapChunkGrid grid, PictureBoxes outdated, int viewedChunks) {
    PicturePart view =
        new PicturePart().set(grid.frame(), 0, 0, viewedChunks * MapChunk.SIDE, MapChunk.SIDE);
    return fader.fade(grid, 0, 0, COLUMNS - 1, ROWS - 1, view, outdated);
  }

  private static long shown(List<MapChunk> chunks) {
    return chunks.stream().filter(chunk -> chunk.opacity() == 1).count();
  }

  @Test
  void fade_manyNewChunks_showsSomeInEachFrameUntilAllAreShown() {
    MapChunkGrid grid = grid();
    List<MapChunk> chunks = filled(grid);
    ChunkFader fader = new ChunkFader();
    PictureBoxes outdated = new PictureBoxes();
    for (int frame = 1; frame <= 4; frame++) {
      outdated.clear();
      assertThat(fade(fader, grid, outdated, COLUMNS * ROWS)).isEqualTo(frame < 4);
      assertThat(shown(chunks)).isEqualTo(3L * frame);
      assertThat(outdated.area()).isPositive().isLessThanOrEqualTo(3 * CHUNK);
    }
    outdated.clear();
    assertThat(fade(fader, grid, outdated, COLUMNS * ROWS)).isFalse();
    assertThat(outdated.isEmpty()).isTrue();
    chunks.forEach(chunk -> chunk.texture().close());
  }

  @Test
  void fade_littleRoom_showsOneChunkInEachFrameThatDrawsNothingElse() {
    MapChunkGrid grid = grid();
    List<MapChunk> chunks = filled(grid);
    ChunkFader fader = new ChunkFader();
    PictureBoxes outdated = new PictureBoxes();
    outdated.add(0, 0, 10, 10);
    assertThat(fade(fader, grid, outdated, 1)).isTrue();
    assertThat(shown(chunks)).isZero();
    outdated.clear();
    assertThat(fade(fader, grid, outdated, 1)).isTrue();
    assertThat(shown(chunks)).isEqualTo(1);
    chunks.forEach(chunk -> chunk.texture().close());
  }

  @Test
  void fade_emptyChunks_areNotWaitedFor() {
    PictureBoxes outdated = new PictureBoxes();
    assertThat(fade(new ChunkFader(), grid(), outdated, COLUMNS * ROWS)).isFalse();
    assertThat(outdated.isEmpty()).isTrue();
  }
}
