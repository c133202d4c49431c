package emberway;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import emberway.app.command.Commands;
import emberway.app.command.MapCommands;
import emberway.app.text.CellText;
import emberway.map.Tile;
import emberway.map.TravelProfile;
import emberway.render.gl.DrawCallCounter;
import emberway.testing.SourceLayout;
import emberway.testing.planted.lower.Lower;
import emberway.testing.planted.upper.Upper;
import emberway.view.DisplayText;
import emberway.view.TravelerText;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds the layout: which packages may see which, and which touch the outside. */
@AnalyzeClasses(packages = "emberway", importOptions = ArchitectureTest.MainClasses.class)
final class ArchitectureTest {
  /** Fewest and most lines of text in a {@code package-info.java}. */
  private static final int MIN_INFO = 5;

  private static final int MAX_INFO = 20;

  /** Most files of a package that refer to each other in a ring. */
  private static final int MAX_IN_RING = 5;

  private static final List<String> ROOMS =
      List.of(
          "app",
          "cli",
          "drawable",
          "io",
          "log",
          "map",
          "pack",
          "plan",
          "render",
          "sprite",
          "tiled",
          "view",
          "worldgen");

  private static final String[] PURE = {
    "emberway.map..",
    "emberway.sprite..",
    "emberway.tiled..",
    "emberway.plan..",
    "emberway.worldgen..",
    "emberway.render.iso..",
    "emberway.render.pyramid..",
    "emberway.view.."
  };

  private static final String[] OUTSIDE_WORLD = {
    "java.io..", "java.nio.file..", "java.net..", "java.util.logging..", "org.lwjgl..", "java.awt.."
  };

  /** What the program is made of, wherever it was compiled to. */
  static final class MainClasses implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  // Which package sees which.

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

  @ArchTest
  static final ArchRule worldgen_seesOnlyMapAndOpenLists =
      classes()
          .that()
          .resideInAPackage("emberway.worldgen..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "emberway.worldgen..",
              "emberway.map..",
              "emberway.plan.queue..",
              "java.lang..",
              "java.util..");

  @ArchTest static final ArchRule tiled_seesOnlyMap = seesOnly("tiled", "map");

  @ArchTest static final ArchRule io_seesNoOtherPackage = seesOnly("io");

  @ArchTest static final ArchRule log_seesOnlyIo = seesOnly("log", "io");

  /** By its imports, as it is compiled with the tests. */
  @ArchTest
  static void art_seesNoOtherPackage(JavaClasses ignored) throws IOException {
    assertThat(SourceLayout.ofArt().imports())
        .isNotEmpty()
        .allSatisfy(
            (art, seen) -> assertThat(seen).allMatch(each -> each.startsWith("emberway.art")));
  }

  @ArchTest
  static final ArchRule pack_seesMapAndSprite = seesOnly("pack", "map", "sprite", "io", "tiled");

  @ArchTest
  static final ArchRule render_seesMapAndSprite =
      seesOnly("render", "map", "sprite", "io", "tiled");

  @ArchTest
  static final ArchRule view_seesMapPlanAndRender = seesOnly("view", "map", "plan", "render");

  @ArchTest
  static final ArchRule drawable_seesFilesAndRendering =
      seesOnly("drawable", "map", "sprite", "io", "tiled", "pack", "render");

  @ArchTest
  static final ArchRule app_doesNotSeeTheCommandLine =
      noClasses().that().resideInAPackage("emberway.app..").should(see("emberway.cli.."));

  @ArchTest
  static final ArchRule log_isSeenByAppAndCliOnly =
      noClasses()
          .that()
          .resideOutsideOfPackages("emberway.app..", "emberway.cli..", "emberway.log..")
          .should(see("emberway.log.."));

  @ArchTest
  static final ArchRule pureRendering_seesNoOpenGl =
      noClasses()
          .that()
          .resideInAnyPackage(
              "emberway.render.iso..",
              "emberway.render.pyramid..",
              "emberway.render.tiled..",
              "emberway.view..")
          .should(see("emberway.render.gl..", "emberway.render.export.."));

  // What touches the outside.

  @ArchTest
  static final ArchRule core_touchesNothingOutside =
      noClasses().that().resideInAnyPackage(PURE).should(see(OUTSIDE_WORLD));

  @ArchTest
  static final ArchRule tiledPictures_touchNothingOutsideButOutlines =
      noClasses()
          .that()
          .resideInAPackage("emberway.render.tiled..")
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAnyPackage(OUTSIDE_WORLD)
                  .and(
                      not(
                          resideInAPackage("java.awt.geom..")
                              .or(name("java.awt.Shape"))
                              .or(name("java.awt.BasicStroke")))));

  @ArchTest
  static final ArchRule core_neverPrintsOrExits =
      noClasses()
          .that()
          .resideOutsideOfPackages("emberway.app..", "emberway.cli..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(System.class, "exit", int.class);

  @ArchTest
  static final ArchRule openGl_isSpokenByRenderingAndTheWindowOnly =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "emberway.render.gl..",
              "emberway.app.desktop",
              "emberway.app.command", // the keys' numbers, see below
              "emberway.app.gui")
          .should(see("org.lwjgl.."));

  @ArchTest
  static final ArchRule glfw_isToCommandsAndPanelsNothingButNumbersOfKeys =
      noClasses()
          .that()
          .resideInAnyPackage("emberway.app.command", "emberway.app.gui")
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.lwjgl..").and(not(name("org.lwjgl.glfw.GLFW"))));

  @ArchTest
  static final ArchRule imgui_isSpokenByPanelsOnly =
      noClasses()
          .that()
          .resideOutsideOfPackages("emberway.app.gui", "emberway.app.panel..")
          .should(see("imgui.."));

  @ArchTest
  static final ArchRule pictures_areDecodedInOnePlaceOnly =
      noClasses()
          .that()
          .resideOutsideOfPackage("emberway.pack.image")
          .should()
          .dependOnClassesThat(
              resideInAPackage("javax.imageio..")
                  .or(name("ar.com.hjg.pngj.PngReader"))
                  .or(name("ar.com.hjg.pngj.PngReaderByte"))
                  .or(name("org.lwjgl.stb.STBImage")));

  @ArchTest
  static final ArchRule awtsFonts_areUsedInOnePlaceOnly =
      noClasses()
          .that()
          .resideOutsideOfPackage("emberway.render.text")
          .should()
          .dependOnClassesThat(resideInAPackage("java.awt.font..").or(name("java.awt.Font")));

  // A topic of commands may belong to the map on show, so it is asked for at each deed.

  @ArchTest
  static void topicsOfCommands_areKeptInNoField(JavaClasses all) {
    assertThat(keptTopics(all)).isEmpty();
  }

  /** The fields that hold a topic of {@link Commands}, by its interface. */
  private static List<String> keptTopics(JavaClasses classes) {
    Set<String> topics =
        Stream.of(Commands.class.getMethods())
            .map(topic -> topic.getReturnType().getName())
            .filter(name -> name.endsWith("Commands"))
            .collect(Collectors.toSet());
    assertThat(topics).as("the rule sees the topics").hasSizeGreaterThan(20);
    return classes.stream()
        .flatMap(each -> each.getFields().stream())
        .filter(field -> topics.contains(field.getRawType().getName()))
        .map(JavaField::getFullName)
        .toList();
  }

  // No package depends on itself by way of others, whatever level one looks at.

  @ArchTest static final ArchRule rooms_formNoCycle = noCycle("emberway.(*)..");

  @ArchTest static final ArchRule packagesInRooms_formNoCycle = noCycle("emberway.(*).(*)..");

  @ArchTest static final ArchRule deeperPackages_formNoCycle = noCycle("emberway.(*).(*).(*)..");

  @ArchTest static final ArchRule packages_formNoCycle = noCycle("emberway.(**)");

  /** The same by what sources import, as the compiler copies constants and leaves no trace. */
  @ArchTest
  static void imports_formNoCycle(JavaClasses ignored) throws IOException {
    assertThat(SourceLayout.cycles(SourceLayout.ofMain().imports())).isEmpty();
    assertThat(SourceLayout.cycles(SourceLayout.ofArt().imports())).isEmpty();
  }

  // What packages say, and how entangled they are.

  @ArchTest
  static void packages_sayWhatTheyAreFor(JavaClasses ignored) throws IOException {
    assertThat(SourceLayout.unclear(SourceLayout.ofMain().infos(), MIN_INFO, MAX_INFO)).isEmpty();
    assertThat(SourceLayout.unclear(SourceLayout.ofArt().infos(), MIN_INFO, MAX_INFO)).isEmpty();
  }

  @ArchTest
  static void classes_haveNamesOfTheirOwn(JavaClasses ignored) throws IOException {
    assertThat(SourceLayout.homonyms(SourceLayout.filesOfAllSets())).isEmpty();
  }

  @ArchTest
  static void ringsInPackages_areSmall(JavaClasses all) {
    JavaClasses art = new ClassFileImporter().importPackages("emberway.art");
    for (JavaClasses each : List.of(all, art)) {
      assertThat(SourceLayout.cycles(filesOfPackages(each)))
          .as("rings of files in one package")
          .allSatisfy(ring -> assertThat(ring).hasSizeLessThanOrEqualTo(MAX_IN_RING));
    }
  }

  /** Which files refer to which of their own package. */
  private static Map<String, Set<String>> filesOfPackages(JavaClasses all) {
    Map<String, Set<String>> result = new TreeMap<>();
    for (JavaClass each : all) {
      each.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getBaseComponentType())
          .filter(target -> target.getPackageName().equals(each.getPackageName()))
          .filter(target -> !file(target).equals(file(each)))
          .forEach(
              target ->
                  result.computeIfAbsent(file(each), key -> new TreeSet<>()).add(file(target)));
    }
    return result;
  }

  private static String file(JavaClass of) {
    return of.getName().replaceFirst("\\$.*", "");
  }

  private static ArchRule noCycle(String packages) {
    return slices().matching(packages).should().beFreeOfCycles();
  }

  private static ArchRule seesOnly(String room, String... others) {
    String[] forbidden =
        ROOMS.stream()
            .filter(each -> !each.equals(room) && !List.of(others).contains(each))
            .map(each -> "emberway." + each + "..")
            .toArray(String[]::new);
    return noClasses().that().resideInAPackage("emberway." + room + "..").should(see(forbidden));
  }

  private static com.tngtech.archunit.lang.ArchCondition<JavaClass> see(String... packages) {
    return com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat(
        JavaClass.Predicates.resideInAnyPackage(packages));
  }

  /** Frames of as many draw calls on each map are tested by what {@link DrawCallCounter} counts. */
  @ArchTest
  static void everyDrawCall_isCounted(JavaClasses all) {
    DescribedPredicate<JavaMethodCall> draws =
        DescribedPredicate.describe(
            "a draw call of OpenGL",
            call ->
                call.getTargetOwner().getPackageName().startsWith("org.lwjgl.opengl")
                    && call.getName().matches("gl(Multi)?Draw(Arrays|Elements|Range).*"));
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(DrawCallCounter.class.getName())
        .should()
        .callMethodWhere(draws)
        .check(all);
    JavaClasses counter = all.that(type(DrawCallCounter.class));
    assertThat(noClasses().should().callMethodWhere(draws).evaluate(counter).hasViolation())
        .as("the rule sees the calls there are")
        .isTrue();
  }

  /** Tiles and travelers have labels in several languages, of which {@code CellText} chooses. */
  @ArchTest
  static void labelsInTheWindow_areChosenByOneClass(JavaClasses all) {
    DescribedPredicate<JavaAccess<?>> asksForEnglish =
        DescribedPredicate.describe(
            "an English label",
            access -> {
              JavaClass owner = access.getTargetOwner();
              return owner.isEquivalentTo(TravelerText.class)
                  || (access.getName().equals("tilesAt") && owner.isEquivalentTo(DisplayText.class))
                  || (access.getName().equals("label")
                      && (owner.isEquivalentTo(Tile.class)
                          || owner.isEquivalentTo(TravelProfile.class)));
            });
    noClasses()
        .that()
        .resideInAPackage("emberway.app..")
        .and()
        .doNotHaveFullyQualifiedName(CellText.class.getName())
        .should()
        .accessTargetWhere(asksForEnglish)
        .check(all);
    JavaClasses chooser = all.that(type(CellText.class));
    assertThat(noClasses().should().accessTargetWhere(asksForEnglish).evaluate(chooser))
        .as("the rule sees the calls there are")
        .matches(result -> result.hasViolation());
  }

  // The rules must be able to fail: each kind sees what is planted for it.

  @ArchTest
  static void plantedOutput_isSeen(JavaClasses ignored) {
    JavaClasses planted = new ClassFileImporter().importClasses(Planted.class);
    assertThat(
            noClasses().should().accessField(System.class, "out").evaluate(planted).hasViolation())
        .isTrue();
    assertThat(noClasses().should(see("java.io..")).evaluate(planted).hasViolation()).isTrue();
  }

  @ArchTest
  static void plantedTopicInAField_isSeen(JavaClasses ignored) {
    JavaClasses planted = new ClassFileImporter().importClasses(Planted.class);
    assertThat(keptTopics(planted)).hasSize(1);
  }

  @ArchTest
  static void plantedCycle_isSeen(JavaClasses ignored) {
    JavaClasses planted = new ClassFileImporter().importClasses(Upper.class, Lower.class);
    assertThat(noCycle("emberway.testing.planted.(*)").evaluate(planted).hasViolation()).isTrue();
  }

  @ArchTest
  static void plantedLayouts_areSeen(JavaClasses ignored) {
    Map<String, Set<String>> ring =
        Map.of("A", Set.of("B", "X"), "B", Set.of("C"), "C", Set.of("A"), "X", Set.of());
    assertThat(SourceLayout.cycles(ring)).containsExactly(Set.of("A", "B", "C"));
    Map<String, Set<String>> files =
        Map.of("emberway.one", Set.of("A", "B", "C"), "emberway.two", Set.of("C"));
    assertThat(SourceLayout.homonyms(files)).containsExactly("C in emberway.one and emberway.two");
    String info = "/**\n * Does it.\n *\n * <p>In: this. Out: that.\n */\npackage emberway.one;";
    List<String> text = SourceLayout.textLines(info);
    assertThat(text).containsExactly("Does it.", "<p>In: this. Out: that.");
    assertThat(SourceLayout.unclear(Map.of("emberway.one", text), 3, 4))
        .containsExactly(
            "emberway.one has 2 lines, not 3 to 4", "emberway.one does not say 'Start at'");
  }

  private static final class Planted {
    @SuppressWarnings("unused")
    void print() {
      Stream.of("planted").forEach(System.out::println);
    }

    @SuppressWarnings("unused")
    private MapCommands kept;
  }

  /** A component that was added later would else be forgotten there. */
  @ArchTest
  static void recordsThatWriteOutTheirEquality_compareAllComponents(JavaClasses all) {
    Set<String> written = new TreeSet<>();
    for (JavaClass one : all) {
      for (JavaMethod method : one.isRecord() ? one.getMethods() : Set.<JavaMethod>of()) {
        boolean isWritten = !method.getModifiers().contains(JavaModifier.FINAL); // others are final
        if (isWritten && method.getName().matches("equals|hashCode")) {
          written.add(one.getSimpleName() + "." + method.getName());
          Set<String> read =
              method.getFieldAccesses().stream()
                  .map(access -> access.getTarget().getName())
                  .collect(Collectors.toSet());
          one.getFields().stream()
              .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
              .forEach(
                  field -> assertThat(read).as(method.getFullName()).contains(field.getName()));
        }
      }
    }
    assertThat(written).as("the rule sees what there is").contains("Cell.equals", "Cell.hashCode");
  }
}
