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
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import imgui.ImGui;
import imgui.flag.ImGuiSliderFlags;
import imgui.type.ImBoolean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** The settings of a large picture: what it shows, its scale and folder; then its progress. */
public final class PicturePanel extends MovablePanel {
  /** What the panel needs to know about pictures. */
  public interface Status {
    /** Returns the progress of the current picture [0..1]; empty if there is none. */
    Optional<Double> progress();

    /** Returns the folder for pictures, once it is known. */
    Optional<Path> folder();
  }

  private enum Part {
    WHOLE,
    SEEN,
    REGION
  }

  private static final double WIDTH = 430; // [units]
  private static final double MARGIN = 12; // to a region and to the window's edges
  private static final float MIN_SCALE = (float) PictureFrame.MIN_SCALE;
  private static final float MAX_SCALE = 16;
  private static final int LONGEST_FOLDER = 44; // [characters]
  private static final List<String> USUAL_SCALES = List.of("0.25", "0.5", "1", "2", "4");

  private final Supplier<Status> status;
  private final ImBoolean withFields = new ImBoolean(true);
  private final ImBoolean withRoutes = new ImBoolean(true);
  private final ImBoolean withNames = new ImBoolean(true);
  private final ImBoolean withLargeNames = new ImBoolean(false);
  private final float[] scale = {1};
  private Part part = Part.WHOLE;
  // The region that the previous frame showed.
  private Optional<PictureRequest.Part.Region> region = Optional.empty();
  private boolean mayCoverRegion; // whether the panel may cover a region that was just dragged
  private float height; // of the settings in the last layout [px]

  public PicturePanel(Supplier<Status> status) {
    super(Command.SAVE_PICTURE, "picture.title", "picture", WIDTH, GuiFrame.AS_HIGH_AS_IT_HOLDS);
    this.status = status;
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
    parts(state, frame, commands);
    ImGui.spacing();
    GuiText.faint(Texts.get("picture.size"));
    ImGui.setNextItemWidth(-1);
    ImGui.sliderFloat(
        "##scale",
        scale,
        MIN_SCALE,
        MAX_SCALE,
        "%.3g",
        ImGuiSliderFlags.Logarithmic | ImGuiSliderFlags.AlwaysClamp);
    frame.recordStop();
    for (String each : USUAL_SCALES) {
      if (ImGui.button(Texts.decimal(each))) {
        scale[0] = Float.parseFloat(each);
      }
      frame.recordStop();
      ImGui.sameLine();
    }
    ImGui.newLine();
    ImGui.spacing();
    ImGui.checkbox(Texts.get("picture.fields"), withFields);
    frame.recordStop();
    ImGui.sameLine();
    ImGui.checkbox(Texts.get("picture.routes"), withRoutes);
    frame.recordStop();
    ImGui.sameLine();
    ImGui.checkbox(Texts.get("picture.names"), withNames);
    frame.recordStop();
    ImGui.sameLine();
    ImGui.beginDisabled(!withNames.get());
    ImGui.checkbox(Texts.get("picture.large-names"), withLargeNames);
    if (withNames.get()) {
      frame.recordStop();
    }
    ImGui.endDisabled();
    GuiText.tooltip(Texts.get("picture.large-names.tip"));
    folder(frame, commands);
    size(request(state), state, frame, commands);
  }

  private PictureRequest request(ExplorerState state) {
    PictureRequest.Part wanted =
        part == Part.REGION && region.isPresent()
            ? region.get()
            : part == Part.WHOLE ? whole(state) : new PictureRequest.Part.Seen();
    PictureContent content = PictureContent.at(PictureRequest.scaleOf(scale[0])).withNames(names());
    return new PictureRequest(wanted, content, withFields.get(), withRoutes.get());
  }

  private PictureContent.Names names() {
    if (!withNames.get()) {
      return PictureContent.Names.NONE;
    }
    return withLargeNames.get() ? PictureContent.Names.LARGE : PictureContent.Names.USUAL;
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
    scale[0] = (float) state.view().camera().scale();
  }

  private void folder(GuiFrame frame, Commands commands) {
    ImGui.spacing();
    String path = status.get().folder().map(Path::toString).orElse("");
    if (GuiWidgets.iconButton(Icon.FOLDER, Texts.get("picture.folder.tip"), "##folder")) {
      commands.pictures().browsePictureFolder();
    }
    frame.recordStop();
    ImGui.sameLine();
    ImGui.alignTextToFramePadding();
    GuiText.faint(
        Texts.format(
            "picture.folder", PrintableText.escape(PathText.shortened(path, LONGEST_FOLDER))));
    GuiText.tooltip(PrintableText.escape(path));
  }

  private void size(
      PictureRequest request, ExplorerState state, GuiFrame frame, Commands commands) {
    if (!request.fits(state.view())) {
      double fitting = request.fittingScale(state.view());
      GuiText.warning(
          Texts.format(
              "picture.too-large", Texts.decimal(String.format(Locale.ROOT, "%.3g", fitting))),
          frame,
          ImGui.getContentRegionAvailX());
      if (ImGui.button(Texts.get("picture.fit"))) {
        scale[0] = (float) fitting;
      }
      frame.recordStop();
      return;
    }
    PixelBox box = request.box(state.view());
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
    GuiText.faint(Texts.format("picture.pixels", box.width(), box.height()));
  }
}
