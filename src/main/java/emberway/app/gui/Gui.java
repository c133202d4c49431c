package emberway.app.gui;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.InputEvent.ButtonChanged;
import emberway.app.command.InputEvent.KeyChanged;
import emberway.app.command.InputEvent.PointerMoved;
import emberway.app.command.InputEvent.Scrolled;
import emberway.app.command.InputEvent.Typed;
import emberway.app.command.TextClipboard;
import emberway.app.platform.UserFolders;
import emberway.app.settings.Appearance;
import emberway.app.state.ExplorerState;
import emberway.render.gl.context.ShaderSource;
import imgui.ImGui;
import imgui.ImGuiIO;
import imgui.assertion.ImAssertCallback;
import imgui.callback.ImStrConsumer;
import imgui.callback.ImStrSupplier;
import imgui.flag.ImGuiBackendFlags;
import imgui.flag.ImGuiConfigFlags;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiPopupFlags;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * The panels in front of the map, laid out and drawn by Dear ImGui. It is told of every input and
 * says which of them were for a panel. Window's thread only.
 */
public final class Gui implements AutoCloseable {
  /** How often it is drawn after an input until all has settled. */
  private static final int FRAMES_TO_SETTLE = 3;

  /** How often panels that are new or grow are laid out again before anybody sees them. */
  private static final int MOST_AGAIN = 2;

  /** How long ImGui takes, and a little more, to darken what is behind a question. [s] */
  private static final float FADE = 0.2f;

  private static final double LINE_SHADE = 0.8; // of a line alone: opacity

  private final List<Panel> panels;
  private final GuiFrame frame;
  private final PanelDock dock;
  private final GuiRenderer drawing;
  private Appearance appearance;
  private double desktop; // pixels a unit of length, by its word
  private boolean isWorn = true; // the look is that of the style
  private int due = FRAMES_TO_SETTLE;
  private boolean wasMove; // the last input, of the pointer
  private int backlog; // inputs that ImGui may not have come to yet
  private boolean isPopupOpen; // in the last frame: a menu, a list to choose from, a question
  private float fading; // how long what is behind it goes on to get darker [s]
  private final Queue<InputEvent> early = new ArrayDeque<>(); // typed before its line was there
  private boolean expectsText;
  private double x = -1; // where the pointer is [px]
  private double y = -1;
  private long last = System.nanoTime();

  /**
   * Makes ImGui ready.
   *
   * @param shaders what panels are drawn with
   * @param panels from back to front
   * @param desktop pixels a unit of length, by the desktop's word
   * @param layout where the user put the panels before, as {@link #layout} told
   * @return nothing where ImGui has no library for this machine
   */
  public static Optional<Gui> open(
      ShaderSource shaders,
      List<Panel> panels,
      Appearance appearance,
      double desktop,
      String layout,
      TextClipboard clipboard) {
    ImGuiLibrary.layIn(UserFolders.ofThisUser().data());
    try {
      return Optional.of(new Gui(shaders, panels, appearance, desktop, layout, clipboard));
    } catch (UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError none) {
      return Optional.empty();
    }
  }

  /** The version of ImGui; nothing where it has no library for this machine. */
  public static Optional<String> version() {
    ImGuiLibrary.layIn(UserFolders.ofThisUser().data());
    try {
      return Optional.of(ImGui.getVersion());
    } catch (UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError none) {
      return Optional.empty();
    }
  }

  private Gui(
      ShaderSource shaders,
      List<Panel> panels,
      Appearance appearance,
      double desktop,
      String layout,
      TextClipboard clipboard) {
    this.panels = List.copyOf(panels);
    ImGui.createContext();
    ImGuiIO io = ImGui.getIO();
    io.setIniFilename(null);
    io.addConfigFlags(ImGuiConfigFlags.NoMouseCursorChange | ImGuiConfigFlags.DockingEnable);
    io.addBackendFlags(ImGuiBackendFlags.RendererHasVtxOffset); // or 65,536 corners were the most
    io.setConfigWindowsMoveFromTitleBarOnly(true);
    io.setConfigInputTextCursorBlink(false); // or an idle window would have to be drawn again
    connect(io, clipboard);
    this.appearance = appearance;
    this.desktop = desktop;
    double scale = appearance.scaleOn(desktop);
    GuiStyle.apply(ImGui.getStyle(), appearance.theme(), scale);
    String renamed = SavedPanelLayout.renamed(layout);
    dock = new PanelDock(renamed);
    frame = new GuiFrame(new GuiFonts(io.getFonts(), scale), dock);
    io.setFontDefault(frame.fonts().text());
    if (!renamed.isEmpty()) {
      ImGui.loadIniSettingsFromMemory(renamed);
    }
    drawing = new GuiRenderer(shaders, io.getFonts());
  }

  private static void connect(ImGuiIO io, TextClipboard clipboard) {
    io.setSetClipboardTextFn(
        new ImStrConsumer() {
          @Override
          public void accept(String text) {
            clipboard.copy(text);
          }
        });
    io.setGetClipboardTextFn(
        new ImStrSupplier() {
          @Override
          public String get() {
            return clipboard.copied();
          }
        });
  }

  /** Looks like that from the next time on that panels are laid out. */
  public void wear(Appearance newLook, double newDesktop) {
    appearance = newLook;
    desktop = newDesktop;
    isWorn = false; // not at once: a menu that is being laid out may have asked
    ask();
  }

  /** Pixels a unit of length, as panels were laid out last. */
  public double scale() {
    return frame.fonts().scale();
  }

  private void putOn(double scale) {
    isWorn = true;
    GuiStyle.apply(ImGui.getStyle(), appearance.theme(), scale);
    if (scale != scale()) {
      ImGuiIO io = ImGui.getIO();
      io.getFonts().clear();
      frame.use(new GuiFonts(io.getFonts(), scale));
      io.setFontDefault(frame.fonts().text());
      drawing.use(io.getFonts());
    }
  }

  /** Where the user put the panels, in ImGui's words. */
  public String layout() {
    return dock.layout(ImGui.saveIniSettingsToMemory());
  }

  /** Sends all panels back to where they lie at first. */
  public void resetLayout() {
    dock.reset();
    ask();
  }

  /** What is typed from now on is for a line that is about to be laid out; it is kept for it. */
  public void expectText() {
    expectsText = true;
    ask();
  }

  /** Hands what was typed too early to the line, once that is ready for it. */
  private void replay() {
    if (expectsText && (ImGui.getIO().getWantTextInput() || !isDue())) {
      expectsText = false;
      for (InputEvent inputEvent = early.poll(); inputEvent != null; inputEvent = early.poll()) {
        take(inputEvent);
        if (inputEvent instanceof KeyChanged pressed) { // it went up long ago
          take(new KeyChanged(pressed.key(), false, false, pressed.shift()));
        }
      }
    }
  }

  private static boolean isForText(InputEvent inputEvent) {
    return inputEvent instanceof Typed
        || (inputEvent instanceof KeyChanged changed
            && changed.down()
            && !changed.ctrl()
            && isEditing(changed.key()));
  }

  /** Tells of an input; whether it was for a panel, and for nobody else. */
  public boolean take(InputEvent inputEvent) {
    if (inputEvent instanceof InputEvent.KeyRepeated) {
      return repeats();
    }
    due = FRAMES_TO_SETTLE;
    if (expectsText && isForText(inputEvent)) {
      early.add(inputEvent);
      return true;
    }
    boolean isMove = inputEvent instanceof PointerMoved;
    if (!isMove || !wasMove) {
      backlog++; // ImGui keeps inputs in a queue; in a frame it comes to one, or to moves in a row
    }
    wasMove = isMove;
    ImGuiIO io = ImGui.getIO();
    if (inputEvent instanceof PointerMoved moved) {
      x = moved.x();
      y = moved.y();
      io.addMousePosEvent((float) x, (float) y);
    } else if (inputEvent instanceof ButtonChanged changed) {
      io.addMouseButtonEvent(number(changed.button()), changed.down());
      return changed.down() && isOverPanel();
    } else if (inputEvent instanceof Scrolled scrolled) {
      io.addMouseWheelEvent(0, (float) scrolled.notches());
      return isOverPanel();
    } else if (inputEvent instanceof KeyChanged changed) {
      if (changed.down() && ImGuiKeys.of(changed.key()) == ImGuiKey.Escape && isPopupOpen) {
        io.addKeyEvent(ImGuiKey.Escape, true); // each popup closes itself
        return true;
      }
      int inList = ImGuiKeys.inList(changed.key());
      boolean isForList = inList != ImGuiKey.None && isListOpen(io) && changed.down();
      if (isForList || (inList != ImGuiKey.None && !changed.down())) {
        io.addKeyEvent(inList, changed.down()); // up in any case: the list may be closed by now
      }
      if (isForList) {
        return true;
      }
      io.addKeyEvent(ImGuiKey.ModCtrl, changed.ctrl());
      io.addKeyEvent(ImGuiKey.ModShift, changed.shift());
      int key = ImGuiKeys.of(changed.key());
      if (key != ImGuiKey.None) {
        io.addKeyEvent(key, changed.down());
      }
      return changed.down() && !changed.ctrl() && isEditing(changed.key()) && io.getWantTextInput();
    } else if (inputEvent instanceof Typed typed) {
      io.addInputCharacter(typed.codePoint());
      return io.getWantTextInput();
    } else if (inputEvent instanceof InputEvent.FocusLost) {
      io.addFocusEvent(false);
    }
    return false;
  }

  /** Whether keys go through a menu or a list. */
  private boolean isListOpen(ImGuiIO io) {
    return isPopupOpen && !io.getWantTextInput();
  }

  /** ImGui repeats keys by itself, as often as it is drawn; whether it is one for a panel. */
  private boolean repeats() {
    ImGuiIO io = ImGui.getIO();
    boolean isForPanel = expectsText || io.getWantTextInput() || isListOpen(io);
    if (isForPanel) {
      askOnce();
    }
    return isForPanel;
  }

  /** Whether a key types something, or moves about in what was typed. */
  private static boolean isEditing(int key) {
    boolean isCharacter = key < ImGuiKeys.FIRST_WITHOUT_CHARACTER;
    return isCharacter
        || (ImGuiKeys.of(key) != ImGuiKey.None && ImGuiKeys.of(key) != ImGuiKey.Escape);
  }

  private static int number(InputEvent.Button button) {
    return switch (button) {
      case LEFT -> 0;
      case RIGHT -> 1;
      case MIDDLE -> 2;
    };
  }

  /** Whether a panel lies under the pointer. */
  public boolean isOverPanel() {
    return frame.covers(x, y);
  }

  /** Whether it has to be drawn, be the map as before or not. */
  public boolean isDue() {
    return due > 0 || backlog > 1 || fading > 0;
  }

  /** Has it drawn soon: something that it shows has changed. */
  public void ask() {
    due = FRAMES_TO_SETTLE;
  }

  /** Has it drawn once: what it shows goes on by itself. */
  public void askOnce() {
    due = Math.max(due, 1);
  }

  /**
   * Draws the panels over what the window's back buffer holds: laid out anew if that is due, else
   * as they were drawn last.
   */
  public void draw(ExplorerState state, int width, int height, Consumer<Action> actions) {
    if (isDue()) {
      due -= backlog > 1 ? 0 : 1;
      layOut(state, width, height, actions);
      for (int again = 0; again < MOST_AGAIN && frame.isUnsettled(); again++) {
        layOut(state, width, height, actions); // or a panel would be seen cut off
      }
    }
    drawing.draw(ImGui.getDrawData(), width, height);
    replay();
  }

  /** Draws a line in the middle, and no panels, over what the window's back buffer holds. */
  public void drawLine(String line, int width, int height) {
    begin(width, height);
    ImGui.pushFont(frame.fonts().name());
    float left = (width - GuiText.width(line)) / 2;
    float top = (height - ImGui.getTextLineHeight()) / 2;
    frame.mapList().addText(left, top, GuiStyle.onMap(GuiStyle.PALE, LINE_SHADE), line);
    ImGui.popFont();
    ImGui.render();
    drawing.draw(ImGui.getDrawData(), width, height);
  }

  private void layOut(ExplorerState state, int width, int height, Consumer<Action> actions) {
    backlog = backlog > 1 ? backlog - 1 : 0;
    begin(width, height);
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).show(state, frame, actions);
    }
    boolean wasPopupOpen = isPopupOpen;
    isPopupOpen = ImGui.isPopupOpen("", ImGuiPopupFlags.AnyPopup);
    if (isPopupOpen && !wasPopupOpen) {
      fading = FADE;
    }
    ImGui.render();
  }

  private void begin(int width, int height) {
    double scale = appearance.scaleIn(width, height, desktop);
    if (!isWorn || scale != scale()) {
      putOn(scale);
    }
    long now = System.nanoTime();
    ImGuiIO io = ImGui.getIO();
    io.setDisplaySize(width, height);
    float passed = Math.max(1e-4f, Math.min(0.1f, (now - last) * 1e-9f));
    last = now;
    io.setDeltaTime(passed);
    fading = Math.max(0, fading - passed);
    if (isListOpen(io)) {
      io.addConfigFlags(ImGuiConfigFlags.NavEnableKeyboard);
    } else {
      io.removeConfigFlags(ImGuiConfigFlags.NavEnableKeyboard);
    }
    ImGui.newFrame();
    frame.begin(width, height);
  }

  /**
   * Has a user's work brought to safety where ImGui finds a mistake in how this program uses it:
   * its library ends the process right after that.
   *
   * @param told gets what is wrong, in ImGui's words
   */
  public static void beforeFault(Consumer<String> told) {
    ImGui.setAssertCallback(
        new ImAssertCallback() {
          @Override
          public void imAssertCallback(String assertion, int line, String file) {
            String name =
                file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
            told.accept("%s, %s:%d".formatted(assertion, name, line));
          }
        });
  }

  @Override
  public void close() {
    drawing.close();
    ImGui.destroyContext();
  }
}
