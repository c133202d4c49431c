package emberway.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A program and what its run took.
 *
 * @param seconds from its start to its end [s]
 * @param megabytes the most memory that it held [MB]; 0 where the system does not tell
 */
record Program(double seconds, double megabytes) {
  private static final double NANOS = 1e9;
  private static final double KILOBYTES = 1024; // per MB
  private static final long PAUSE = 5; // [ms] between two looks at the memory
  private static final String PEAK = "VmHWM:"; // in Linux's status of a process [kB]

  /** Returns the command for a main class with the libraries of this virtual machine. */
  static List<String> java(String mainClass, String... args) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx8g", // libGDX has an object for each cell
                "-cp",
                System.getProperty("java.class.path"),
                mainClass));
    command.addAll(Arrays.asList(args));
    return command;
  }

  /** Returns where a program of the system is, if it is installed. */
  static Optional<Path> find(String name) {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Runs a program to its end.
   *
   * @param variables added to the environment
   * @param output receives what it prints; its errors go beside it
   * @throws IOException if it cannot be started or fails
   */
  static Program run(List<String> command, Map<String, String> variables, Path output)
      throws IOException, InterruptedException {
    Path errors = output.resolveSibling("errors");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile());
    builder.environment().putAll(variables);
    long began = System.nanoTime();
    Process process = builder.start();
    try {
      double peak = 0;
      while (!process.waitFor(PAUSE, TimeUnit.MILLISECONDS)) {
        peak = Math.max(peak, megabytes(process));
      }
      double seconds = (System.nanoTime() - began) / NANOS;
      if (process.exitValue() != 0) {
        throw new IOException(command.get(0) + " failed: " + Files.readString(errors));
      }
      return new Program(seconds, peak);
    } finally {
      process.destroyForcibly();
    }
  }

  private static double megabytes(Process process) {
    try {
      return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
          .filter(line -> line.startsWith(PEAK))
          .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / KILOBYTES)
          .findFirst()
          .orElse(0);
    } catch (IOException endedOrOtherSystem) {
      return 0;
    }
  }
}
