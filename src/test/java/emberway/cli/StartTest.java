package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import emberway.testing.ChildJava;
import emberway.testing.Xvfb;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a start does without: the methods that the compiler makes for records are linked at run
 * time, the first of them with much of Java's own code, which takes some 40 ms; and each command's
 * lambda is linked when the command is first given.
 */
final class StartTest {
  private static final String MAP =
      Path.of(System.getProperty("emberway.home", ""), "maps", "unit.map.txt")
          .toAbsolutePath()
          .toString();
  private static final String LINKER = "java.lang.runtime.ObjectMethods ";

  private static final String COMMANDS = "emberway.app.command.Command ";
  private static final String DEED = "emberway.app.command.Command$$Lambda";

  /** Loaded when the panels of the first frame have been laid out, over the map. */
  private static final String PANELS = "emberway.render.gl.software.GuiListMemory ";

  @TempDir Path folder;

  @Test
  void info_loadsNoLinkerOfRecords() throws IOException, InterruptedException {
    assertThat(loaded("", Main.class, "info", MAP))
        .contains("emberway.map.TileMap ")
        .doesNotContain(LINKER);
  }

  @Test
  void firstFrameOfAWindow_linksNoRecordsAndNoCommands() throws IOException, InterruptedException {
    Optional<Xvfb> server = Xvfb.start(1400, 900);
    Assumptions.assumeTrue(server.isPresent(), "Xvfb is not installed, or finds no free display");
    try (Xvfb screen = server.get()) {
      String printed = loaded(screen.display(), ClassArchiveTraining.class, "info", MAP);
      assertThat(printed).contains(PANELS);
      assertThat(printed.substring(0, printed.indexOf(PANELS))).doesNotContain(LINKER);
      assertThat(printed).contains(COMMANDS).doesNotContain(DEED);
    }
  }

  @Test
  void commandsWithNothingToLog_makeNoFolderForTheLog() {
    Path state = folder.resolve("no home/state");
    String option = "-Demberway.state=" + state;
    for (String command : List.of("info", "route", "validate")) {
      ChildRun.with(option).in(folder).of(command, MAP).succeeded();
    }
    assertThat(folder).isEmptyDirectory();
    ChildRun.with(option)
        .in(folder)
        .of("info", folder.resolve("none"))
        .failedWith(ExitCode.INPUT, "not found");
    assertThat(state).isNotEmptyDirectory();
  }

  /** Runs a program; returns what it prints, with a line for each class that it loads. */
  private String loaded(String display, Class<?> program, String... args)
      throws IOException, InterruptedException {
    List<String> command = ChildJava.program("-Xlog:class+load");
    command.add("-Demberway.state=" + folder.resolve("state"));
    command.addAll(ChildJava.classPath());
    command.add(program.getName());
    command.addAll(List.of(args));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().remove("WAYLAND_DISPLAY");
    builder.environment().remove("DISPLAY");
    if (!display.isEmpty()) {
      builder.environment().put("DISPLAY", display);
    }
    Process process = builder.start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return printed;
  }
}
