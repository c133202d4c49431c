package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.render.gl.software.SoftwareDriver;
import emberway.render.iso.Projection;
import emberway.testing.ChildJava;
import emberway.testing.Patience;
import emberway.testing.Screen;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** The explorer in a process of its own on a virtual display, and the actions of its user. */
public final class RunningExplorer implements AutoCloseable {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(Patience.LIMIT);

  /** The name of a folder beside the map that lets GTK's dialogs open. */
  static final String DIALOGS = "dialogs";

  private static final Pattern TITLE = Pattern.compile("_NET_WM_NAME.*? = \"(.*)\"");
  private static final Pattern SAVED =
      Pattern.compile("Saved .*?([\\p{L}\\p{N}-]+-[0-9]{8}-[0-9]{6}[0-9-]*\\.png)");

  private final VirtualDisplay display;
  private final Process process;
  private final Path folder;
  private final Path errors;
  private final BufferedReader answers;
  private final String window;
  private final Process spy; // prints each new title
  private final Object titleLock = new Object();
  private String title = ""; // guarded by the lock
  private boolean isTitleGone; // guarded by the lock: whether the window is closed

  /** Starts a main class with arguments and waits for its window. */
  RunningExplorer(VirtualDisplay display, Path folder, String mainClass, String... args)
      throws IOException, InterruptedException {
    this.display = display;
    this.folder = folder;
    errors = Files.createTempFile(folder, "errors", ".txt");
    still(folder.resolve("state"));
    process = start(display.name(), folder, errors, mainClass, args);
    answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    window =
        await("a window", this::windows, id -> !id.isEmpty()).lines().findFirst().orElseThrow();
    spy = display.spyOnTitle(window);
    Thread following = new Thread(this::followTitle, "title");
    following.setDaemon(true);
    following.start();
  }

  private void followTitle() {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(spy.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher matcher = TITLE.matcher(line);
        if (matcher.matches()) {
          tellTitle(matcher.group(1).replace("\\\"", "\""), false);
        }
      }
    } catch (IOException e) { // the process ended while its output was read
    } finally {
      tellTitle("", true);
    }
  }

  private void tellTitle(String now, boolean isGone) {
    synchronized (titleLock) {
      title = now;
      isTitleGone = isGone;
      titleLock.notifyAll();
    }
  }

  private String windows() throws IOException, InterruptedException {
    String pid = Long.toString(process.pid());
    return display.xdotool("search", "--all", "--pid", pid, "--class", "emberway");
  }

  /** Waits until the window is on the screen. */
  void awaitVisible() throws IOException, InterruptedException {
    String pid = Long.toString(process.pid());
    await(
        "a window on the screen",
        () ->
            display.xdotool(
                "search", "--onlyvisible", "--all", "--pid", pid, "--class", "emberway"),
        id -> !id.isEmpty());
  }

  /** Raises the window and gives it the keyboard's focus, as a click on it does. */
  void front() throws IOException, InterruptedException {
    act("windowraise", window, "windowfocus", "--sync", window);
  }

  /** Members of the settings that turn animations and hints off: pictures can be compared. */
  static final String STILL =
      "\"shown\": {\"motion\": false}, \"hintsDone\": [\"menu\", \"go\", \"pan\", \"zoom\"]";

  /** Writes settings for a still window, unless there are some. */
  private static void still(Path state) throws IOException {
    Path settings = state.resolve("settings.json");
    if (!Files.exists(settings)) {
      Files.createDirectories(state);
      Files.writeString(settings, "{" + STILL + "}");
    }
  }

  /** Starts a program of this build; standard error goes to a file. */
  public static Process start(
      String display, Path folder, Path errors, String mainClass, String... args)
      throws IOException {
    List<String> command = ChildJava.program("-ea");
    command.add("-Duser.language=en"); // independent of the machine's language
    command.add("-Demberway.state=" + folder.resolve("state").toAbsolutePath());
    command.add("-D" + SoftwareDriver.CHOICE + "=" + System.getProperty(SoftwareDriver.CHOICE, ""));
    command.addAll(ChildJava.classPath());
    command.add(mainClass);
    command.addAll(List.of(args));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(errors.toFile());
    builder.environment().remove("WAYLAND_DISPLAY");
    builder.environment().remove("DISPLAY");
    boolean hasDialogs = Files.isDirectory(folder.resolve(DIALOGS));
    // on Wayland no dialog can open
    builder.environment().put("GDK_BACKEND", hasDialogs ? "x11" : "wayland");
    if (Files.isDirectory(folder.resolve("bin"))) { // programs that a test has put there
      builder
          .environment()
          .merge("PATH", folder.resolve("bin").toString(), (path, own) -> own + ":" + path);
    }
    if (!display.isEmpty()) {
      builder.environment().put("DISPLAY", display);
    }
    return builder.start();
  }

  /** Something about the explorer that a test waits for. */
  interface Question {
    String ask() throws IOException, InterruptedException;
  }

  /** Asks until the answer is right; checks between two tries that the program still runs. */
  String await(String what, Question question, Predicate<String> isRight)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    String answer = question.ask();
    while (!isRight.test(answer)) {
      boolean ended = process.waitFor(40, TimeUnit.MILLISECONDS);
      assertThat(ended).as("%s: the program has ended (%s): %s", what, process, errors()).isFalse();
      assertThat(System.nanoTime()).as("%s: the last is '%s'", what, answer).isLessThan(end);
      answer = question.ask();
    }
    return answer;
  }

  /** Returns what the explorer has printed to standard error. */
  public String errors() throws IOException {
    return Files.readString(errors);
  }

  /** Waits for a title that contains given words. */
  public String awaitTitle(String words) throws IOException, InterruptedException {
    return awaitTitle(words, title -> title.contains(words));
  }

  public String awaitTitle(String what, Predicate<String> isRight)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    synchronized (titleLock) {
      while (!isRight.test(title)) {
        assertThat(isTitleGone)
            .as("title %s: the program has ended (%s): %s", what, process, errors())
            .isFalse();
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        assertThat(left).as("title %s: the last is '%s'", what, title).isPositive();
        titleLock.wait(left);
      }
      return title;
    }
  }

  /** Waits until the window has a given width. [px] */
  public void awaitWidth(int width) throws IOException, InterruptedException {
    await(
        "width " + width,
        () -> display.xdotool("getwindowgeometry", window),
        geometry -> geometry.contains("Geometry: " + width + "x"));
  }

  /** Acts with mouse and keyboard, in xdotool's words. */
  public void act(String... words) throws IOException, InterruptedException {
    display.xdotool(words);
  }

  /** Moves the pointer to the center of a cell, as a view shows it. */
  public void pointAt(Viewport view, Cell cell) throws IOException, InterruptedException {
    Projection projection = view.frame().projection();
    double x = Screen.x(view.camera(), projection.groundCenterX(cell.x(), cell.y()));
    double y = Screen.y(view.camera(), projection.groundCenterY(cell.x(), cell.y()));
    pointAtPixel((int) x, (int) y);
  }

  /** Moves the pointer to a pixel of the window. */
  public void pointAtPixel(int x, int y) throws IOException, InterruptedException {
    act("mousemove", "--window", window, Integer.toString(x), Integer.toString(y));
  }

  /**
   * Drags with a button from where the pointer is, and holds still before letting go. Works only
   * with {@link WindowProbe}. The pause begins when the window has handled the moves, so it lasts
   * long enough on a busy machine, too, and nothing glides.
   */
  public void dragBy(int button, int dx, int dy) throws IOException, InterruptedException {
    pressAndMoveBy(button, dx, dy);
    awaitRest();
    releaseButton(button);
  }

  /** Presses a button and moves the pointer by a distance, in two moves. [px] */
  void pressAndMoveBy(int button, int dx, int dy) throws IOException, InterruptedException {
    act("mousedown", Integer.toString(button));
    act("mousemove_relative", "--", Integer.toString(dx / 2), Integer.toString(dy / 2));
    act("mousemove_relative", "--", Integer.toString(dx - dx / 2), Integer.toString(dy - dy / 2));
  }

  /** Holds the pointer still for longer than a fling allows, then releases a button. */
  void releaseButton(int button) throws IOException, InterruptedException {
    assertThat(process.waitFor(150, TimeUnit.MILLISECONDS)).isFalse();
    act("mouseup", Integer.toString(button));
  }

  /** Takes a screenshot with F12. */
  public BufferedImage screenshot() throws IOException, InterruptedException {
    return screenshotBy("F12");
  }

  /** Takes a screenshot with a given key. */
  public BufferedImage screenshotBy(String key) throws IOException, InterruptedException {
    act("key", key);
    Matcher saved = SAVED.matcher(awaitTitle("Saved", title -> SAVED.matcher(title).find()));
    assertThat(saved.find()).isTrue();
    Path file = folder.resolve("state/pictures").resolve(saved.group(1));
    BufferedImage picture = ImageIO.read(file.toFile());
    Files.delete(file);
    act("key", "F5"); // only clears the notice
    awaitTitle("without notice", title -> !title.contains("Saved"));
    return picture;
  }

  /**
   * Takes screenshots until one equals another, as double-size sprites may appear after a map's
   * first frames.
   */
  void awaitPicture(BufferedImage wanted) throws IOException, InterruptedException {
    await(
        "pixels that differ",
        () -> Integer.toString(differences(screenshot(), wanted)),
        count -> count.equals("0"));
  }

  /** Returns how many pixels differ; all, if the sizes differ. */
  static int differences(BufferedImage one, BufferedImage other) {
    int width = one.getWidth();
    int height = one.getHeight();
    if (width != other.getWidth() || height != other.getHeight()) {
      return width * height;
    }
    int[] left = one.getRGB(0, 0, width, height, null, 0, width);
    int[] right = other.getRGB(0, 0, width, height, null, 0, width);
    return (int) IntStream.range(0, left.length).filter(i -> left[i] != right[i]).count();
  }

  /** Drops files. Works only with {@link WindowProbe}. */
  public void drop(Path... files) throws IOException {
    tell(Stream.of(files).map(Path::toString).collect(Collectors.joining("\t")));
  }

  /** Minimizes the window as a desktop does. Works only with {@link WindowProbe}. */
  void minimize() throws IOException, InterruptedException {
    act("windowunmap", "--sync", window);
    tell("size 0 0");
  }

  /** Returns the window's icons, as xprop prints them. */
  String icons() throws IOException, InterruptedException {
    return display.icons(window);
  }

  /** Resizes the window as a desktop does. [px] */
  void resize(int width, int height) throws IOException, InterruptedException {
    act("windowsize", "--sync", window, Integer.toString(width), Integer.toString(height));
  }

  /** Shows the minimized window again in a given size. [px] */
  void restore(int width, int height) throws IOException, InterruptedException {
    tell("size " + width + " " + height);
    act("windowmap", "--sync", window);
  }

  /**
   * What the window has done so far, and where it shows the map.
   *
   * @param frames the number of frames drawn
   * @param passes the number of passes of its loop
   * @param left the column of the map's picture at the window's left edge [px]
   * @param top the row of the map's picture at the window's top edge [px]
   * @param scale the scale of the map's picture
   */
  public record Done(long frames, long passes, int left, int top, double scale) {}

  /**
   * Waits until no work that would change the picture is pending. Works only with {@link
   * WindowProbe}.
   */
  public Done awaitRest() throws IOException, InterruptedException {
    tell(WindowProbe.REST);
    String[] done = answer().split(" ", -1);
    return new Done(
        Long.parseLong(done[0]),
        Long.parseLong(done[1]),
        Integer.parseInt(done[2]),
        Integer.parseInt(done[3]),
        Double.parseDouble(done[4]));
  }

  /** Keeps the window's thread busy until {@link #goOn}. Works only with {@link WindowProbe}. */
  void stall() throws IOException, InterruptedException {
    tell(WindowProbe.STALL);
    assertThat(answer()).isEqualTo(WindowProbe.STALL);
  }

  /** Ends what {@link #stall} began. */
  void goOn() throws IOException {
    tell(WindowProbe.GO_ON);
  }

  /** Lets large pictures begin from now on, but not end before they are canceled. */
  void holdPictures() throws IOException, InterruptedException {
    tell(WindowProbe.HOLD);
    assertThat(answer()).isEqualTo(WindowProbe.HOLD);
  }

  /** Changes the desktop's scale from now on, see {@link #stall}. [px per unit] */
  void rescale(double scale) throws IOException {
    tell("scale " + scale);
  }

  /**
   * Names a place by Ctrl+Shift+N; the name and Enter come after the first frame that asks for it.
   * Works only at rest and with {@link WindowProbe}.
   */
  void namePlace(String name) throws IOException {
    tell("place " + name);
  }

  /** Returns the next line that {@link WindowProbe} prints. */
  private String answer() throws IOException, InterruptedException {
    return await("an answer", () -> answers.ready() ? answers.readLine() : "", a -> !a.isEmpty());
  }

  private void tell(String line) throws IOException {
    OutputStream in = process.getOutputStream();
    in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  /** Kills the process. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Ends the process as the system does when the user logs out. */
  void terminate() {
    process.destroy();
  }

  /** Waits for the end of the process; returns its exit status. */
  public int awaitEnd() throws InterruptedException {
    assertThat(Patience.awaitEnd(process)).as("the program ends").isTrue();
    return process.exitValue();
  }

  @Override
  public void close() {
    spy.destroy();
    process.destroy();
    process.onExit().completeOnTimeout(process, Patience.LIMIT, TimeUnit.SECONDS).join();
  }
}
