package emberway.render.gl.context;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.lang.ArchRule;
import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.TileGeometry;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DrawCallCounterTest {
  @Test
  void everyDrawCall_isCounted() {
    DescribedPredicate<JavaMethodCall> draws =
        DescribedPredicate.describe(
            "a draw call of OpenGL",
            call ->
                call.getTargetOwner().getPackageName().startsWith("org.lwjgl.opengl")
                    && call.getName().matches("gl(Multi)?Draw(Arrays|Elements|Range).*"));
    ArchRule rule =
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName(DrawCallCounter.class.getName())
            .should()
            .callMethodWhere(draws);
    rule.check(
        new ClassFileImporter()
            .withImportOption(new DoNotIncludeTests())
            .importPackages("emberway.render", "emberway.app")); // others see no OpenGL
    assertThat(
            noClasses()
                .should()
                .callMethodWhere(draws)
                .evaluate(new ClassFileImporter().importClasses(DrawCallCounter.class))
                .hasViolation())
        .as("the rule sees the calls there are")
        .isTrue();
  }

  @Test
  void drawCalls_areEqual_whateverTheSizeOfTheMap() {
    assertThat(drawCalls(new GridSize(3, 2))).isEqualTo(drawCalls(new GridSize(90, 70)));
  }

  /** The draw calls of a frame without a route, and of one with a route. */
  private static List<Long> drawCalls(GridSize size) {
    Scene scene = TestScenes.random(TestScenes.noise(TileGeometry.PUBLISHED, 1, 0, 255), size, 1);
    try (GlContext context = GlFixture.context();
        MapRenderer renderer = GlFixture.renderer(context, scene);
        RenderTarget target = new RenderTarget(64, 48)) {
      PictureFrame frame = GlFixture.frame(scene, 1);
      int left = frame.width() / 2 - 32;
      int top = frame.height() / 2 - 24;
      PicturePart part = new PicturePart().set(frame, left, top, 64, 48);
      long without = drawCalls(() -> renderer.draw(part, target));
      renderer.setRoutes(List.of(new RouteOverlay(size, new int[] {0, 1}, 1)));
      long with = drawCalls(() -> renderer.draw(part, target));
      assertThat(with).isEqualTo(without + 3); // outline, core and marks
      return List.of(without, with);
    }
  }

  private static long drawCalls(Runnable drawing) {
    long before = DrawCallCounter.made();
    drawing.run();
    return DrawCallCounter.made() - before;
  }
}
