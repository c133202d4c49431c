package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.viewport.Viewport;
import emberway.map.Cell;
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

/** The explorer in a process of its own on a virtual display, and what a user does with it. */
public final class RunningExplorer implements AutoCloseable {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(Patience.LIMIT);

  /** A folder by this name beside the map lets dialogs of GTK's open. */
  static final String DIALOGS = "dialogs";

  private static final Pattern TITLE = Pattern.compile("_NET_WM_NAME.*? = \"(.*)\"");
  private static final Pattern SAVED = Pattern.compile("saved .*(emberway-[0-9-]+\\.png)");

  private final VirtualDisplay display;
  private final Process process;
  private final Path folder;
  private final Path errors;
  private final BufferedReader answers;
  private final String window;
  private final Process spy; // tells of each new title
  private final Object titleLock = new Object();
  private String title = ""; // guarded by the lock
  private boolean isTitleGone; // guarded by the lock: with its window

  /** Starts a main class with arguments, and waits for its window. */
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
        Matcher said = TITLE.matcher(line);
        if (said.matches()) {
          tellTitle(said.group(1).replace("\\\"", "\""), false);
        }
      }
    } catch (IOException e) { // it was ended while it was read
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

  /** Waits until its window is on the screen. */
  void awaitVisible() throws IOException, InterruptedException {
    String pid = Long.toString(process.pid());
    await(
        "a window on the screen",
        () ->
            display.xdotool(
                "search", "--onlyvisible", "--all", "--pid", pid, "--class", "emberway"),
        id -> !id.isEmpty());
  }

  /** Brings its window before all others and gives it the keyboard, as a click on it does. */
  void front() throws IOException, InterruptedException {
    act("windowraise", window, "windowfocus", "--sync", window);
  }

  /** Has nothing move of itself, so that pictures taken one after the other can be compared. */
  private static void still(Path state) throws IOException {
    Path settings = state.resolve("settings.json");
    if (!Files.exists(settings)) {
      Files.createDirectories(state);
      Files.writeString(settings, "{\"shown\": {\"motion\": false}}");
    }
  }

  /** Starts a program of this build; standard error goes to a file. */
  public static Process start(
      String display, Path folder, Path errors, String mainClass, String... args)
      throws IOException {
    List<String> command = ChildJava.command("-ea", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
    command.add("-Duser.language=en"); // whatever the machine speaks
    command.add("-Demberway.state=" + folder.resolve("state").toAbsolutePath());
    command.add("-cp");
    command.add(absoluteClassPath());
    command.add(mainClass);
    command.addAll(List.of(args));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(errors.toFile());
    builder.environment().remove("WAYLAND_DISPLAY");
    builder.environment().remove("DISPLAY");
    boolean hasDialogs = Files.isDirectory(folder.resolve(DIALOGS));
    builder.environment().put("GDK_BACKEND", hasDialogs ? "x11" : "wayland"); // else none can open
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

  private static String absoluteClassPath() {
    Pattern separator = Pattern.compile(Pattern.quote(java.io.File.pathSeparator));
    return separator
        .splitAsStream(System.getProperty("java.class.path"))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .reduce((one, other) -> one + java.io.File.pathSeparator + other)
        .orElseThrow();
  }

  /** Something about it that a test waits for. */
  interface Question {
    String ask() throws IOException, InterruptedException;
  }

  /** Asks until the answer is right; looks between two tries whether the program still lives. */
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

  /** What it has printed to standard error. */
  public String errors() throws IOException {
    return Files.readString(errors);
  }

  /** Waits for a title with these words in it. */
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

  /** Waits until the window is that wide. [px] */
  public void awaitWidth(int width) throws IOException, InterruptedException {
    await(
        "width " + width,
        () -> display.xdotool("getwindowgeometry", window),
        geometry -> geometry.contains("Geometry: " + width + "x"));
  }

  /** Mouse and keyboard, in xdotool's words. */
  public void act(String... words) throws IOException, InterruptedException {
    display.xdotool(words);
  }

  /** Moves the pointer to the middle of a cell as that view shows it. */
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
   * Drags with a button from where the pointer is, and holds still before letting go; only where
   * the program is the {@link WindowProbe}. The pause begins when the window has taken the moves,
   * so it lasts long enough on a busy machine, too, and nothing glides.
   */
  public void dragBy(int button, int dx, int dy) throws IOException, InterruptedException {
    pressAndMoveBy(button, dx, dy);
    awaitRest();
    letGo(button);
  }

  /** Presses a button and moves the pointer by that much, in two moves. */
  void pressAndMoveBy(int button, int dx, int dy) throws IOException, InterruptedException {
    act("mousedown", Integer.toString(button));
    act("mousemove_relative", "--", Integer.toString(dx / 2), Integer.toString(dy / 2));
    act("mousemove_relative", "--", Integer.toString(dx - dx / 2), Integer.toString(dy - dy / 2));
  }

  /** Holds the pointer still for longer than a fling allows, and lets a button go. */
  void letGo(int button) throws IOException, InterruptedException {
    assertThat(process.waitFor(150, TimeUnit.MILLISECONDS)).isFalse();
    act("mouseup", Integer.toString(button));
  }

  /** Takes a screenshot, as F12 writes it. */
  public BufferedImage screenshot() throws IOException, InterruptedException {
    return screenshotBy("F12");
  }

  /** Takes a screenshot by another key. */
  public BufferedImage screenshotBy(String key) throws IOException, InterruptedException {
    act("key", key);
    Matcher saved = SAVED.matcher(awaitTitle("saved", title -> SAVED.matcher(title).find()));
    assertThat(saved.find()).isTrue();
    Path file = folder.resolve("state/pictures").resolve(saved.group(1));
    BufferedImage picture = ImageIO.read(file.toFile());
    Files.delete(file);
    act("key", "F5"); // does nothing but clear the notice
    awaitTitle("without notice", title -> !title.contains("saved"));
    return picture;
  }

  /**
   * Takes screenshots until one is like another: pictures of double size may come after the first
   * frames of a map.
   */
  void awaitPicture(BufferedImage wanted) throws IOException, InterruptedException {
    await(
        "pixels that differ",
        () -> Integer.toString(differences(screenshot(), wanted)),
        count -> count.equals("0"));
  }

  /** How many pixels differ; all, if the sizes do. */
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

  /** Drops files; only where the program is the {@link WindowProbe}. */
  public void drop(Path... files) throws IOException {
    tell(Stream.of(files).map(Path::toString).collect(Collectors.joining("\t")));
  }

  /** Minimizes the window as a desktop does; only where the program is the {@link WindowProbe}. */
  void minimize() throws IOException, InterruptedException {
    act("windowunmap", "--sync", window);
    tell("size 0 0");
  }

  /** The window's icons, as xprop tells of them. */
  String icons() throws IOException, InterruptedException {
    return display.icons(window);
  }

  /** Makes the window that large, as a desktop does. [px] */
  void resize(int width, int height) throws IOException, InterruptedException {
    act("windowsize", "--sync", window, Integer.toString(width), Integer.toString(height));
  }

  /** Shows it again in that size. [px] */
  void restore(int width, int height) throws IOException, InterruptedException {
    tell("size " + width + " " + height);
    act("windowmap", "--sync", window);
  }

  /**
   * What the window has done so far, and where it shows the map.
   *
   * @param frames how often it was drawn
   * @param passes how often it looked whether there is anything to do
   * @param left the column of the map's picture at its left edge [px]
   * @param top the row at its top edge [px]
   * @param scale of that picture
   */
  record Done(long frames, long passes, int left, int top, double scale) {}

  /**
   * Waits until nothing that changes the picture is on its way any more; only where the program is
   * the {@link WindowProbe}.
   */
  Done awaitRest() throws IOException, InterruptedException {
    tell(WindowProbe.REST);
    String[] done = answer().split(" ", -1);
    return new Done(
        Long.parseLong(done[0]),
        Long.parseLong(done[1]),
        Integer.parseInt(done[2]),
        Integer.parseInt(done[3]),
        Double.parseDouble(done[4]));
  }

  /** Its window's thread is busy until {@link #goOn}; only where it is the {@link WindowProbe}. */
  void stall() throws IOException, InterruptedException {
    tell(WindowProbe.STALL);
    assertThat(answer()).isEqualTo(WindowProbe.STALL);
  }

  /** It was busy for long enough. */
  void goOn() throws IOException {
    tell(WindowProbe.GO_ON);
  }

  /** Large pictures are begun from now on, and drawn until they are given up. */
  void holdPictures() throws IOException, InterruptedException {
    tell(WindowProbe.HOLD);
    assertThat(answer()).isEqualTo(WindowProbe.HOLD);
  }

  /** The desktop wants so many pixels for one from now on, see {@link #stall}. */
  void rescale(double scale) throws IOException {
    tell("scale " + scale);
  }

  /** The next line of what the {@link WindowProbe} answers. */
  private String answer() throws IOException, InterruptedException {
    return await("an answer", () -> answers.ready() ? answers.readLine() : "", a -> !a.isEmpty());
  }

  private void tell(String line) throws IOException {
    OutputStream in = process.getOutputStream();
    in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  /** Ends it without a warning. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Has it end as the system does when the user logs out. */
  void terminate() {
    process.destroy();
  }

  /** Waits for its end; gives the exit status. */
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
