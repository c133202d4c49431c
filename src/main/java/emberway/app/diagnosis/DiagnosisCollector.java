package emberway.app.diagnosis;

import emberway.app.command.Command;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.gui.Gui;
import emberway.app.platform.Diagnosis;
import emberway.app.platform.Diagnosis.Entry;
import emberway.app.platform.Diagnosis.Section;
import emberway.app.platform.UserFolders;
import emberway.app.scene.AutosaveStore;
import emberway.app.settings.Appearance;
import emberway.app.settings.Settings;
import emberway.app.settings.SettingsFile;
import emberway.log.Log;
import emberway.log.LogFolder;
import emberway.log.PrivacyFilter;
import emberway.log.ProgramInfo;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collects facts about Emberway on this computer, for the report of a problem. One use each. */
public final class DiagnosisCollector {
  private static final int MAX_RECORDS = 12;
  private static final int MAX_TRACE = 12; // [lines per record]
  private static final int MIB = 1 << 20;

  /**
   * A class of each library, whose package tells the library's version; none of them is
   * initialized.
   */
  private static final List<Map.Entry<String, String>> LIBRARIES =
      List.of(
          Map.entry("LWJGL", "org.lwjgl.Version"),
          Map.entry("imgui-java", "imgui.ImGui"),
          Map.entry("JOML", "org.joml.Vector2f"),
          Map.entry("picocli", "picocli.CommandLine"),
          Map.entry("Jackson", "tools.jackson.core.json.JsonFactory"),
          Map.entry("PNGJ", "ar.com.hjg.pngj.PngReader"),
          Map.entry("zstd-jni", "com.github.luben.zstd.Zstd"));

  /** The environment variables that affect desktop, language and driver. */
  private static final List<String> VARIABLES =
      List.of(
          "XDG_CURRENT_DESKTOP",
          "XDG_SESSION_TYPE",
          "LANG",
          "LC_ALL",
          "LIBGL_ALWAYS_SOFTWARE",
          "GALLIUM_DRIVER",
          "MESA_LOADER_DRIVER_OVERRIDE");

  /**
   * Facts that only the window's thread can tell about an open window.
   *
   * @param driver the driver that draws in the window
   * @param screens the entries of {@link ExplorerWindow#screens}
   * @param settings the settings in effect
   * @param hasPanels whether ImGui's library could be loaded
   */
  public record OpenWindow(
      GlContext.Driver driver, List<Entry> screens, Settings settings, boolean hasPanels) {}

  private final PrivacyFilter privacyFilter = PrivacyFilter.ofThisUser();
  private final Consumer<Section> listener;
  private final List<Section> sections = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  private DiagnosisCollector(Consumer<Section> listener) {
    this.listener = listener;
  }

  /**
   * Examines this computer without a window; takes some time.
   *
   * @param listener gets each section as soon as it is known; sections that cannot fail come first,
   *     because a driver can end the process
   */
  public static Diagnosis examine(Consumer<Section> listener) {
    DiagnosisCollector diagnosisCollector = new DiagnosisCollector(listener);
    diagnosisCollector.addGeneral(Gui.version());
    diagnosisCollector.addFolders();
    diagnosisCollector.addSettings(diagnosisCollector.settingsOnDisk());
    diagnosisCollector.addTroubles();
    diagnosisCollector.addPictureDriver();
    diagnosisCollector.addWindow();
    return new Diagnosis(diagnosisCollector.sections, diagnosisCollector.problems);
  }

  /** Examines this computer while a window is open. Any thread. */
  static Diagnosis examine(OpenWindow window) {
    DiagnosisCollector diagnosisCollector = new DiagnosisCollector(section -> {});
    diagnosisCollector.addGeneral(window.hasPanels ? Gui.version() : Optional.empty());
    diagnosisCollector.addFolders();
    diagnosisCollector.addSettings(window.settings);
    diagnosisCollector.addTroubles();
    diagnosisCollector.add("Driver of the window", driver(window.driver));
    diagnosisCollector.add("Screens", window.screens);
    return new Diagnosis(diagnosisCollector.sections, diagnosisCollector.problems);
  }

  private void add(String title, List<Entry> entries) {
    List<Entry> safe =
        entries.stream().map(entry -> new Entry(entry.name(), safe(entry.value()))).toList();
    Section section = new Section(title, safe);
    sections.add(section);
    listener.accept(section);
  }

  private String safe(String value) {
    return value.lines().map(privacyFilter::line).collect(Collectors.joining("\n"));
  }

  private void complain(String problem) {
    problems.add(privacyFilter.line(problem));
  }

  private void addGeneral(Optional<String> panels) {
    List<Entry> versions = new ArrayList<>();
    versions.add(new Entry("Looked at", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString()));
    versions.add(new Entry("Emberway", ProgramInfo.version()));
    versions.add(new Entry("Java", ProgramInfo.java()));
    LIBRARIES.forEach(each -> versions.add(new Entry(each.getKey(), version(each.getValue()))));
    versions.add(
        new Entry("Dear ImGui", panels.orElse("none: there is no library of it for this machine")));
    add("Versions", versions);
    List<Entry> system = new ArrayList<>();
    Runtime java = Runtime.getRuntime();
    system.add(new Entry("System", ProgramInfo.system()));
    system.add(new Entry("Processors", Integer.toString(java.availableProcessors())));
    system.add(new Entry("Memory for Java", java.maxMemory() / MIB + " MiB at most"));
    system.add(new Entry("File names", System.getProperty("sun.jnu.encoding", "unknown")));
    system.add(new Entry("Texts", Charset.defaultCharset().name()));
    system.add(new Entry("Language", Locale.getDefault().toLanguageTag()));
    for (String name : VARIABLES) {
      String value = System.getenv(name);
      if (value != null) {
        system.add(new Entry(name, value));
      }
    }
    add("System", system);
  }

  private static String version(String className) {
    try {
      ClassLoader loader = DiagnosisCollector.class.getClassLoader();
      Package library = Class.forName(className, false, loader).getPackage();
      return Stream.of(library.getImplementationVersion(), library.getSpecificationVersion())
          .filter(version -> version != null && !version.startsWith("build"))
          .findFirst()
          .orElse("unknown");
    } catch (ClassNotFoundException | LinkageError missing) {
      return "missing";
    }
  }

  private void addFolders() {
    UserFolders folders = UserFolders.ofThisUser();
    List<Entry> entries = new ArrayList<>();
    entries.add(check("Settings", FolderCheck.ofWritten(folders.config())));
    entries.add(check("What is kept", FolderCheck.ofWritten(folders.data())));
    entries.add(check("Unsaved work", FolderCheck.ofWritten(AutosaveStore.usual())));
    entries.add(check("Pictures", FolderCheck.ofWritten(pictures())));
    entries.add(check("Log", FolderCheck.ofWritten(LogFolder.ofThisUser())));
    entries.add(
        check(
            "Passing files", FolderCheck.ofWritten(Path.of(System.getProperty("java.io.tmpdir")))));
    entries.add(installation());
    add("Folders", entries);
  }

  private Entry check(String name, FolderCheck check) {
    check
        .problem()
        .filter(trouble -> !problems.contains(privacyFilter.line(trouble)))
        .ifPresent(this::complain);
    return new Entry(name, check.description());
  }

  private static Path pictures() {
    return new SettingsFile(UserFolders.ofThisUser().config())
        .now()
        .flatMap(Settings::pictures)
        .orElseGet(UserFolders::pictures);
  }

  private Entry installation() {
    try {
      Path program =
          Path.of(
              DiagnosisCollector.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return check("Program", FolderCheck.ofRead(program.getParent()));
    } catch (URISyntaxException | RuntimeException unknown) {
      return new Entry("Program", "unknown");
    }
  }

  private Settings settingsOnDisk() {
    SettingsFile file = new SettingsFile(UserFolders.ofThisUser().config());
    Optional<Settings> found = file.now();
    if (found.isEmpty() && file.isThere()) {
      complain(
          "the file of settings is damaged; the window will set it aside and use the usual ones");
    }
    return found.orElse(Settings.USUAL);
  }

  private void addSettings(Settings settings) {
    List<Entry> entries = new ArrayList<>();
    Appearance appearance = settings.appearance();
    entries.add(new Entry("Theme", appearance.theme().id()));
    entries.add(new Entry("Colors", appearance.colors().id()));
    entries.add(
        new Entry(
            "Letters",
            appearance.scale().isPresent()
                ? "scale " + appearance.scale().getAsDouble()
                : "as large as the desktop says"));
    entries.add(
        new Entry(
            "Window",
            settings
                .window()
                .map(
                    place ->
                        "%d×%d at %d,%d, %s"
                            .formatted(
                                place.width(),
                                place.height(),
                                place.x(),
                                place.y(),
                                place.extent().id()))
                .orElse("never opened")));
    entries.add(
        new Entry(
            "Shown",
            settings.shownAtFirst().stream().map(Command::id).collect(Collectors.joining(", "))));
    entries.add(
        new Entry("Panels", settings.layout().isEmpty() ? "as at first" : "laid out by the user"));
    entries.add(
        new Entry("Pictures", settings.pictures().isPresent() ? "a chosen folder" : "as usual"));
    entries.add(new Entry("Recent maps", Integer.toString(settings.recent().files().size())));
    add("Settings", entries);
  }

  private void addTroubles() {
    add(
        "Last errors",
        orNone(Log.lastTrouble(MAX_RECORDS).stream().map(DiagnosisCollector::shortened).toList()));
    add("Reports of crashes", orNone(Log.crashes().stream().map(Path::toString).toList()));
    List<Path> ofJava = Log.crashesOfJava();
    if (!ofJava.isEmpty()) {
      add(
          "Java's reports of crashes (with your paths and names; look before you send them)",
          orNone(ofJava.stream().map(Path::toString).toList()));
    }
  }

  private static List<Entry> orNone(List<String> lines) {
    return (lines.isEmpty() ? List.of("none") : lines)
        .stream().map(line -> new Entry("", line)).toList();
  }

  private static String shortened(String record) {
    List<String> lines = record.replace("\t", "  ").lines().toList();
    String some = lines.stream().limit(MAX_TRACE).collect(Collectors.joining("\n"));
    return lines.size() > MAX_TRACE ? some + "\n  …" : some;
  }

  private void addPictureDriver() {
    try (GlContext context = GlContext.headless()) {
      add("Driver for pictures", driver(context.driver()));
    } catch (OpenGlUnavailableException none) {
      add("Driver for pictures", List.of(new Entry("", "none: " + none.getMessage())));
      complain(none.getMessage());
    }
  }

  private void addWindow() {
    try (ExplorerWindow window = ExplorerWindow.open(Optional.empty())) {
      add("Driver of the window", driver(window.context().driver()));
      add("Screens", window.screens());
    } catch (OpenGlUnavailableException none) {
      add("Driver of the window", List.of(new Entry("", "none: " + none.getMessage())));
      add("Screens", List.of(new Entry("", "none could be asked")));
      if (ExplorerWindow.isDisplaySet()) {
        complain(none.getMessage());
      }
    }
  }

  private static List<Entry> driver(GlContext.Driver driver) {
    return List.of(
        new Entry("Vendor", driver.vendor()),
        new Entry("Renderer", driver.renderer()),
        new Entry("OpenGL", driver.version()),
        new Entry("Shaders", driver.shading()),
        new Entry("Context", driver.origin()));
  }
}
