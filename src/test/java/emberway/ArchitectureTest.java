package emberway;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the lines between the packages: which may see which, and which touch the outside. */
@AnalyzeClasses(packages = "emberway", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {
  private static final String[] OUTSIDE_WORLD = {
    "java.io..", "java.nio.file..", "java.net..", "java.util.logging..", "org.lwjgl..", "java.awt.."
  };

  @ArchTest
  static final ArchRule map_seesNothingButBasicTypes =
      classes()
          .that()
          .resideInAPackage("emberway.map..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("emberway.map..", "java.lang..", "java.util..");

  @ArchTest static final ArchRule sprite_seesOnlyMap = seesOnly("sprite", "map");

  @ArchTest static final ArchRule plan_seesOnlyMap = seesOnly("plan", "map");

  @ArchTest static final ArchRule worldgen_seesOnlyMap = seesOnly("worldgen", "map");

  @ArchTest static final ArchRule io_seesNoOtherPackage = seesOnly("io");

  @ArchTest static final ArchRule log_seesOnlyIo = seesOnly("log", "io");

  @ArchTest
  static final ArchRule pack_seesMapAndSprite =
      seesOnly("pack", "map", "sprite", "io", "tiled", "jpeg");

  @ArchTest static final ArchRule jpeg_seesOnlyPictures = seesOnly("jpeg", "sprite");

  @ArchTest static final ArchRule tiled_seesOnlyMap = seesOnly("tiled", "map");

  @ArchTest
  static final ArchRule render_seesMapAndSprite =
      seesOnly("render", "map", "sprite", "io", "tiled");

  @ArchTest
  static final ArchRule scenery_seesWhatPicturesAreMadeOf =
      seesOnly("scenery", "map", "sprite", "tiled", "render");

  @ArchTest
  static final ArchRule view_seesMapPlanAndRender = seesOnly("view", "map", "plan", "render");

  @ArchTest static final ArchRule art_seesNoOtherPackage = seesOnly("art");

  @ArchTest
  static final ArchRule app_doesNotSeeCli =
      noClasses()
          .that()
          .resideInAPackage("emberway.app..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("emberway.cli..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule iso_seesNoOpenGl =
      noClasses()
          .that()
          .resideInAnyPackage("emberway.render.iso..", "emberway.view..", "emberway.scenery..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("emberway.render.gl..", "emberway.render.export..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule core_touchesNothingOutside =
      noClasses()
          .that()
          .resideInAnyPackage(
              "emberway.map..",
              "emberway.sprite..",
              "emberway.tiled..",
              "emberway.plan..",
              "emberway.worldgen..",
              "emberway.jpeg..",
              "emberway.render.iso..",
              "emberway.scenery..",
              "emberway.view..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(OUTSIDE_WORLD);

  @ArchTest
  static final ArchRule core_neverPrintsOrExits =
      noClasses()
          .that()
          .resideInAnyPackage(
              "emberway.map..",
              "emberway.sprite..",
              "emberway.plan..",
              "emberway.worldgen..",
              "emberway.tiled..",
              "emberway.pack..",
              "emberway.render..",
              "emberway.view..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(System.class, "exit", int.class);

  @ArchTest
  static final ArchRule openGl_isImportedInTwoPlacesOnly =
      noClasses()
          .that()
          .resideOutsideOfPackages("emberway.render.gl..", "emberway.app..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.lwjgl..", "imgui..");

  @ArchTest
  static final ArchRule glfw_isSpokenByTheWindowOnly =
      noClasses()
          .that()
          .resideInAPackage("emberway.app..")
          .and()
          .haveNameNotMatching(
              "emberway\\.app\\.(ExplorerWindow|WindowEvents|WindowIcon|Monitors|XErrors)(\\$.*)?")
          .and()
          .haveNameNotMatching("emberway\\.app\\.FileDialog(\\$.*)?") // the desktop's own
          .and()
          .haveNameNotMatching("emberway\\.app\\.(Keyboard|Deeds|GuiKeys)") // the keys' numbers
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.lwjgl..");

  @ArchTest
  static final ArchRule imgui_isSpokenByPanelsOnly =
      noClasses()
          .that()
          .resideInAPackage("emberway.app..")
          .and()
          .haveNameNotMatching("emberway\\.app\\.(Gui[A-Za-z]*|[A-Za-z]+Panel)(\\$.*)?")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("imgui..");

  @ArchTest
  static final ArchRule packages_formNoCycle =
      slices().matching("emberway.(**)").should().beFreeOfCycles();

  private static ArchRule seesOnly(String name, String... others) {
    String[] forbidden =
        java.util.stream.Stream.of(
                "map",
                "tiled",
                "scenery",
                "sprite",
                "plan",
                "worldgen",
                "io",
                "log",
                "pack",
                "render",
                "view",
                "art",
                "app",
                "cli")
            .filter(p -> !p.equals(name) && !java.util.List.of(others).contains(p))
            .map(p -> "emberway." + p + "..")
            .toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage("emberway." + name + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(forbidden)
        .allowEmptyShould(true);
  }

  /** The rules above must be able to fail: what is planted under {@code testing} breaks one. */
  @ArchTest
  static void plantedViolation_isSeen(JavaClasses ignored) {
    JavaClasses planted =
        new com.tngtech.archunit.core.importer.ClassFileImporter()
            .importClasses(PlantedViolation.class);
    boolean seen =
        noClasses().should().accessField(System.class, "out").evaluate(planted).hasViolation();
    if (!seen) {
      throw new AssertionError("the architecture rules do not see a planted violation");
    }
  }

  private static final class PlantedViolation {
    @SuppressWarnings("unused")
    void print() {
      System.out.println("planted");
    }
  }
}
