package emberway.app;

import emberway.render.iso.PixelBox;
import imgui.ImGui;
import imgui.flag.ImGuiSliderFlags;
import imgui.type.ImBoolean;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What a large picture is to show, how large it becomes, and how far it is. */
final class PicturePanel implements Panel {
  private static final double WIDTH = 400; // [units]
  private static final double HEIGHT = 300;
  private static final float LEAST_SCALE = 0.01f;
  private static final float MOST_SCALE = 16;

  private static final List<String> USUAL_SCALES = List.of("0.25", "0.5", "1", "2");

  private final Supplier<Optional<Double>> progress;
  private final ImBoolean open = new ImBoolean(true);
  private final ImBoolean withFields = new ImBoolean(true);
  private final ImBoolean withRoutes = new ImBoolean(true);
  private final float[] scale = {1};
  private boolean isWhole = true;

  /** With how far the picture is that is being drawn. [0..1] */
  PicturePanel(Supplier<Optional<Double>> progress) {
    this.progress = progress;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.PICTURE)) {
      return;
    }
    open.set(true);
    if (frame.beginMovable("Save a picture", open, WIDTH, HEIGHT)) {
      if (progress.get().isPresent()) {
        underWay(progress.get().get(), actions);
      } else {
        wish(state, actions);
      }
    }
    frame.endPanel();
    if (!open.get()) {
      actions.accept(new Action.Toggle(Shown.PICTURE));
    }
  }

  private static void underWay(double part, Consumer<Action> actions) {
    GuiText.faint("drawing …");
    ImGui.progressBar((float) part);
    if (ImGui.button(Icon.CLOSE.before("Cancel"))) {
      actions.accept(new Action.CancelPicture());
    }
  }

  private void wish(ExplorerState state, Consumer<Action> actions) {
    if (ImGui.radioButton("The whole map", isWhole)) {
      isWhole = true;
    }
    ImGui.sameLine();
    if (ImGui.radioButton("What is seen", !isWhole)) {
      isWhole = false;
      scale[0] = (float) state.view().camera().scale();
    }
    ImGui.spacing();
    GuiText.faint("Picture pixels a sprite pixel");
    ImGui.setNextItemWidth(-1);
    ImGui.sliderFloat(
        "##scale",
        scale,
        LEAST_SCALE,
        MOST_SCALE,
        "%.3g",
        ImGuiSliderFlags.Logarithmic | ImGuiSliderFlags.AlwaysClamp);
    for (String each : USUAL_SCALES) {
      if (ImGui.button(each)) {
        scale[0] = Float.parseFloat(each);
      }
      ImGui.sameLine();
    }
    ImGui.newLine();
    ImGui.spacing();
    ImGui.checkbox("Fields", withFields);
    ImGui.sameLine();
    ImGui.checkbox("Routes", withRoutes);
    ImGui.spacing();
    size(new PictureWish(isWhole, scale[0], withFields.get(), withRoutes.get()), state, actions);
  }

  private void size(PictureWish wish, ExplorerState state, Consumer<Action> actions) {
    if (!wish.fits(state.view())) {
      double fitting = wish.fittingScale(state.view());
      GuiText.warning(
          String.format(Locale.ROOT, "That is too large to be written; scale %.3g fits.", fitting));
      if (ImGui.button("Take that scale")) {
        scale[0] = (float) fitting;
      }
      return;
    }
    PixelBox part = wish.part(state.view());
    GuiText.faint(String.format(Locale.ROOT, "%,d × %,d px", part.width(), part.height()));
    if (ImGui.button(Icon.PICTURE.before("Save the picture"))) {
      actions.accept(new Action.SavePicture(wish));
    }
  }
}
