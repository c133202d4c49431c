package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Tiles;
import emberway.render.gl.map.SpriteSheets;
import emberway.sprite.AutoTiler;
import emberway.sprite.TileGeometry;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.opengl.GL33C;

final class BlendRoundingTest {
  private static GlContext context;
  private static int vertexArray;

  @BeforeAll
  static void open() {
    context = GlFixture.context();
    vertexArray = GL33C.glGenVertexArrays();
    GL33C.glBindVertexArray(vertexArray);
  }

  @AfterAll
  static void close() {
    if (context != null) {
      GL33C.glDeleteVertexArrays(vertexArray);
      context.close();
    }
  }

  @Test
  void exactCoverages_softwareDriver_areThoseOfItsFormula() {
    Assumptions.assumeTrue(
        context.description().contains("llvmpipe"), "the driver is not Mesa's llvmpipe");
    boolean[] exact = BlendRounding.exactCoverages(ShaderSource.bundled());
    for (int alpha = 0; alpha < 256; alpha++) {
      boolean formulaIsExact = true;
      for (int value = 0; value < 256; value++) {
        int product = value * (255 - alpha);
        int driver = (product + (product >> 8) + 128) >> 8;
        formulaIsExact &= driver == BlendRounding.nearest(value, alpha);
      }
      assertThat(exact[alpha]).as("coverage %d", alpha).isEqualTo(formulaIsExact);
    }
  }

  @Test
  void exactCoverages_everyDriver_includeOpaqueAndTransparent() {
    boolean[] exact = BlendRounding.exactCoverages(ShaderSource.bundled());
    assertThat(exact[0]).isTrue();
    assertThat(exact[255]).isTrue();
  }

  @Test
  void exactFloatBias_softwareDriver_exists() {
    Assumptions.assumeTrue(
        context.description().contains("llvmpipe"), "the driver is not Mesa's llvmpipe");
    assertThat(BlendRounding.exactFloatBias(ShaderSource.bundled()))
        .isNotEqualTo(BlendRounding.NONE);
  }

  @Test
  void exactBias_spritesWithoutPartialAlpha_isNone() {
    Tiles tiles = TestScenes.noise(TileGeometry.PUBLISHED, 1, 0, 255);
    boolean[] coverages = BlendRounding.coverages(tiles.atlas(new AutoTiler(tiles.set())));
    try (SpriteSheets sheets = new SpriteSheets(ShaderSource.bundled(), 1024)) {
      assertThat(sheets.exactBias(coverages)).isEqualTo(BlendRounding.NONE);
    }
    for (int alpha = 0; alpha < 256; alpha++) {
      assertThat(coverages[alpha]).isEqualTo(alpha == 0 || alpha == 255);
    }
  }

  @Test
  void exactBias_aCoverageThatIsRoundedWrongly_isThatOfFloats() {
    boolean[] exact = BlendRounding.exactCoverages(ShaderSource.bundled());
    try (SpriteSheets sheets = new SpriteSheets(ShaderSource.bundled(), 1024)) {
      for (int alpha = 0; alpha < 256; alpha++) {
        boolean[] coverages = new boolean[256];
        coverages[alpha] = true;
        assertThat(sheets.exactBias(coverages))
            .as("coverage %d", alpha)
            .isEqualTo(
                exact[alpha]
                    ? BlendRounding.NONE
                    : BlendRounding.exactFloatBias(ShaderSource.bundled()));
      }
    }
  }

  @Test
  void nearest_allPairs_isRounded() {
    for (int value = 0; value < 256; value++) {
      for (int alpha = 0; alpha < 256; alpha++) {
        assertThat(BlendRounding.nearest(value, alpha))
            .isEqualTo((int) Math.round(value * (255 - alpha) / 255.0));
      }
    }
  }
}
