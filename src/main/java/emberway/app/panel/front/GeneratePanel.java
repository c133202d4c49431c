package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.document.WorldController;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.ProgressBar;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.app.text.WorldText;
import emberway.render.gl.ImageTexture;
import emberway.worldgen.WorldAmounts;
import emberway.worldgen.WorldAmounts.Amount;
import emberway.worldgen.WorldKind;
import emberway.worldgen.WorldRequest;
import imgui.ImGui;
import imgui.flag.ImGuiSliderFlags;
import imgui.type.ImLong;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Makes a random world: its kind, size, seed and amounts beside a preview of it. */
public final class GeneratePanel extends MovablePanel {
  /** What the panel shows. */
  public interface Shown {
    /** Returns what is made. */
    WorldController worlds();

    /** Returns the picture of the newest preview, if there is one. */
    Optional<ImageTexture> picture();
  }

  private static final double WIDTH = 640; // [units]
  private static final double PICTURE = 312; // side of the preview [units]
  private static final double GAP = 14; // between the preview and the choices [units]
  private static final int OF_SLIDER = ImGuiSliderFlags.AlwaysClamp | ImGuiSliderFlags.NoInput;
  private static final List<Amount> AMOUNTS = List.of(Amount.values());
  private static final List<WorldKind> KINDS = List.of(WorldKind.values());

  private final Supplier<Shown> shown;
  private final SizeField sizeField = new SizeField();
  private final ImLong seed = new ImLong();
  private final int[] percent = new int[1];

  public GeneratePanel(Supplier<Shown> shown) {
    super(Command.GENERATE, "world.title", "generate", WIDTH, GuiFrame.AS_HIGH_AS_IT_HOLDS);
    this.shown = shown;
  }

  @Override
  void content(ExplorerState state, GuiFrame frame, Commands commands) {
    WorldController worlds = shown.get().worlds();
    ImGui.beginGroup();
    preview(worlds, frame);
    ImGui.endGroup();
    ImGui.sameLine(0, frame.px(GAP));
    ImGui.beginGroup();
    choices(worlds.request(), frame, commands);
    ImGui.endGroup();
    ImGui.spacing();
    end(worlds, frame, commands);
  }

  /** Draws the preview as large as fits into its square, and what it is a preview of. */
  private void preview(WorldController worlds, GuiFrame frame) {
    float side = frame.px(PICTURE);
    Optional<ImageTexture> picture = shown.get().picture();
    float height = picture.map(drawn -> side * heightShare(drawn)).orElse(side);
    GuiWidgets.picture(picture, side, height, 0);
    Optional<WorldController.Preview> preview = worlds.preview();
    String size = SizeField.words(worlds.request().size());
    boolean isSketch = preview.isPresent() && !preview.get().isExact();
    GuiText.wrapped(
        isSketch
            ? Texts.format("world.sketch", size, SizeField.words(preview.get().map().size()))
            : size,
        GuiStyle.FAINT,
        frame,
        side);
  }

  /** Returns how much of its square's height a picture takes. [0..1] */
  private static float heightShare(ImageTexture picture) {
    return Math.min(1, (float) picture.height() / picture.width());
  }

  private void choices(WorldRequest request, GuiFrame frame, Commands commands) {
    kind(request, frame, commands);
    sizeField
        .show(request.size(), frame)
        .ifPresent(size -> commands.worlds().choose(request.with(size)));
    GuiText.faint(Texts.get("world.seed"));
    seed(request, frame, commands);
    ImGui.spacing();
    for (Amount amount : AMOUNTS) {
      slider(amount, request, frame, commands);
    }
    boolean isUsual = request.amounts().equals(WorldAmounts.of(request.kind()));
    ImGui.beginDisabled(isUsual);
    if (ImGui.button(Icon.TURN_LEFT.before(Texts.get("world.usual")))) {
      commands.worlds().choose(request.with(WorldAmounts.of(request.kind())));
    }
    if (!isUsual) {
      frame.recordStop();
    }
    ImGui.endDisabled();
  }

  private static void kind(WorldRequest request, GuiFrame frame, Commands commands) {
    ImGui.setNextItemWidth(-1);
    if (frame.beginCombo("##kind", WorldText.name(request.kind()))) {
      for (WorldKind kind : KINDS) {
        if (ImGui.selectable(WorldText.name(kind), kind == request.kind())) {
          commands.worlds().choose(new WorldRequest(request.size(), request.seed(), kind));
        }
        GuiText.tooltip(WorldText.description(kind));
      }
      GuiText.closeOnEscape();
      ImGui.endCombo();
    }
    frame.recordStop();
    GuiText.tooltip(WorldText.description(request.kind()));
  }

  private void seed(WorldRequest request, GuiFrame frame, Commands commands) {
    float button = ImGui.getFrameHeight() * 1.25f + ImGui.getStyle().getItemSpacingX();
    seed.set(request.seed());
    ImGui.setNextItemWidth(ImGui.getContentRegionAvailX() - button);
    boolean isTyped = ImGui.inputScalar("##seed", seed);
    frame.recordField();
    if (isTyped) {
      commands.worlds().choose(request.with(seed.get()));
    }
    ImGui.sameLine();
    if (GuiWidgets.iconButton(Icon.DICE, Texts.get("world.roll.tip"), "##roll")) {
      commands.worlds().roll();
    }
    frame.recordStop();
  }

  private void slider(Amount amount, WorldRequest request, GuiFrame frame, Commands commands) {
    percent[0] = (int) Math.round(100 * request.amounts().get(amount));
    GuiText.plain(WorldText.name(amount));
    ImGui.sameLine();
    GuiText.faint(WorldText.figure(amount, percent[0]));
    int most = (int) Math.round(100 * amount.max());
    ImGui.setNextItemWidth(-1);
    if (GuiWidgets.slider("##" + amount.label(), percent, 0, most, OF_SLIDER)) {
      WorldAmounts others = request.amounts().with(amount, percent[0] / 100.0);
      commands.worlds().choose(request.with(others));
    }
    frame.recordStop();
    GuiText.tooltip(WorldText.description(amount));
  }

  private void end(WorldController worlds, GuiFrame frame, Commands commands) {
    Optional<Double> progress = worlds.progress();
    if (progress.isPresent()) {
      String words = Texts.format("world.making", Math.round(100 * progress.get()));
      if (ProgressBar.show(
          progress.get(), words, Texts.get("cancel"), ImGui.getContentRegionAvailX())) {
        commands.worlds().cancel();
      }
      return;
    }
    boolean isKept = NewMapPanel.confirm(Icon.GENERATE, "world.keep", frame);
    if (isKept || sizeField.isEntered()) {
      commands.worlds().keep();
    }
    if (ImGui.button(Icon.DICE.before(Texts.get("world.roll")))) {
      commands.worlds().roll();
    }
    frame.recordStop();
  }
}
