package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.gl.map.FilePainter;
import emberway.render.iso.PictureFrame;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

/** Sprites of double size that come to the GPU slice by slice. */
final class AtlasUploadTest {
  private static final int SLICE = 10_000; // neither a number of rows nor a share of all

  @AutoClose private static GlContext context;

  private final Scene scene =
      TestScenes.random(
          TestScenes.noise(TileGeometry.PUBLISHED, 1, 0, 99, 255), new GridSize(6, 7), 1);
  private final Atlas doubles =
      TestScenes.noise(TileGeometry.PUBLISHED.doubled(), 2, 0, 99, 255).atlas(scene.tiler());

  @BeforeAll
  static void open() {
    context = GlFixture.context();
  }

  private static byte[] bound(Atlas atlas) {
    ByteBuffer read = MemoryUtil.memAlloc(atlas.pixels().length);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, read);
    byte[] bytes = new byte[read.capacity()];
    read.get(0, bytes);
    MemoryUtil.memFree(read);
    return bytes;
  }

  @Test
  void next_sliceBySlice_endsWithThePixelsAndColorsOfTheAtlas() {
    long left = 2L * doubles.layout().width() * doubles.layout().height();
    try (AtlasUpload upload = new AtlasUpload(PreparedAtlas.forLargeScales(doubles))) {
      boolean isLast = false;
      while (!isLast) {
        assertThat(upload.remaining()).isEqualTo(left).isPositive();
        isLast = upload.next(SLICE);
        assertThat(left - upload.remaining()).isBetween(1L, (long) SLICE);
        left = upload.remaining();
      }
      assertThat(left).isZero();
      try (AtlasTextures taken = upload.take()) {
        taken.bindPixels(0);
        assertThat(bound(doubles)).isEqualTo(doubles.pixels());
        taken.bindColors(0);
        assertThat(bound(doubles)).isEqualTo(AlphaBleeding.of(doubles, 1)[0]);
      }
    }
  }

  @Test
  void take_withoutColors_bringsThemWhenTheyAreNeeded() {
    Atlas atlas = scene.tiles().atlas(scene.tiler());
    PreparedAtlas later = PreparedAtlas.withoutColors(atlas, 1);
    try (AtlasUpload upload = new AtlasUpload(later)) {
      assertThat(upload.remaining())
          .isEqualTo((long) atlas.layout().width() * atlas.layout().height());
      assertThat(upload.next(Integer.MAX_VALUE)).isTrue();
      later.addColors();
      try (AtlasTextures taken = upload.take()) {
        taken.bindColors(0);
        assertThat(bound(atlas)).isEqualTo(AlphaBleeding.of(atlas, 1)[0]);
        taken.releaseColors(atlas);
        assertThat(glGetInteger(GL_TEXTURE_BINDING_2D)).isZero(); // as its texture is deleted
        taken.bindColors(0);
        assertThat(bound(atlas)).isEqualTo(AlphaBleeding.of(atlas, 1)[0]);
      }
    }
  }

  @Test
  void next_lessThanARow_uploadsARow() {
    try (AtlasUpload upload = new AtlasUpload(PreparedAtlas.forLargeScales(doubles))) {
      long all = upload.remaining();
      assertThat(upload.next(0)).isFalse();
      assertThat(all - upload.remaining()).isEqualTo(doubles.layout().width());
    }
  }

  @Test
  void take_beforeTheLastRow_isAnError() {
    try (AtlasUpload upload = new AtlasUpload(PreparedAtlas.forLargeScales(doubles))) {
      upload.next(SLICE);
      assertThatThrownBy(upload::take)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("still to be uploaded");
    }
  }

  @Test
  void setDoubles_uploadedInSlices_drawsWhatOneUploadDraws() {
    try (FilePainter atOnce = GlFixture.renderer(context, scene);
        FilePainter sliced = GlFixture.renderer(context, scene)) {
      SpriteImage[] usual = pictures(sliced);
      assertThat(atOnce.sprites().setDoubles(doubles)).isTrue();
      for (int round = 0; round < 2; round++) { // the second replaces the first
        AtlasUpload upload =
            sliced.sprites().upload(PreparedAtlas.forLargeScales(doubles)).orElseThrow();
        SpriteImage[] before = round == 0 ? usual : pictures(atOnce);
        while (!upload.next(20 * SLICE)) {
          assertSame(pictures(sliced), before);
        }
        sliced.sprites().setDoubles(upload);
        assertSame(pictures(sliced), pictures(atOnce));
      }
      assertThat(GlFixture.difference(pictures(sliced)[0], usual[0])).isNotEmpty();
      sliced.sprites().dropDoubles();
      assertSame(pictures(sliced), usual);
    }
  }

  /** At an exact scale, a filtered one, and one where the usual sprites are drawn. */
  private SpriteImage[] pictures(FilePainter renderer) {
    double[] scales = {2, 3, 1};
    SpriteImage[] pictures = new SpriteImage[scales.length];
    for (int i = 0; i < scales.length; i++) {
      PictureFrame frame = GlFixture.frame(scene, scales[i]);
      pictures[i] = GlFixture.draw(renderer, frame, 20, 30, 300, 200);
    }
    return pictures;
  }

  private static void assertSame(SpriteImage[] are, SpriteImage[] should) {
    for (int i = 0; i < should.length; i++) {
      assertThat(GlFixture.difference(are[i], should[i])).as("picture %d", i).isEmpty();
    }
  }
}
