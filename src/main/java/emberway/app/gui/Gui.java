package emberway.app.gui;

import emberway.app.command.Commands;
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
import emberway.render.gl.ShaderSource;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImGuiIO;
import imgui.assertion.ImAssertCallback;
import imgui.callback.ImStrConsumer;
import imgui.callback.ImStrSupplier;
import imgui.flag.ImGuiBackendFlags;
import imgui.flag.ImGuiConfigFlags;
import imgui.flag.ImGuiPopupFlags;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Draws the panels in front of the map with Dear ImGui. It receives every input and says which
 * inputs were meant for a panel. Window's thread only.
 */
public final class Gui implements AutoCloseable {
  /** How many frames are drawn after an input, until ImGui has settled. */
  private static final int FRAMES_TO_SETTLE = 3;

  /** Within how many layouts a text field that is to be shown has the keyboard. */
  private static final int FRAMES_TO_FOCUS = 5;

  private static final int MAX_AGAIN = 2; // layouts of a frame whose panels are new or grow

  /** How long ImGui takes, with some reserve, to dim what lies behind a modal dialog. [s] */
  private static final float FADE = 0.2f;

  private static final float LONGEST_FRAME = 0.1f; // that ImGui is told of [s]
  private static final float LONGEST_SETTLING = 0.02f; // that ImGui is told of while keys wait [s]

  private static final double LINE_SHADE = 0.75; // opacity behind a line drawn without panels
  private static final double LINE_INSET = 8; // around a line drawn without panels [units]

  private final List<Panel> panels;
  private final GuiFrame frame;
  private final KeyInput keyInput;
  private final PanelDock dock;
  private final GuiRenderer drawing;
  private final ShapedRuns shapedRuns = new ShapedRuns();
  private Object map; // the view of the map last laid out; null before
  private Appearance appearance;
  private double desktopScale; // the desktop's scale [px per unit]
  private boolean isStyleCurrent = true; // whether ImGui's style matches the current appearance
  private int due = FRAMES_TO_SETTLE;
  private boolean wasMove; // whether the last input was a pointer move
  private int backlog; // inputs that ImGui may not have processed yet
  private int settling; // layouts until the panels have handled the last key or button
  private boolean isPopupOpen; // whether the last frame showed a menu, a list or a dialog
  private float fading; // how long the dimming of the background still takes [s]
  private boolean expectsText; // whether a text field is to be shown while the panels settle
  private boolean isPointerHidden; // whether the mouse pointer is not shown to ImGui
  private double x = -1; // pointer position [px]
  private double y = -1;
  private long last = System.nanoTime();

  /**
   * Starts ImGui.
   *
   * @param shaders sources of the shaders that draw the panels
   * @param keepsPanels whether a frame draws only what of them has changed
   * @param panels from back to front
   * @param desktopScale the desktop's scale [px per unit]
   * @param layout the saved positions of the panels, as returned by {@link #layout}
   * @return empty if ImGui has no library for this machine
   */
  public static Optional<Gui> open(
      ShaderSource shaders,
      boolean keepsPanels,
      List<Panel> panels,
      Appearance appearance,
      double desktopScale,
      String layout,
      TextClipboard clipboard) {
    ImGuiLibrary.unpack(UserFolders.ofThisUser().data());
    try {
      return Optional.of(
          new Gui(shaders, keepsPanels, panels, appearance, desktopScale, layout, clipboard));
    } catch (UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError none) {
      return Optional.empty();
    }
  }

  /** Returns ImGui's version, or empty if ImGui has no library for this machine. */
  public static Optional<String> version() {
    ImGuiLibrary.unpack(UserFolders.ofThisUser().data());
    try {
      return Optional.of(ImGui.getVersion());
    } catch (UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError none) {
      return Optional.empty();
    }
  }

  private Gui(
      ShaderSource shaders,
      boolean keepsPanels,
      List<Panel> panels,
      Appearance appearance,
      double desktopScale,
      String layout,
      TextClipboard clipboard) {
    this.panels = List.copyOf(panels);
    ImGui.createContext();
    ImGuiIO io = ImGui.getIO();
    io.setIniFilename(null);
    io.addConfigFlags(ImGuiConfigFlags.NoMouseCursorChange | ImGuiConfigFlags.DockingEnable);
    // Without it a draw list holds at most 65,536 vertices.
    io.addBackendFlags(ImGuiBackendFlags.RendererHasVtxOffset);
    io.setConfigWindowsMoveFromTitleBarOnly(true);
    io.setConfigInputTextCursorBlink(false); // a blinking cursor would make an idle window redraw
    connect(io, clipboard);
    this.appearance = appearance;
    this.desktopScale = desktopScale;
    double scale = appearance.scaleOn(desktopScale);
    GuiStyle.apply(ImGui.getStyle(), appearance.theme(), scale);
    String renamed = SavedPanelLayout.renamed(layout);
    dock = new PanelDock(renamed);
    frame = new GuiFrame(new GuiFonts(io.getFonts(), scale, List.of()), dock);
    keyInput = new KeyInput(frame.keyboard());
    io.setFontDefault(frame.fonts().text());
    if (!renamed.isEmpty()) {
      ImGui.loadIniSettingsFromMemory(renamed);
    }
    drawing = new GuiRenderer(shaders, keepsPanels, io.getFonts(), frame.fonts());
    GuiText.use(shapedRuns);
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

  /** Changes the appearance from the next layout on. */
  public void setAppearance(Appearance newAppearance, double newDesktopScale) {
    appearance = newAppearance;
    desktopScale = newDesktopScale;
    isStyleCurrent = false; // not at once: the caller may be a menu that is being laid out
    requestFrames();
  }

  /** Returns the scale of the last layout. [px per unit] */
  public double scale() {
    return frame.fonts().scale();
  }

  private void applyStyle(double scale) {
    isStyleCurrent = true;
    GuiStyle.apply(ImGui.getStyle(), appearance.theme(), scale);
    if (scale != scale()) {
      loadFonts(scale);
    }
  }

  private void loadFonts(double scale) {
    ImGuiIO io = ImGui.getIO();
    io.getFonts().clear();
    frame.use(new GuiFonts(io.getFonts(), scale, shapedRuns.glyphs()));
    io.setFontDefault(frame.fonts().text());
    drawing.use(io.getFonts(), frame.fonts());
    requestFrames();
  }

  /** Returns the positions of the panels in ImGui's text format. */
  public String layout() {
    return dock.layout(ImGui.saveIniSettingsToMemory());
  }

  /** Moves all panels back to their default positions. */
  public void resetLayout() {
    dock.reset();
    requestFrames();
  }

  /** Moves the keyboard into the next panel, or from the last one back to the map. */
  public void moveKeyboard() {
    frame.keyboard().moveToNextPanel();
    hidePointer();
    settle();
  }

  /** Opens the first menu of the menu bar; arrow keys move on from there. */
  public void openMenus() {
    frame.keyboard().openMenus();
    hidePointer();
    settle();
  }

  /** Hides the pointer from ImGui until it is used: where it rests, it would close submenus. */
  private void hidePointer() {
    ImGui.getIO().addMousePosEvent(-Float.MAX_VALUE, -Float.MAX_VALUE);
    backlog++;
    isPointerHidden = true;
  }

  /** Lets keys wait, see {@link #isSettled}, until a text field is shown and has the keyboard. */
  public void expectText() {
    expectsText = true;
    settle(FRAMES_TO_FOCUS);
  }

  /** Whether a text field is about to be shown. */
  public boolean expectsText() {
    return expectsText;
  }

  /**
   * Whether the panels have handled all inputs before the next one. ImGui handles its queue frame
   * by frame. Only then is it known which panel a key is for, if any.
   */
  public boolean isSettled() {
    return settling == 0;
  }

  /** Lets keys wait until the panels know which of them has the keyboard after a question. */
  public void settle() {
    settle(FRAMES_TO_SETTLE);
  }

  private void settle(int layouts) {
    settling = Math.max(settling, layouts);
  }

  /** Processes an input. Returns whether a panel consumed it, so that nobody else may use it. */
  public boolean handle(InputEvent inputEvent) {
    if (inputEvent instanceof InputEvent.KeyRepeated repeated) {
      return repeats(repeated);
    }
    due = FRAMES_TO_SETTLE;
    if (wasMove && backlog > 0 && inputEvent instanceof ButtonChanged up && !up.down()) {
      // A slider ignores moves of the frame in which it is released. ImGui puts a wheel event into
      // a frame of its own, so one of almost no size keeps the release out of the moves' frame.
      ImGui.getIO().addMouseWheelEvent(0, 1e-30f);
      backlog++;
    }
    boolean isMove = inputEvent instanceof PointerMoved;
    if (!isMove || !wasMove) {
      backlog++; // ImGui queues inputs; one frame processes one of them, or several moves in a row
    }
    wasMove = isMove;
    ImGuiIO io = ImGui.getIO();
    if (inputEvent instanceof PointerMoved moved) {
      x = moved.x();
      y = moved.y();
      io.addMousePosEvent((float) x, (float) y);
      isPointerHidden = false;
    } else if (inputEvent instanceof ButtonChanged changed) {
      if (isPointerHidden) {
        io.addMousePosEvent((float) x, (float) y);
        backlog++;
        isPointerHidden = false;
      }
      io.addMouseButtonEvent(number(changed.button()), changed.down());
      settle(FRAMES_TO_SETTLE);
      return changed.down() && isOverPanel();
    } else if (inputEvent instanceof Scrolled scrolled) {
      io.addMouseWheelEvent(0, (float) scrolled.notches());
      return isOverPanel();
    } else if (inputEvent instanceof KeyChanged changed) {
      settleAfter(changed);
      boolean isForPanel = keyInput.takes(changed);
      backlog += keyInput.takeTapped();
      return isForPanel;
    } else if (inputEvent instanceof Typed typed) {
      shapedRuns.type(typed.codePoint());
      io.addInputCharacter(typed.codePoint());
      return keyInput.hasField();
    } else if (inputEvent instanceof InputEvent.FocusLost) {
      io.addFocusEvent(false);
    }
    return false;
  }

  /** Lets the next key wait until the panels have handled a key, unless it edits a text field. */
  private void settleAfter(KeyChanged changed) {
    boolean changesFocus = ImGuiKeys.changesFocus(changed.key()) || isPopupOpen; // of a menu
    if (changed.down() && (changesFocus || !keyInput.hasField())) {
      settle(changesFocus ? FRAMES_TO_SETTLE : 1);
    }
  }

  /**
   * Requests frames if a panel uses a held key, and returns whether one does: ImGui itself repeats
   * held keys, once per frame drawn.
   */
  private boolean repeats(InputEvent.KeyRepeated repeated) {
    boolean isForPanel = keyInput.takes(repeated);
    if (isForPanel) {
      requestFrame();
    }
    backlog += keyInput.takeTapped();
    return isForPanel;
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

  /** Whether the panels must be drawn even if the map has not changed. */
  public boolean isDue() {
    return due > 0 || settling > 0 || backlog > 1 || fading > 0 || shapedRuns.isDue();
  }

  /** Returns, once, the characters that no font has, with their script; empty if there are none. */
  public String takeMissing() {
    return shapedRuns.takeMissing();
  }

  /** Requests several frames: something the panels show has changed. */
  public void requestFrames() {
    due = FRAMES_TO_SETTLE;
  }

  /** Requests one frame: something the panels show changes continuously. */
  public void requestFrame() {
    due = Math.max(due, 1);
  }

  /**
   * Draws the panels over the contents of the window's back buffer. Lays them out again if that is
   * due; otherwise repeats the last layout.
   */
  public void draw(ExplorerState state, int width, int height, Commands commands) {
    if (isDue()) {
      due -= due > 0 && backlog <= 1 ? 1 : 0;
      layOut(state, width, height, commands);
      for (int again = 0; again < MAX_AGAIN && frame.isUnsettled(); again++) {
        layOut(state, width, height, commands); // otherwise a panel would be shown cut off
      }
    }
    drawing.draw(ImGui.getDrawData(), width, height);
  }

  /**
   * Draws a centered line of text, without panels, over the contents of the window's back buffer.
   */
  public void drawLine(String line, int width, int height) {
    begin(width, height);
    ImGui.pushFont(frame.fonts().name());
    float left = (width - GuiText.width(line)) / 2;
    float top = (height - ImGui.getTextLineHeight()) / 2;
    ImDrawList list = frame.mapList();
    float inset = frame.px(LINE_INSET);
    list.addRectFilled(
        left - 2 * inset,
        top - inset,
        width - left + 2 * inset,
        height - top + inset,
        GuiStyle.onMap(LabColors.DARK, LINE_SHADE),
        inset);
    list.addText(left, top, GuiStyle.onMap(GuiStyle.PALE, 1), line);
    ImGui.popFont();
    ImGui.render();
    drawing.draw(ImGui.getDrawData(), width, height);
  }

  private void layOut(ExplorerState state, int width, int height, Commands commands) {
    backlog = backlog > 1 ? backlog - 1 : 0;
    settling -= settling > 0 && backlog == 0 ? 1 : 0;
    expectsText &= settling > 0;
    map = state.view();
    begin(width, height);
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).show(state, frame, commands);
    }
    boolean wasPopupOpen = isPopupOpen;
    isPopupOpen = ImGui.isPopupOpen("", ImGuiPopupFlags.AnyPopup);
    if (isPopupOpen && !wasPopupOpen) {
      fading = FADE;
    }
    keyInput.end(isPopupOpen);
    backlog += keyInput.takeTapped();
    ImGui.render();
  }

  private void begin(int width, int height) {
    double scale = appearance.scaleIn(width, height, desktopScale);
    boolean hasNewGlyphs = shapedRuns.begin(map, scale);
    if (!isStyleCurrent || scale != scale()) {
      applyStyle(scale);
    }
    if (hasNewGlyphs) {
      loadFonts(scale);
    }
    long now = System.nanoTime();
    ImGuiIO io = ImGui.getIO();
    io.setDisplaySize(width, height);
    // A key whose release waits for slow frames must not look as if it were held, and repeat.
    float most = settling > 0 ? LONGEST_SETTLING : LONGEST_FRAME;
    float passed = Math.max(1e-4f, Math.min(most, (now - last) * 1e-9f));
    last = now;
    io.setDeltaTime(passed);
    fading = Math.max(0, fading - passed);
    keyInput.begin();
    ImGui.newFrame();
    frame.begin(width, height);
  }

  /**
   * Sets what to do when ImGui detects an error in how this program uses it, such as saving the
   * user's work: ImGui's library ends the process right afterward.
   *
   * @param handler receives ImGui's error message
   */
  public static void onAssertionFailure(Consumer<String> handler) {
    ImGui.setAssertCallback(
        new ImAssertCallback() {
          @Override
          public void imAssertCallback(String assertion, int line, String file) {
            String name =
                file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
            handler.accept("%s, %s:%d".formatted(assertion, name, line));
          }
        });
  }

  @Override
  public void close() {
    GuiText.use(new ShapedRuns());
    drawing.close();
    ImGui.destroyContext();
  }
}
