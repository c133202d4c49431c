package emberway.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.testing.Patience;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher script, in a home of its own, over a Maven and a Java that only say what they do.
 */
final class LauncherTest {
  private static final Path LAUNCHER = Path.of("emberway").toAbsolutePath();
  private static final Path OPTIONS = Path.of("src/launcher").toAbsolutePath();

  /** Writes a line to {@code calls}, waits for {@code go} where told to, and makes the jars. */
  private static final String MAVEN =
      """
      #!/usr/bin/env bash
      echo built >>"$LOG"
      while [[ -n ${WAIT_FOR:-} && ! -e $WAIT_FOR ]]; do sleep 0.05; done
      [[ -z ${BROKEN:-} ]] || { echo "no compiler"; exit 1; }
      mkdir -p target/lib
      echo "the whole jar" >target/emberway.jar
      echo "the whole library" >target/lib/a.jar
      """;

  private static final String JAVA =
      """
      #!/usr/bin/env bash
      mapfile -t options < <(for option; do
        [[ $option == @*.options ]] && grep -v "^#" "${option#@}" || echo "$option"
      done)
      for option in "${options[@]}"; do
        [[ $option != -XX:ArchiveClassesAtExit=* ]] || echo archive >"${option#*=}"
        [[ $option != -XX:ErrorFile=*.log ]] || echo "${option#*=}" >"$LOG.crash"
        [[ $option != -Duser.home=* ]] || echo "${option#*=}" >"$LOG.home"
        [[ $option != -XX:TieredStopAtLevel=1 ]] || touch "$LOG.one"
        [[ $option != -XX:Tier4* ]] || touch "$LOG.late"
        [[ $option != -Xms* ]] || touch "$LOG.heap"
        [[ $option != -version || -z ${VERSION:-} ]] || { echo "$VERSION" >&2; exit; }
        [[ $option != -XX:SharedArchiveFile=* ]] || archive=${option##*/}
      done
      echo "java ${LC_ALL:-} $archive ${*: -4}"
      """;

  private static final String TOO_OLD =
      "emberway: Java %d is too old (%s/bin/java); install a JDK 17 or newer, or point JAVA_HOME at"
          + " one\n";

  @TempDir private Path scratch;
  private Path home;
  private Path log;

  @BeforeEach
  void layOut() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "bash is not there");
    log = scratch.resolve("calls");
    home = scratch.resolve("home of its own");
    lay(home);
    executable(scratch.resolve("bin/mvn"), MAVEN);
    executable(scratch.resolve("jdk/bin/java"), JAVA);
  }

  private static void lay(Path home) throws IOException {
    for (String part : List.of("src/main", "tiles", "maps", "shaders")) {
      Files.createDirectories(home.resolve(part));
    }
    Files.writeString(home.resolve("pom.xml"), "<project/>");
    Files.copy(LAUNCHER, home.resolve("emberway"));
    Path options = Files.createDirectories(home.resolve("src/launcher"));
    try (DirectoryStream<Path> all = Files.newDirectoryStream(OPTIONS)) {
      for (Path file : all) {
        Files.copy(file, options.resolve(file.getFileName()));
      }
    }
  }

  private static void executable(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private record Run(int status, String out, String err) {}

  private ProcessBuilder launcher(Path home, Map<String, String> environment) {
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", home.resolve("emberway").toString(), "info", "map");
    builder.environment().put("PATH", scratch.resolve("bin") + ":" + System.getenv("PATH"));
    builder.environment().put("JAVA_HOME", scratch.resolve("jdk").toString());
    builder.environment().put("LOG", log.toString());
    builder.environment().put("XDG_STATE_HOME", scratch.resolve("the state").toString());
    builder.environment().putAll(environment);
    return builder;
  }

  private Run run(Map<String, String> environment) throws IOException, InterruptedException {
    return run(home, environment);
  }

  private Run run(Path home, Map<String, String> environment)
      throws IOException, InterruptedException {
    return run(launcher(home, environment));
  }

  private Run run(ProcessBuilder builder) throws IOException, InterruptedException {
    Path out = scratch.resolve("out");
    Path err = scratch.resolve("err");
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    assertThat(Patience.awaitEnd(process)).isTrue();
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private Run run() throws IOException, InterruptedException {
    return run(Map.of());
  }

  /** What it says when a Java runs it that tells this about itself. */
  private Run runBy(String java, String release) throws IOException, InterruptedException {
    Path jdk = scratch.resolve(java);
    executable(jdk.resolve("bin/java"), JAVA);
    Files.writeString(jdk.resolve("release"), release);
    return run(Map.of("JAVA_HOME", jdk.toString()));
  }

  private List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("target"))) {
      return files.filter(file -> file.toString().endsWith(".jsa")).sorted().toList();
    }
  }

  private int builds() throws IOException {
    return Files.exists(log) ? Files.readAllLines(log).size() : 0;
  }

  @Test
  void launcher_homeThatIsSet_isJavasToo() throws Exception {
    run(Map.of("HOME", scratch.resolve("another home").toString()));
    assertThat(scratch.resolve("calls.home"))
        .hasContent(scratch.resolve("another home").toString());
    Files.delete(scratch.resolve("calls.home"));
    run(Map.of("HOME", ""));
    assertThat(scratch.resolve("calls.home")).doesNotExist();
  }

  @Test
  void launcher_shortCommands_doWithOneCompilerExceptForLargeMaps() throws Exception {
    run();
    Path one = scratch.resolve("calls.one");
    assertThat(one).exists();
    Files.delete(one);
    Path map = Files.write(scratch.resolve("large.map.txt"), new byte[3_100_000]);
    assertThat(call("render", map + "#part", "-o", "picture.png").out()).endsWith("picture.png\n");
    assertThat(one).doesNotExist();
    Files.write(map, new byte[1000]);
    call("render", map.toString());
    assertThat(one).exists();
    Files.delete(one);
    call("generate", "--size", "20x20");
    assertThat(one).doesNotExist();
  }

  @Test
  void launcher_windows_letTheSecondCompilerWaitExceptForLargeMaps() throws Exception {
    run();
    Path late = scratch.resolve("calls.late");
    assertThat(late).doesNotExist();
    Path map = Files.write(scratch.resolve("map.map.txt"), new byte[600_000]);
    for (String[] window : new String[][] {{}, {"--debug"}, {map + "#part"}}) {
      call(window);
      assertThat(late).as(String.join(" ", window)).exists();
      Files.delete(late);
    }
    Files.write(map, new byte[600_100]);
    call(map.toString());
    assertThat(late).doesNotExist();
  }

  private Run call(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(launcher(home, Map.of()).command().subList(0, 2));
    command.addAll(List.of(arguments));
    return run(launcher(home, Map.of()).command(command));
  }

  @Test
  void launcher_crashesOfJava_goWhereTheLogIsAndMakeNoFolder() throws Exception {
    Path none = scratch.resolve("no home");
    run(Map.of("HOME", none.toString(), "XDG_STATE_HOME", ""));
    assertThat(scratch.resolve("calls.crash"))
        .hasContent(none.resolve(".local/state/emberway/crash-jvm-%p.log").toString());
    run();
    Path folder = scratch.resolve("the state");
    assertThat(scratch.resolve("calls.crash")).hasContent(folder + "/emberway/crash-jvm-%p.log");
    assertThat(none).doesNotExist();
    assertThat(folder).doesNotExist();
  }

  @Test
  void launcher_optionsWithWhichJavaDoesNotStart_areToldInOneLine() throws Exception {
    String jdk = System.getProperty("java.home");
    run();
    for (String[] set :
        new String[][] {
          {"_JAVA_OPTIONS", "-Xmx1k", "Too small maximum heap"},
          {"JAVA_TOOL_OPTIONS", "-Xmxmuch", "Invalid maximum heap size: -Xmxmuch"},
          {"JAVA_TOOL_OPTIONS", "-javaagent:none.jar", "none.jar"},
          {"JDK_JAVA_OPTIONS", "nonsense", ": Cannot specify main class"},
          {"JDK_JAVA_OPTIONS", "--add-modules none", "Module none not found"},
          {"JDK_JAVA_OPTIONS", "-jar x.jar", ": Option -jar is not allowed"}
        }) {
      Run run = run(Map.of("JAVA_HOME", jdk, set[0], set[1]));
      assertThat(run.err())
          .startsWith("emberway: Java does not start: ")
          .contains(set[2])
          .endsWith("; change " + set[0] + "='" + set[1] + "'\n");
      assertThat(run.err().lines()).hasSize(1);
      assertThat(run.out()).isEmpty();
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @Test
  void launcher_javaThatIsBroken_isToldInOneLine() throws Exception {
    run();
    Path java = scratch.resolve("broken/bin/java");
    executable(java, "#!/bin/sh\nexit 1\n");
    Run run = run(Map.of("JAVA_HOME", scratch.resolve("broken").toString()));
    assertThat(run.err()).isEqualTo("emberway: Java does not start: " + java + " says nothing\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void launcher_tooLittleMemoryForJava_isToldInOneLine() throws Exception {
    run();
    ProcessBuilder limited = launcher(home, Map.of("JAVA_HOME", System.getProperty("java.home")));
    String launched = "ulimit -v 400000; exec \"$0\" \"$@\"";
    List<String> command = new ArrayList<>(List.of("/bin/bash", "-c", launched));
    command.addAll(limited.command());
    Run run = run(limited.command(command));
    assertThat(run.err())
        .startsWith("emberway: Java does not start: ")
        .endsWith("; raise ulimit -v, which is 400000\n");
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void launcher_heapThatIsSet_replacesThatOfPictures() throws Exception {
    Path heap = scratch.resolve("calls.heap");
    for (String name : List.of("_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS")) {
      call("render", "map");
      assertThat(heap).exists();
      Files.delete(heap);
      List<String> words =
          List.of("/bin/bash", home.resolve("emberway").toString(), "render", "map");
      assertThat(run(launcher(home, Map.of(name, "-Xmx64m")).command(words)).status()).isZero();
      assertThat(heap).doesNotExist();
    }
  }

  @Test
  void launcher_javaTooOld_saysSoInOneLineAndBuildsNothing() throws Exception {
    String old = "java version \"1.8.0_292\"";
    Path jdk = scratch.resolve("old");
    Run byFile = runBy("old", "JAVA_VERSION=\"11.0.2\"");
    Files.delete(jdk.resolve("release"));
    Run byItself = run(Map.of("JAVA_HOME", jdk.toString(), "VERSION", old));
    assertThat(byFile.err()).isEqualTo(TOO_OLD.formatted(11, jdk));
    assertThat(byItself.err()).isEqualTo(TOO_OLD.formatted(8, jdk));
    assertThat(List.of(byFile.status(), byItself.status())).containsOnly(2);
    assertThat(builds()).isZero();

    run();
    executable(jdk.resolve("bin/java"), "#!/bin/sh\necho \"$VERSION\"; [ \"$1\" = -version ]");
    assertThat(run(Map.of("JAVA_HOME", jdk.toString(), "VERSION", old)).err())
        .isEqualTo(TOO_OLD.formatted(8, jdk));
    assertThat(runBy("new", "JAVA_VERSION=\"17.0.1\"").status()).isZero();
    assertThat(run(Map.of("VERSION", "openjdk version \"26-ea\"")).status()).isZero();
  }

  @Test
  void launcher_firstRun_buildsOnceAndPassesTheArguments() throws Exception {
    Run first = run();
    Run second = run();

    assertThat(first.status()).isZero();
    assertThat(first.out()).endsWith(" info map\n");
    assertThat(first.err()).contains("building (once");
    assertThat(second.err()).isEmpty();
    assertThat(builds()).isEqualTo(1);
    assertThat(archives()).hasSize(1);
  }

  @Test
  void launcher_calledByAnotherPath_isTheSame() throws Exception {
    Run first = run();
    Path link = Files.createSymbolicLink(scratch.resolve("link"), home.resolve("emberway"));
    ProcessBuilder byLink =
        launcher(home, Map.of()).command("/bin/bash", link.toString(), "info", "map");
    ProcessBuilder relative =
        launcher(home, Map.of())
            .command("/bin/bash", "./emberway", "info", "map")
            .directory(home.toFile());
    for (ProcessBuilder builder : List.of(byLink, relative)) {
      Process process = builder.start();
      String out = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertThat(process.waitFor()).isZero();
      assertThat(out).isEqualTo(first.out());
    }
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void launcher_lostOrCutOffJars_areBuiltAgain() throws Exception {
    run();
    Files.delete(home.resolve("target/lib/a.jar"));
    run();
    assertThat(builds()).isEqualTo(2);
    Files.writeString(home.resolve("target/lib/a.jar"), "the whole");
    run();
    assertThat(builds()).isEqualTo(3);
    Files.writeString(home.resolve("target/emberway.jar"), "");
    run();
    assertThat(builds()).isEqualTo(4);
    Files.writeString(home.resolve("target/emberway.jar"), "the wh");
    run();
    assertThat(builds()).isEqualTo(5);
    assertThat(home.resolve("target/emberway.jar")).hasContent("the whole jar");
    Files.writeString(archives().get(0), "arch");
    run();
    assertThat(builds()).isEqualTo(5);
    assertThat(archives())
        .singleElement()
        .satisfies(file -> assertThat(file).hasContent("archive"));
  }

  @Test
  void launcher_eachJava_hasAnArchiveOfItsOwn() throws Exception {
    String old = runBy("old", "JAVA_VERSION=\"17\"").out();
    Run other = runBy("new", "JAVA_VERSION=\"25\"");

    assertThat(archives()).hasSize(2).allSatisfy(file -> assertThat(file).hasContent("archive"));
    assertThat(other.out()).isNotEqualTo(old);
    for (Path archive : archives()) {
      assertThat(old + other.out()).containsOnlyOnce(archive.getFileName().toString());
    }
    assertThat(runBy("old", "JAVA_VERSION=\"17\"").out()).isEqualTo(old);
    assertThat(runBy("elsewhere", "JAVA_VERSION=\"17\"").out()).isEqualTo(old);
    assertThat(archives()).hasSize(2);
  }

  @Test
  void launcher_javaByALink_isKnownByWhereTheLinkLeads() throws Exception {
    String direct = runBy("old", "JAVA_VERSION=\"17\"").out();
    Path bin = Files.createDirectories(scratch.resolve("links/bin"));
    Files.createSymbolicLink(bin.resolve("java"), Path.of("../../old/bin/java"));

    Run run = run(Map.of("JAVA_HOME", scratch.resolve("links").toString()));

    assertThat(run.out()).isEqualTo(direct);
  }

  @Test
  void launcher_newArchive_sweepsThoseOfEarlierBuilds() throws Exception {
    run();
    Path earlier = Files.createFile(home.resolve("target/emberway.jsa"));
    Files.setLastModifiedTime(earlier, FileTime.fromMillis(1_000_000_000_000L));
    runBy("new", "JAVA_VERSION=\"25\"");

    assertThat(archives()).hasSize(2).doesNotContain(earlier);
  }

  @Test
  void launcher_newerSource_isBuiltAgain() throws Exception {
    run();
    Path jar = home.resolve("target/emberway.jar");
    Files.setLastModifiedTime(jar, FileTime.fromMillis(1_000_000_000_000L));
    run();
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void launcher_builderThatIsGone_leavesNothingThatIsTrusted() throws Exception {
    run();
    Process gone = new ProcessBuilder("/bin/true").start();
    gone.waitFor();
    Path turn = home.resolve("target/building");
    Files.createSymbolicLink(turn, Path.of(Long.toString(gone.pid())));

    Run run = run();

    assertThat(run.status()).isZero();
    assertThat(builds()).isEqualTo(2);
    assertThat(Files.isSymbolicLink(turn)).isFalse();
  }

  @Test
  void launcher_twoFirstRunsAtOnce_buildOnce() throws Exception {
    Path go = scratch.resolve("go");
    Map<String, String> waits = Map.of("WAIT_FOR", go.toString());
    Process one = launcher(home, waits).start();
    Process two = launcher(home, waits).start();
    try (BufferedReader errOne = one.errorReader();
        BufferedReader errTwo = two.errorReader()) {
      List<String> lines = List.of(errOne.readLine(), errTwo.readLine());
      Files.createFile(go);

      assertThat(Patience.awaitEnd(one)).isTrue();
      assertThat(Patience.awaitEnd(two)).isTrue();
      assertThat(lines).anyMatch(line -> line.contains("another build is under way"));
      assertThat(one.exitValue()).isZero();
      assertThat(two.exitValue()).isZero();
      assertThat(builds()).isEqualTo(1);
    }
  }

  @Test
  void launcher_failedBuild_saysSoAndTriesAgainNextTime() throws Exception {
    Run failed = run(Map.of("BROKEN", "yes"));
    assertThat(failed.status()).isEqualTo(2);
    assertThat(failed.err()).contains("no compiler").contains("the build failed; all of it is in");
    assertThat(run().status()).isZero();
  }

  @Test
  void launcher_noPlaceToBuild_saysSoInOneLine() throws Exception {
    Files.writeString(home.resolve("target"), "in the way");

    Run run = run();

    assertThat(run.status()).isEqualTo(5);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).startsWith("emberway: cannot build").contains("make it writable");
  }

  @Test
  void launcher_colonInItsPath_saysSoInOneLine() throws Exception {
    Path colon = scratch.resolve("a:b");
    lay(colon);

    Run run = run(colon, Map.of());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("colon");
  }

  @Test
  void launcher_localeWithoutUtf8_isReplaced() throws Exception {
    assumeTrue(System.getProperty("os.name").startsWith("Linux"), "this is not Linux");
    assertThat(run(Map.of("LC_ALL", "POSIX")).out()).contains("java C.UTF-8 ");
    assertThat(run(Map.of("LC_ALL", "de_DE.utf8")).out()).contains("java de_DE.utf8 ");
  }
}
