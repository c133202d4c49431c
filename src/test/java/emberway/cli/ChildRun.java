package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.ChildJava;
import emberway.testing.Patience;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A run of the command line in a process of its own, for what only a process has. */
public final class ChildRun {
  private final List<String> command = ChildJava.program();
  private final Map<String, String> environment;
  private final ProcessBuilder builder = new ProcessBuilder();
  private Path input;
  private Path output;
  private List<String> classPath = ChildJava.classPath();

  private ChildRun() {
    environment = builder.environment();
    command.add("-Demberway.state=" + CommandRun.HOME.resolve("target/test-state"));
  }

  /** With more options of the virtual machine. */
  public static ChildRun with(String... options) {
    ChildRun run = new ChildRun();
    run.command.addAll(List.of(options));
    return run;
  }

  /** With a variable of the environment. */
  ChildRun variable(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /** Without variables of the environment. */
  ChildRun without(String... names) {
    environment.keySet().removeAll(List.of(names));
    return this;
  }

  /** In another current folder. */
  ChildRun in(Path folder) {
    builder.directory(folder.toFile());
    return this;
  }

  /** With a file as standard input. */
  ChildRun reading(Path file) {
    input = file;
    return this;
  }

  /** With a file as standard output. */
  public ChildRun writing(Path file) {
    output = file;
    return this;
  }

  /** Over other classes than those of this test. */
  ChildRun over(String otherClassPath) {
    classPath = List.of("-cp", otherClassPath);
    return this;
  }

  /** Runs a command; its output is empty if it went elsewhere. */
  public CommandRun of(Object... args) {
    return run(Main.class, args);
  }

  /** The same by another class that begins it. */
  CommandRun run(Class<?> main, Object... args) {
    command.addAll(classPath);
    command.add(main.getName());
    for (Object arg : args) {
      command.add(arg.toString());
    }
    try {
      return run();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  private CommandRun run() throws IOException, InterruptedException {
    Path out = output == null ? Files.createTempFile("emberway", ".out") : output;
    Path err = Files.createTempFile("emberway", ".err");
    try {
      Process process =
          builder
              .command(command)
              .redirectInput(input == null ? Path.of("/dev/null").toFile() : input.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      boolean ended = Patience.awaitEnd(process);
      process.destroyForcibly();
      assertThat(ended).as("the command ends by itself: %s", command).isTrue();
      String text = output == null ? Files.readString(out) : "";
      return new CommandRun(
          process.exitValue(), text, Files.readString(err, StandardCharsets.UTF_8));
    } finally {
      Files.delete(err);
      if (output == null) {
        Files.delete(out);
      }
    }
  }
}
