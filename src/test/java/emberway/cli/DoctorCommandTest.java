package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report of a problem, and what crashes leave for it, for a user with a home and a name. */
final class DoctorCommandTest {
  private static final String USER = "aldegunde";
  private static final String HOST = "ravensburg";
  private static final String SECRET = "Quillfeather"; // what the map calls all that it names

  @TempDir Path folder;
  private Path home;

  @BeforeEach
  void settleIn() throws IOException {
    home = Files.createDirectories(folder.resolve("homes").resolve(USER));
  }

  private ChildRun child(String... options) {
    return ChildRun.with(
            Stream.concat(
                    Stream.of("-Demberway.state=", "-Duser.home=" + home, "-Duser.name=" + USER),
                    Stream.of(options))
                .toArray(String[]::new))
        .without("XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "DISPLAY", "WAYLAND_DISPLAY")
        .variable("HOME", home.toString())
        .variable("USER", USER)
        .variable("LOGNAME", USER)
        .variable("HOSTNAME", HOST);
  }

  private Path log() {
    return home.resolve(".local/state/emberway");
  }

  private Path crash() throws IOException {
    try (Stream<Path> files = Files.list(log())) {
      List<Path> crashes =
          files.filter(file -> file.getFileName().toString().startsWith("crash-")).toList();
      assertThat(crashes).hasSize(1);
      return crashes.get(0);
    }
  }

  private Path map(String row) throws IOException {
    String text =
        """
        emberway-map 1
        name: %1$s Valley
        author: %1$s
        description: of %1$s
        # %1$s
        [base]
        %2$s
        GGG
        [places]
        0 0 %1$s Camp
        """;
    Path maps = Files.createDirectories(home.resolve("maps"));
    return Files.writeString(maps.resolve("valley.map.txt"), text.formatted(SECRET, row));
  }

  private static void assertPrivate(String text) {
    assertThat(text).doesNotContainIgnoringCase(SECRET, USER, HOST, "/homes");
  }

  @Test
  void doctor_afterErrorsWithAMap_tellsOfThemWithoutAnythingPrivate() throws IOException {
    CommandRun bad = child().of("info", map("GQ" + SECRET));
    bad.failedWith(ExitCode.INPUT, "valley.map.txt:7:2", USER);
    child()
        .of("render", map("GGG"), "-o", home.resolve(HOST + "/no/" + SECRET))
        .failedWith(ExitCode.OUTPUT, SECRET);
    child().of("route", map("GGG"), "--from", SECRET).failedWith(ExitCode.USAGE, SECRET);
    Files.move(map("GGG"), home.resolve("maps/" + USER + "-" + HOST + ".map.txt"));

    CommandRun run = child().of("doctor");
    assertThat(run.out())
        .contains("Emberway  ", "Java  ", "LWJGL            3.", "imgui-java       1.", "JOML  ")
        .contains("~/.config/emberway · not there yet, can be made", "Theme            dark")
        .contains("ERROR ~/maps/valley.map.txt:7:2: unknown symbol …")
        .contains("Driver for pictures", "Driver of the window", "Screens", "no display")
        .contains("Problems\n");
    assertPrivate(run.out());
    assertPrivate(Files.readString(log().resolve("emberway.log")));
    assertThat(run.err()).isEmpty();
  }

  @Test
  void doctor_whereSettingsCannotBeKept_namesThatAndSaysNo() throws IOException {
    Files.createFile(home.resolve(".config"));
    CommandRun run = child().of("doctor", "--json");
    assertThat(run.status()).as(run.out()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .startsWith("{\"sections\":[{\"title\":\"Versions\",\"entries\":[{\"name\":")
        .contains("\"problems\":[\"~/.config/emberway cannot be made: ~/.config is not a folder; ")
        .hasLineCount(1);
    assertPrivate(run.out());
  }

  @Test
  void doctor_damagedSettings_saysSoAndLeavesThemWhereTheyAre() throws IOException {
    Path config = Files.createDirectories(home.resolve(".config/emberway"));
    Path settings = Files.writeString(config.resolve("settings.json"), "{");
    CommandRun run = child().of("doctor");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).contains("Problems\n  the file of settings is damaged");
    assertThat(settings).hasContent("{");
  }

  @Test
  void doctor_withoutOpenGl_saysWhyAndGoesOn() {
    CommandRun run = child("-Dorg.lwjgl.egl.libname=nowhere").of("doctor");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .contains("Driver for pictures\n  none: ", "Screens", "Problems\n  there is no OpenGL");
    assertThat(run.err()).isEmpty();
  }

  /** A program that lacks a library: nobody has foreseen that. */
  private static String withoutJson() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.contains("jackson-core"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  @Test
  void crash_ofACommand_leavesAReportAndSaysWhere() throws IOException {
    CommandRun run = child().over(withoutJson()).of("info", map("GGG"));
    assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.INPUT.status());
    assertThat(run.err()).hasLineCount(1).contains("internal error", crash().toString());
    String report = Files.readString(crash());
    assertThat(report).contains("NoClassDefFoundError", "\tat emberway.", "Thread ");
    assertPrivate(report);
    assertPrivate(Files.readString(log().resolve("emberway.log")));
    assertThat(child().of("doctor").out())
        .contains("Reports of crashes\n  ~/.local/state/emberway/crash-")
        .contains("CRASH internal error");
  }

  @Tag("slow")
  @Test
  void doctor_afterACrashOfJava_saysWhereItsReportIsAndThatItIsPrivate() throws IOException {
    assertThat(child().of("doctor").out()).doesNotContain("Java's reports");
    Files.createDirectories(log());
    Files.writeString(log().resolve("crash-jvm-42.log"), "at " + home);
    String report = child().of("doctor").out();
    assertThat(report)
        .contains(
            """
            Reports of crashes
              none

            Java's reports of crashes (with your paths and names; look before you send them)
              ~/.local/state/emberway/crash-jvm-42.log
            """);
    assertPrivate(report);
  }

  @Test
  void crash_ofAThreadBeside_isReportedAndTheCommandGoesOn() throws IOException {
    CommandRun run = child().run(CrashProbe.class, "info", map("GGG"));
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains(SECRET + " Valley");
    assertThat(run.err())
        .startsWith("emberway: internal error (")
        .contains("the arrow", crash().toString())
        .hasLineCount(1);
    assertThat(Files.readString(crash())).contains("Thread beside", "at emberway.cli.CrashProbe");
  }

  @Tag("slow")
  @Test
  void crash_whereNoReportCanBeLeft_pointsToDebug_whichPrintsTheTrace() throws IOException {
    Files.createFile(home.resolve(".local"));
    CommandRun run = child().run(CrashProbe.class, "info", map("GGG"));
    assertThat(run.err()).contains("run it again with --debug").hasLineCount(1);
    run = child().run(CrashProbe.class, "info", map("GGG"), "--debug");
    assertThat(run.err()).contains("\tat emberway.cli.CrashProbe", "run it again with --debug");
  }
}
