package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.PictureRequest;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.ProgressBar;
import emberway.app.panel.map.RegionOverlay;
import emberway.app.platform.PathText;
import emberway.app.scene.RouteRequest;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.app.viewport.PanelPlacement;
import emberway.drawable.PictureContent;
import emberway.drawable.PictureSheet;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.render.gl.ImageTexture;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import imgui.ImGui;
import imgui.flag.ImGuiSliderFlags;
import imgui.type.ImBoolean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The studio for large pictures: a preview, what is in the picture, its part of the map, its size
 * and its folder; then its progress.
 */
public final class PicturePanel extends MovablePanel {
  /** What the panel needs to know about pictures. */
  public interface Status {
    /** Returns the progress of the current picture [0..1]; empty if there is none. */
    Optional<Double> progress();

    /** Returns the folder for pictures, once it is known. */
    Optional<Path> folder();

    /** Returns the size of the monitor, if there is one. [px] */
    Optional<PixelBox> screen();

    /**
     * Returns a preview of the picture that a request asks for, which is drawn in the background;
     * meanwhile the one before, if any.
     */
    Optional<ImageTexture> preview(PictureRequest request);
  }

  /** The sizes that people know, of which all but the first and the last fit the map. [px] */
  private enum Size {
    FULL("picture.size.full", 0, 0),
    SCREEN("picture.size.screen", 1920, 1080),
    FULL_HD("picture.size.wallpaper", 1920, 1080),
    QUAD_HD("picture.size.wallpaper", 2560, 1440),
    ULTRA_HD("picture.size.wallpaper", 3840, 2160),
    A4("picture.size.a4", 3508, 2480),
    A3("picture.size.a3", 4961, 3508),
    OWN("picture.size.own", 0, 0);

    private final String key;
    private final PixelBox box;

    Size(String key, int width, int height) {
      this.key = key;
      box = new PixelBox(0, 0, width, height);
    }
  }

  /** A choice of what is in a picture. */
  private record Choice(String key, ImBoolean value) {}

  private enum Part {
    WHOLE,
    SEEN,
    REGION
  }

  private static final double WIDTH = 500; // [units]
  private static final double PREVIEW = 240; // the height of the preview [units]
  private static final double MARGIN = 12; // to a region and to the window's edges
  private static final float MIN_SCALE = (float) PictureFrame.MIN_SCALE;
  private static final float MAX_SCALE = 16;
  private static final int LONGEST_FOLDER = 44; // [characters]
  private static final double BYTES_PER_PIXEL = 0.8; // of pictures of maps, about

  private final Supplier<Status> status;
  private final Choice fields = new Choice("picture.fields", new ImBoolean(true));
  private final Choice routes = new Choice("picture.routes", new ImBoolean(true));
  private final Choice names = new Choice("picture.names", new ImBoolean(true));
  private final Choice large = new Choice("picture.large-names", new ImBoolean(true));
  private final Map<PictureSheet.Part, Choice> frameParts = new EnumMap<>(PictureSheet.Part.class);
  private final float[] scale = {1};
  private Size size = Size.FULL;
  private Part part = Part.WHOLE;
  // The region that the previous frame showed.
  private Optional<PictureRequest.Part.Region> region = Optional.empty();
  private boolean mayCoverRegion; // whether the panel may cover a region that was just dragged
  private float height; // of the settings in the last layout [px]

  public PicturePanel(Supplier<Status> status) {
    super(Command.SAVE_PICTURE, "picture.title", "picture", WIDTH, GuiFrame.AS_HIGH_AS_IT_HOLDS);
    this.status = status;
    frameParts.put(PictureSheet.Part.TITLE, new Choice("picture.title-part", new ImBoolean()));
    frameParts.put(PictureSheet.Part.LEGEND, new Choice("picture.legend", new ImBoolean()));
    frameParts.put(PictureSheet.Part.COMPASS, new Choice("picture.compass", new ImBoolean()));
    frameParts.put(PictureSheet.Part.SCALE, new Choice("picture.scale", new ImBoolean()));
    frameParts.put(PictureSheet.Part.BORDER, new Choice("picture.border", new ImBoolean()));
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (state.regionSelection().isSelecting()) {
      return;
    }
    if (state.viewOptions().contains(Command.SAVE_PICTURE)) {
      follow(state);
    }
    super.show(state, frame, commands);
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    avoidRegion(state, frame);
    Optional<Double> progress = status.get().progress();
    float top = ImGui.getCursorPosY();
    if (progress.isPresent()) {
      showProgress(progress.get(), commands);
      ImGui.dummy(0, Math.max(0, height - (ImGui.getCursorPosY() - top)));
    } else {
      settings(state, frame, commands);
      height = ImGui.getCursorPosY() - top - ImGui.getStyle().getItemSpacingY();
    }
  }

  /** Selects a region that the user has just dragged. */
  private void follow(ExplorerState state) {
    Optional<PictureRequest.Part.Region> dragged = state.regionSelection().region();
    if (!dragged.equals(region)) {
      region = dragged;
      if (dragged.isPresent()) {
        choose(Part.REGION, state);
        mayCoverRegion = true;
      } else if (part == Part.REGION) {
        part = Part.SEEN;
      }
    }
  }

  /** Moves the panel off a region that was just dragged. */
  private void avoidRegion(ExplorerState state, GuiFrame frame) {
    if (!mayCoverRegion || region.isEmpty() || ImGui.isWindowDocked()) {
      mayCoverRegion = false;
      return;
    }
    if (ImGui.isWindowAppearing()) {
      return; // the size is not known yet; the panel will be laid out again
    }
    mayCoverRegion = false;
    float margin = frame.px(MARGIN);
    PanelPlacement.Box room = frame.room(margin);
    float left = ImGui.getWindowPosX();
    float top = ImGui.getWindowPosY();
    PanelPlacement.Box lies =
        new PanelPlacement.Box(
            left, top, left + ImGui.getWindowWidth(), top + ImGui.getWindowHeight());
    PanelPlacement found =
        PanelPlacement.find(room, lies, RegionOverlay.box(region.get(), state.view()), margin);
    if (found.x() != left || found.y() != top) {
      ImGui.setWindowPos(found.x(), found.y());
      frame.unsettle();
    }
  }

  private static void showProgress(double part, Commands commands) {
    String words = Texts.format("picture.drawing", Math.round(100 * part));
    if (ProgressBar.show(part, words, Texts.get("cancel"), ImGui.getContentRegionAvailX())) {
      commands.pictures().cancelPicture();
    }
  }

  private void settings(ExplorerState state, GuiFrame frame, Commands commands) {
    PictureRequest request = request(state);
    preview(request, state, frame);
    parts(state, frame, commands);
    size(state, frame);
    ImGui.spacing();
    GuiText.faint(Texts.get("picture.content"));
    choices(List.of(fields, routes, names, large), frame);
    GuiText.tooltip(Texts.get("picture.large-names.tip"));
    ImGui.spacing();
    GuiText.faint(Texts.get("picture.frame"));
    choices(List.copyOf(frameParts.values()), frame);
    folder(frame, commands);
    save(request, state, frame, commands);
  }

  /** Draws the preview as large as fits its place. */
  private void preview(PictureRequest request, ExplorerState state, GuiFrame frame) {
    Optional<ImageTexture> drawn =
        request.fits(state.view()) ? status.get().preview(request) : Optional.empty();
    int outline = GuiStyle.packed(GuiStyle.FAINT, 0.4);
    GuiWidgets.picture(drawn, ImGui.getContentRegionAvailX(), frame.px(PREVIEW), outline);
    ImGui.spacing();
  }

  private void size(ExplorerState state, GuiFrame frame) {
    ImGui.spacing();
    GuiText.faint(Texts.get("picture.size"));
    ImGui.setNextItemWidth(-1);
    if (frame.beginCombo("##size", words(size, state))) {
      for (Size each : Size.values()) {
        if (ImGui.selectable(words(each, state), each == size)) {
          size = each;
        }
      }
      GuiText.closeOnEscape();
      ImGui.endCombo();
    }
    frame.recordStop();
    if (size == Size.OWN) {
      ImGui.setNextItemWidth(-1);
      ImGui.sliderFloat(
          "##scale",
          scale,
          MIN_SCALE,
          MAX_SCALE,
          "%.3g",
          ImGuiSliderFlags.Logarithmic | ImGuiSliderFlags.AlwaysClamp);
      frame.recordStop();
    }
  }

  private String words(Size named, ExplorerState state) {
    return fit(named, state)
        .map(it -> Texts.format(named.key, it.width(), it.height()))
        .orElseGet(() -> Texts.get(named.key));
  }

  /** The pixels of a size, on paper across or upright as the map's part is. */
  private Optional<PixelBox> fit(Size named, ExplorerState state) {
    if (named == Size.FULL || named == Size.OWN) {
      return Optional.empty();
    }
    PixelBox box = named == Size.SCREEN ? status.get().screen().orElse(named.box) : named.box;
    PixelBox map = request(Optional.empty(), state).box(state.view());
    boolean isUpright = map.height() > map.width() && (named == Size.A4 || named == Size.A3);
    int shorter = box.height(); // of paper across
    return Optional.of(isUpright ? new PixelBox(0, 0, shorter, box.width()) : box);
  }

  private static void choices(List<Choice> choices, GuiFrame frame) {
    float right = ImGui.getCursorPosX() + ImGui.getContentRegionAvailX();
    for (int i = 0; i < choices.size(); i++) {
      String label = Texts.get(choices.get(i).key);
      float gap = ImGui.getStyle().getItemSpacingX();
      if (i > 0) {
        ImGui.sameLine();
        if (ImGui.getCursorPosX() + ImGui.getFrameHeight() + gap + GuiText.width(label) > right) {
          ImGui.newLine();
        }
      }
      ImGui.checkbox(label, choices.get(i).value);
      frame.recordStop();
    }
  }

  private PictureRequest request(ExplorerState state) {
    return request(fit(size, state), state).fitted(state.view());
  }

  private PictureRequest request(Optional<PixelBox> fit, ExplorerState state) {
    PictureRequest.Part wanted =
        part == Part.REGION && region.isPresent()
            ? region.get()
            : part == Part.WHOLE ? whole(state) : new PictureRequest.Part.Seen();
    Set<PictureSheet.Part> parts = EnumSet.noneOf(PictureSheet.Part.class);
    frameParts.forEach(
        (each, choice) -> parts.addAll(choice.value.get() ? Set.of(each) : Set.of()));
    PictureContent content =
        PictureContent.at(size == Size.OWN ? PictureRequest.scaleOf(scale[0]) : 1)
            .withNames(names.value.get() ? PictureContent.Names.USUAL : PictureContent.Names.NONE)
            .on(new PictureSheet(parts, fit, large.value.get()));
    return new PictureRequest(wanted, content, fields.value.get(), routes.value.get());
  }

  private static PictureRequest.Part.Whole whole(ExplorerState state) {
    RouteRequest route = state.request().routeRequest();
    List<Cell> others = new ArrayList<>(route.goals());
    others.addAll(route.via());
    return new PictureRequest.Part.Whole(
        route.routeEnds().start(), List.copyOf(others), state.view().unit());
  }

  private void parts(ExplorerState state, GuiFrame frame, Commands commands) {
    if (ImGui.radioButton(Texts.get("picture.whole"), part == Part.WHOLE)) {
      part = Part.WHOLE;
    }
    frame.recordStop();
    ImGui.sameLine();
    if (ImGui.radioButton(Texts.get("picture.seen"), part == Part.SEEN)) {
      choose(Part.SEEN, state);
    }
    frame.recordStop();
    ImGui.sameLine();
    if (ImGui.radioButton(Texts.get("picture.region"), part == Part.REGION)) {
      if (region.isPresent()) {
        choose(Part.REGION, state);
      } else {
        commands.region().askRegion();
      }
    }
    frame.recordStop();
    GuiText.tooltip(Texts.get("picture.region.tip"));
    if (part == Part.REGION) {
      ImGui.sameLine();
      if (GuiWidgets.iconButton(Icon.CROP, Texts.get("picture.region.again.tip"), "##again")) {
        commands.region().askRegion();
      }
      frame.recordStop();
    }
  }

  /** Selects a part, at the window's scale. */
  private void choose(Part other, ExplorerState state) {
    part = other;
    if (size == Size.FULL || size == Size.OWN) {
      size = Size.OWN;
      scale[0] = (float) state.view().camera().scale();
    }
  }

  private void folder(GuiFrame frame, Commands commands) {
    ImGui.spacing();
    String path = status.get().folder().map(Path::toString).orElse("");
    if (ImGui.button(Icon.FOLDER.before(Texts.get("picture.folder.choose")))) {
      commands.pictures().browsePictureFolder();
    }
    frame.recordStop();
    GuiText.tooltip(Texts.get("picture.folder.tip"));
    ImGui.sameLine();
    ImGui.alignTextToFramePadding();
    GuiText.faint(
        Texts.format(
            "picture.folder", PrintableText.escape(PathText.shortened(path, LONGEST_FOLDER))));
    GuiText.tooltip(PrintableText.escape(path));
  }

  private void save(
      PictureRequest request, ExplorerState state, GuiFrame frame, Commands commands) {
    if (!request.fits(state.view())) {
      boolean isOwn = request.content().sheet().fit().isEmpty();
      double fitting = isOwn ? request.fittingScale(state.view()) : 0;
      GuiText.warning(
          isOwn
              ? Texts.format(
                  "picture.too-large", Texts.decimal(String.format(Locale.ROOT, "%.3g", fitting)))
              : Texts.get("picture.too-small"),
          frame,
          ImGui.getContentRegionAvailX());
      if (isOwn && ImGui.button(Texts.get("picture.fit"))) {
        size = Size.OWN;
        scale[0] = (float) fitting;
      }
      if (isOwn) {
        frame.recordStop();
      }
      return;
    }
    PixelBox box = request.sheet(state.view());
    ImGui.spacing();
    GuiStyle.pushLit();
    boolean isSaved = ImGui.button(Icon.PICTURE.before(Texts.get("picture.save")));
    ImGui.setItemDefaultFocus(); // so that Enter saves at once
    frame.recordStop();
    GuiStyle.popLit();
    GuiText.tooltip(Texts.get("key.enter"));
    if (isSaved || GuiWidgets.isConfirmed()) {
      commands.pictures().savePicture(request);
    }
    ImGui.sameLine();
    if (ImGui.button(Icon.COPY.before(Texts.get("copy")))) {
      commands.pictures().copyPicture(request);
    }
    frame.recordStop();
    GuiText.tooltip(Texts.get("picture.copy.tip"));
    ImGui.sameLine();
    double megabytes = Math.max(0.1, BYTES_PER_PIXEL * box.width() * box.height() / 1e6);
    GuiText.faint(
        Texts.format(
            "picture.pixels",
            box.width(),
            box.height(),
            Texts.shortCost(megabytes, megabytes < 10 ? 1 : 0)));
  }
}
