package emberway.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.testing.Patience;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher of Windows, {@code emberway.bat}, in Wine and in a home of its own, over a Maven and
 * a Java that only say what they do.
 */
@Tag("slow")
final class BatchLauncherTest {
  private static final Path WINE = Path.of("/usr/bin/wine");
  private static final Path COMPILER = Path.of("/usr/bin/x86_64-w64-mingw32-gcc");
  private static final String TOLD_ONCE = "emberway: building, once;";

  /** Writes a line to the log, waits for {@code go.txt} if told to, and makes the jars. */
  private static final String MAVEN =
      """
      @echo off
      echo built >> "%LOG%"
      if defined BROKEN echo no compiler
      if defined BROKEN exit /b 1
      :wait
      if not defined WAITS goto make
      if exist C:\\go.txt goto make
      ping -n 2 127.0.0.1 >nul
      goto wait
      :make
      mkdir target\\lib
      echo jar> target\\emberway.jar
      """;

  private static final String RELEASE =
      """
      IMPLEMENTOR="Eclipse Adoptium"
      JAVA_RUNTIME_VERSION="25.0.1+8-LTS"
      OS_ARCH="x86_64"
      """;

  @TempDir private static Path wine;
  private static Path drive;
  private Path home;
  private Path log;

  @BeforeAll
  static void begin() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(WINE), "no program wine");
    assumeTrue(Files.isExecutable(COMPILER), "no compiler for Windows (mingw)");
    assertThat(Patience.awaitEnd(inWine(Map.of(), "wineboot", "-i").start())).isTrue();
    drive = wine.resolve("drive_c");
    Path java = Files.createDirectories(drive.resolve("jdk/bin")).resolve("java.exe");
    Path source = Path.of("src/test/resources/launcher/java.c");
    Process compiler =
        new ProcessBuilder(
                COMPILER.toString(), "-municode", source.toString(), "-o", java.toString())
            .inheritIO()
            .start();
    assertThat(Patience.awaitEnd(compiler)).isTrue();
    assertThat(compiler.exitValue()).isZero();
    Files.writeString(drive.resolve("jdk/release"), RELEASE);
    batch(drive.resolve("maven/mvn.cmd"), MAVEN);
  }

  @AfterAll
  static void end() throws IOException, InterruptedException {
    if (drive != null) {
      stopAll();
    }
  }

  /** Ends all programs of this Wine, as a loss of power would. */
  private static void stopAll() throws IOException, InterruptedException {
    ProcessBuilder server = new ProcessBuilder("/usr/bin/wineserver", "-k", "-w");
    server.environment().put("WINEPREFIX", wine.toString());
    Patience.awaitEnd(server.start());
  }

  private static void batch(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text.replace("\n", "\r\n"));
  }

  @BeforeEach
  void layOut() throws IOException {
    log = drive.resolve("calls.txt");
    home = drive.resolve("games (old)! new");
    for (String part : List.of("src/main", "tiles", "maps", "shaders")) {
      Files.writeString(Files.createDirectories(home.resolve(part)).resolve("a.txt"), "a");
    }
    Files.writeString(home.resolve("pom.xml"), "<project/>");
    Files.copy(Path.of("emberway.bat"), home.resolve("emberway.bat"));
  }

  @AfterEach
  void clear() throws IOException {
    Files.deleteIfExists(log);
    Files.deleteIfExists(drive.resolve("go.txt"));
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Test
  void start_firstAndSecond_buildsOnceAndPassesOnArgumentsAndStatus()
      throws IOException, InterruptedException {
    String[] arguments = {"route", "a b.map.txt", "Hello!", "--to=kind:gate", "", "Köln", "exit=3"};
    Run first = run(Map.of(), arguments);
    Run second = run(Map.of(), "info");
    assertThat(first.said()).startsWith(TOLD_ONCE);
    assertThat(first.status()).isEqualTo(3);
    assertThat(second.said()).isEmpty();
    assertThat(second.status()).isZero();
    List<String> calls = calls();
    assertThat(calls).hasSize(4);
    assertThat(calls.get(0)).isEqualTo("built");
    assertThat(calls.get(1)).contains("[emberway.cli.ClassArchiveTraining][render]");
    String archive = "emberway-Eclipse-Adoptium-25.0.1+8-LTS-x86_64.jsa";
    assertThat(calls.get(2))
        .contains("[-XX:SharedArchiveFile=C:\\games (old)! new\\target\\" + archive + "]")
        .contains("\\logs\\crash-jvm-%p.log]")
        .endsWith(
            "[emberway.cli.Main][route][a b.map.txt][Hello!][--to=kind:gate][][Köln][exit=3]");
    assertThat(calls.get(3)).endsWith("[emberway.cli.Main][info]");
    assertThat(logs()).isEmpty();
    assertThat(home.resolve("target").resolve(archive)).exists();
    assertThat(home.resolve("target")).isDirectoryNotContaining("glob:**/rehearsal*");
  }

  @Test
  void start_sourceChanged_buildsAgain() throws IOException, InterruptedException {
    run(Map.of(), "info");
    Path source = home.resolve("src/main/a.txt");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));
    run(Map.of(), "info");
    assertThat(calls()).filteredOn("built"::equals).hasSize(2);
  }

  @Test
  void start_eachPurpose_namesItsFilesOfOptions() throws IOException, InterruptedException {
    Path map = drive.resolve("a map.map.txt");
    Path zip = drive.resolve("maps.zip");
    Files.write(map, new byte[600_000]);
    Files.write(zip, new byte[200_001]);
    run(Map.of(), "info");
    assertThat(optionsOf("")).containsExactly("always", "window");
    assertThat(optionsOf("--debug")).containsExactly("always", "window");
    assertThat(optionsOf("C:\\a map.map.txt#part")).containsExactly("always", "window");
    assertThat(optionsOf("C:\\maps.zip")).containsExactly("always");
    assertThat(optionsOf("render", "C:\\a map.map.txt"))
        .containsExactly("always", "short", "render");
    assertThat(optionsOf("route", "C:\\a map.map.txt", "--queries", "-")).containsExactly("always");
    assertThat(optionsOf("generate", "/?")).containsExactly("always");
    Files.write(map, new byte[3_000_003]);
    assertThat(optionsOf("C:\\a map.map.txt")).containsExactly("always");
    assertThat(optionsOf("info", "C:\\a map.map.txt#part")).containsExactly("always");
  }

  private List<String> optionsOf(String... arguments) throws IOException, InterruptedException {
    Run run = run(Map.of(), arguments);
    assertThat(run.said()).isEmpty();
    List<String> calls = calls();
    String last = calls.get(calls.size() - 1);
    return Pattern.compile("\\[@C:\\\\games \\(old\\)! new\\\\src\\\\launcher\\\\(\\w+)[.]options]")
        .matcher(last)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void start_buildFails_saysWhy() throws IOException, InterruptedException {
    Run run = run(Map.of("BROKEN", "yes"), "info");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.said()).contains("no compiler").contains("emberway: the build failed");
    assertThat(calls()).containsExactly("built");
  }

  @Test
  void start_withoutMavenOrJava_saysWhatIsMissing() throws IOException, InterruptedException {
    Run withoutMaven = run(Map.of("WINEPATH", "C:\\jdk\\bin"), "info");
    assertThat(withoutMaven.status()).isEqualTo(2);
    assertThat(withoutMaven.said()).startsWith("emberway: Maven is needed");
    Run withoutJava = run(Map.of("WINEPATH", "C:\\maven"), "info");
    assertThat(withoutJava.status()).isEqualTo(2);
    assertThat(withoutJava.said()).startsWith("emberway: no Java found");
    Run lost = run(Map.of("JAVA_HOME", "C:\\gone"), "info");
    assertThat(lost.said()).startsWith("emberway: no Java found");
    assertThat(run(Map.of("WINEPATH", "C:\\maven", "JAVA_HOME", "C:\\jdk"), "info").status())
        .isZero();
  }

  @Test
  void start_optionsWithWhichJavaDoesNotStart_areToldInOneLine()
      throws IOException, InterruptedException {
    run(Map.of(), "info");
    Map<String, String> set = Map.of("REFUSES", "yes", "_JAVA_OPTIONS", "-Xmx1k \"a & b\" c!");
    Run run = run(set, "info");
    assertThat(run.said())
        .startsWith(
            "emberway: Java does not start with what is set for it; change _JAVA_OPTIONS; ");
    assertThat(run.said().lines()).hasSize(1);
    String file = run.said().replaceFirst("(?s).* what it says is in C:(\\S+).*", "$1");
    assertThat(drive.resolve(file.replace('\\', '/').substring(1)))
        .content()
        .contains("Too small maximum heap");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run(Map.of("_JAVA_OPTIONS", "-Dx=y"), "exit=1").status()).isEqualTo(1);
  }

  @Test
  void start_heapThatIsSet_replacesThatOfPictures() throws IOException, InterruptedException {
    run(Map.of(), "info");
    for (String heap : List.of("-Xmx64m", "-XX:MaxHeapSize=64m")) {
      run(Map.of("JAVA_TOOL_OPTIONS", heap), "render", "map");
      assertThat(calls().get(calls().size() - 1))
          .contains("short.options")
          .doesNotContain("render.o");
    }
  }

  @Test
  void start_javaTooOld_saysSoAndBuildsNothing() throws IOException, InterruptedException {
    Path release = Files.createDirectories(drive.resolve("old/bin")).resolveSibling("release");
    Files.copy(drive.resolve("jdk/bin/java.exe"), drive.resolve("old/bin/java.exe"));
    for (String[] old : new String[][] {{"1.8.0_292", "8"}, {"11.0.2", "11"}}) {
      Files.writeString(release, "JAVA_VERSION=\"" + old[0] + "\"\n");
      Run run = run(Map.of("JAVA_HOME", "C:\\old"), "info");
      assertThat(run.said())
          .startsWith(
              "emberway: Java " + old[1] + " is too old (\"C:\\old\\bin\\java.exe\"); install");
      assertThat(run.said().lines()).hasSize(1);
      assertThat(run.status()).isEqualTo(2);
    }
    assertThat(log).doesNotExist();
    Files.writeString(release, "JAVA_VERSION=\"26-ea\"\n");
    assertThat(run(Map.of("JAVA_HOME", "C:\\old"), "info").status()).isZero();
  }

  @Test
  void start_twoAtOnce_buildOnce() throws IOException, InterruptedException {
    Process first = launcher(Map.of("WAITS", "yes"), "first").redirectErrorStream(true).start();
    Process second = launcher(Map.of("WAITS", "yes"), "second").redirectErrorStream(true).start();
    try {
      for (Process each : List.of(first, second)) {
        String told = new String(each.getInputStream().readNBytes(TOLD_ONCE.length()), UTF_8);
        assertThat(told).isEqualTo(TOLD_ONCE);
      }
    } finally { // whatever they told, or they would build what the next test lays out
      Files.writeString(drive.resolve("go.txt"), "");
      assertThat(Patience.awaitEnd(first)).isTrue();
      assertThat(Patience.awaitEnd(second)).isTrue();
    }
    List<String> calls = calls();
    assertThat(calls).filteredOn("built"::equals).hasSize(1);
    assertThat(calls).filteredOn(call -> call.contains("emberway.cli.Main")).hasSize(2);
  }

  @Test
  void start_afterABuildThatWasCutOff_builds() throws IOException, InterruptedException {
    Process first = launcher(Map.of("WAITS", "yes"), "info").redirectErrorStream(true).start();
    while (first.isAlive() && !Files.exists(log)) {
      Thread.sleep(20);
    }
    stopAll();
    assertThat(Patience.awaitEnd(first)).isTrue();
    assertThat(run(Map.of(), "info").status()).isZero();
    assertThat(calls()).filteredOn("built"::equals).hasSize(2);
  }

  private record Run(int status, String said) {}

  private static Run run(Map<String, String> environment, String... arguments)
      throws IOException, InterruptedException {
    Process process = launcher(environment, arguments).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(Patience.awaitEnd(process)).isTrue();
    return new Run(process.exitValue(), said);
  }

  private static ProcessBuilder launcher(Map<String, String> environment, String... arguments) {
    List<String> words = new ArrayList<>(List.of("C:\\games (old)! new\\emberway.bat"));
    words.addAll(List.of(arguments));
    return inWine(environment, words.toArray(String[]::new));
  }

  private static ProcessBuilder inWine(Map<String, String> environment, String... words) {
    List<String> command = new ArrayList<>(List.of(WINE.toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> all = builder.environment();
    List.of("JAVA_HOME", "DISPLAY").forEach(all::remove);
    all.put("LC_ALL", "C.UTF-8");
    all.put("HOME", wine.toString());
    all.put("WINEPREFIX", wine.toString());
    all.put("WINEDEBUG", "-all");
    all.put("WINEDLLOVERRIDES", "mscoree,mshtml=");
    all.put("WINEPATH", "C:\\jdk\\bin;C:\\maven");
    all.put("LOG", "C:\\calls.txt");
    all.putAll(environment);
    return builder;
  }

  /** The folders for logs that there are. */
  private static List<Path> logs() throws IOException {
    try (Stream<Path> files = Files.walk(drive.resolve("users"))) {
      return files.filter(file -> file.endsWith("emberway/logs")).toList();
    }
  }

  private List<String> calls() throws IOException {
    return Files.readString(log).lines().map(String::strip).toList();
  }
}
