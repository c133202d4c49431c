package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.Xvfb;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/** A screen of its own, with control of its mouse and keyboard. */
public final class VirtualDisplay implements AutoCloseable {
  public static final int WIDTH = 1400;
  public static final int HEIGHT = 900;
  private static final Path XDOTOOL = Path.of("/usr/bin/xdotool");
  private static final Path XPROP = Path.of("/usr/bin/xprop");
  private static final Path XRDB = Path.of("/usr/bin/xrdb");
  private static final Path XSET = Path.of("/usr/bin/xset");

  private final Xvfb server;

  private VirtualDisplay(Xvfb server) {
    this.server = server;
  }

  /** Opens a screen, or skips the test and says why. */
  static VirtualDisplay open() throws IOException {
    return open(WIDTH, HEIGHT);
  }

  /** Opens a screen of a given size, or skips the test and says why. [px] */
  static VirtualDisplay open(int width, int height) throws IOException {
    for (Path program : List.of(XDOTOOL, XPROP)) {
      Assumptions.assumeTrue(
          Files.isExecutable(program),
          "the explorer's window is not tested: " + program + " is not installed");
    }
    Optional<Xvfb> server = Xvfb.start(width, height);
    Assumptions.assumeTrue(
        server.isPresent(),
        "the explorer's window is not tested: Xvfb is not installed, or finds no free display");
    return new VirtualDisplay(server.orElseThrow());
  }

  /** Returns the value of {@code DISPLAY}. */
  public String name() {
    return server.display();
  }

  /** Sets the density of the screen's pixels, as desktops do, or skips the test. [px/inch] */
  void setDensity(int density) throws IOException, InterruptedException {
    Assumptions.assumeTrue(
        Files.isExecutable(XRDB), "dense screens are not tested: " + XRDB + " is not installed");
    ProcessBuilder builder = new ProcessBuilder(XRDB.toString(), "-merge");
    builder.environment().put("DISPLAY", name());
    Process process = builder.start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(("Xft.dpi: " + density + "\n").getBytes(StandardCharsets.US_ASCII));
    }
    assertThat(process.waitFor()).isZero();
  }

  /** Sets whether held keys repeat, or skips the test. */
  void repeatKeys(boolean areRepeated) throws IOException, InterruptedException {
    Assumptions.assumeTrue(
        Files.isExecutable(XSET), "held keys are not tested: " + XSET + " is not installed");
    run(XSET, "r", areRepeated ? "on" : "off");
  }

  /** Starts a program that prints a window's title, and each change of it. */
  Process spyOnTitle(String window) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(XPROP.toString(), "-id", window, "-spy", "_NET_WM_NAME")
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("DISPLAY", name());
    builder.environment().put("LC_ALL", "C.UTF-8"); // else what is not ASCII is octal
    return builder.start();
  }

  /** Runs xdotool to its end; returns its output. */
  String xdotool(String... words) throws IOException, InterruptedException {
    return run(XDOTOOL, words);
  }

  /** Returns a window's icons, as xprop prints them. */
  String icons(String window) throws IOException, InterruptedException {
    return run(XPROP, "-id", window, "_NET_WM_ICON");
  }

  /** Runs a program and returns its standard output. */
  private String run(Path program, String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("DISPLAY", name());
    Process process = builder.start();
    String printed =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    process.waitFor();
    return printed;
  }

  @Override
  public void close() {
    server.close();
  }
}
