package emberway.app.panel.map;

import emberway.app.command.Commands;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.LabColors;
import emberway.app.gui.Panel;
import emberway.app.gui.RouteEndPainter;
import emberway.app.state.ExplorerState;
import emberway.app.state.Simulations;
import emberway.app.study.Lab;
import emberway.app.study.OpenListRows;
import emberway.app.study.PresetComparison;
import emberway.app.study.PresetRun;
import emberway.app.study.Recording;
import emberway.app.study.RecordingRequest;
import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.plan.query.SearchListener;
import emberway.plan.trace.TraceCursor;
import imgui.ImDrawList;
import imgui.ImFont;
import imgui.ImGui;
import imgui.ImVec2;

/**
 * Draws the search of the lab on the map: closed and open cells, pointers to parents, f, g and h in
 * each cell as in Lester's figures, and the current path; or the expanded areas and routes of
 * several presets.
 */
public final class LabOverlay implements Panel {
  // Half a cell's width with room for a pointer. [units]
  private static final double MIN_POINTED = 14;
  // Half a cell's width with room for a thick line. [units]
  private static final double MIN_THICK = 6;
  // Half a cell's width with room for numbers. [units]
  private static final double MIN_WRITTEN = 50;
  // Half a cell's width with room for large numbers. [units]
  private static final double MIN_LARGE = 75;
  private static final double FILL = 0.55; // opacity
  private static final double WRITTEN_FILL = 0.66; // opacity under numbers

  private static final TextColors ON_OPEN = TextColors.of(LabColors.DARK, LabColors.OPEN);
  private static final TextColors ON_CLOSED = TextColors.of(0xffffff, LabColors.CLOSED);

  private final RouteEndPainter ends;
  private final CellPainter cells = new CellPainter();
  private final ImVec2 measure = new ImVec2();

  /**
   * Creates an overlay.
   *
   * @param ends paints the start and goal
   */
  public LabOverlay(RouteEndPainter ends) {
    this.ends = ends;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Simulations simulations = state.simulations();
    if (!simulations.isLabShown()) {
      return;
    }
    ImDrawList list = frame.mapList();
    cells.begin(list, state);
    Lab lab = simulations.lab();
    if (lab.isComparing()) {
      lab.presetComparison().ifPresent(presetComparison -> compare(lab, presetComparison, frame));
      ends(list, lab, state);
    } else if (lab.recording().filter(Recording::hasSteps).isPresent()) {
      search(lab, frame);
      ends(list, lab, state);
      if (isWritten(frame)) { // over the marks, which are large then
        figures(list, lab, frame);
      }
      lab.lit().ifPresent(cell -> ring(cell, LabColors.LIT, frame));
    } else {
      ends(list, lab, state);
    }
  }

  private boolean isWritten(GuiFrame frame) {
    return cells.halfWidth() >= frame.px(MIN_WRITTEN);
  }

  private void ends(ImDrawList list, Lab lab, ExplorerState state) {
    if (lab.recordingRequest().isEmpty()) {
      return;
    }
    RecordingRequest request = lab.recordingRequest().get();
    GridSize size = request.stepCosts().size();
    double scale = state.view().camera().scale();
    double unit = state.view().unit();
    ends.start(list, cells, size.index(request.start()), scale, unit);
    ends.goal(list, cells, size.index(request.goal()), scale, unit);
  }

  private void compare(Lab lab, PresetComparison presetComparison, GuiFrame frame) {
    int shown = 0;
    for (PresetRun run : presetComparison.runs()) {
      if (lab.compared().contains(run.preset())) {
        shown++;
      }
    }
    double alpha = 0.5 / Math.max(1, shown);
    for (PresetRun run : presetComparison.runs()) {
      if (lab.compared().contains(run.preset())) {
        int fill = GuiStyle.onMap(LabColors.of(run.preset()), alpha);
        cells.paint(cell -> run.expanded().get(cell) ? fill : CellPainter.NONE);
      }
    }
    for (PresetRun run : presetComparison.runs()) {
      if (lab.compared().contains(run.preset()) && cells.halfWidth() >= 4) {
        cells.outline(
            run.expanded(), GuiStyle.onMap(LabColors.of(run.preset()), 0.9), frame.px(1.5));
      }
    }
    float aside = frame.px(2.5) * (1 - shown);
    for (PresetRun run : presetComparison.runs()) {
      if (lab.compared().contains(run.preset())) {
        route(run, aside, frame);
        aside += frame.px(5);
      }
    }
  }

  /** Draws a preset's route beside those of other presets, so that none hides another. */
  private void route(PresetRun run, float aside, GuiFrame frame) {
    int[] path = run.route().map(Route::indices).orElse(new int[0]);
    boolean isFar = cells.halfWidth() < frame.px(MIN_THICK);
    cells.line(path, aside, GuiStyle.onMap(LabColors.DARK, 0.8), frame.px(isFar ? 4 : 6));
    cells.line(path, aside, GuiStyle.onMap(color(run.preset()), 1), frame.px(isFar ? 2.5 : 3.5));
  }

  private static int color(Preset preset) {
    return LabColors.of(preset);
  }

  private void search(Lab lab, GuiFrame frame) {
    TraceCursor cursor = lab.cursor();
    boolean isWritten = isWritten(frame);
    double alpha = isWritten ? WRITTEN_FILL : FILL;
    int open = GuiStyle.onMap(LabColors.OPEN, alpha);
    int closed = GuiStyle.onMap(LabColors.CLOSED, alpha);
    cells.paint(
        cell -> {
          if (!cursor.isKnown(cell)) {
            return CellPainter.NONE;
          }
          return cursor.isOpen(cell) ? open : closed;
        });
    if (isWritten) {
      int edge = GuiStyle.onMap(LabColors.DARK, 0.5);
      cells.forEachSeen(
          cell -> {
            if (cursor.isKnown(cell)) {
              cells.frame(cell, 0, edge, frame.px(1));
            }
          });
    }
    path(lab, frame);
    if (cells.halfWidth() >= frame.px(MIN_POINTED)) {
      pointers(cursor, isWritten, frame);
    }
  }

  /** Draws the path to the cell expanded last, and marks that cell. */
  private void path(Lab lab, GuiFrame frame) {
    lab.reached()
        .ifPresent(
            reached -> {
              int[] path = lab.cursor().pathTo(reached);
              cells.line(path, 0, GuiStyle.onMap(LabColors.DARK, 0.7), frame.px(5));
              cells.line(path, 0, GuiStyle.onMap(LabColors.PATH, 1), frame.px(2.5));
            });
    lab.current().ifPresent(current -> ring(current, LabColors.CURRENT, frame));
    if (lab.nearest().isPresent()) {
      ring(lab.reached().getAsInt(), LabColors.PATH, frame);
    }
  }

  private void ring(int cell, int color, GuiFrame frame) {
    cells.frame(cell, 0.03, GuiStyle.onMap(LabColors.DARK, 0.9), frame.px(5));
    cells.frame(cell, 0.03, GuiStyle.onMap(color, 1), frame.px(3));
  }

  /** Draws a pointer to the parent in each known cell: short if the cell shows numbers. */
  private void pointers(TraceCursor cursor, boolean isWritten, GuiFrame frame) {
    int dark = GuiStyle.onMap(LabColors.DARK, 0.95);
    int light = GuiStyle.onMap(0xffffff, 0.95);
    float thickness = frame.px(cells.halfWidth() < frame.px(30) ? 1 : 1.5);
    cells.forEachSeen(
        cell -> {
          if (cursor.isKnown(cell) && cursor.parent(cell) != SearchListener.NO_PARENT) {
            int color = cursor.isOpen(cell) ? dark : light;
            if (isWritten) {
              cells.shortPointer(cell, cursor.parent(cell), color, thickness);
            } else {
              cells.pointer(cell, cursor.parent(cell), color, thickness);
            }
          }
        });
  }

  /**
   * Writes f at the top of each known cell, g at the lower left, h at the lower right, and the
   * cell's letter at the bottom.
   */
  private void figures(ImDrawList list, Lab lab, GuiFrame frame) {
    TraceCursor cursor = lab.cursor();
    GridSize size = lab.recording().orElseThrow().trace().size();
    boolean isLarge = cells.halfWidth() >= frame.px(MIN_LARGE);
    ImFont font = isLarge ? frame.fonts().text() : frame.fonts().cellNumbers();
    ImGui.pushFont(font);
    int decimals = isLarge ? 2 : 1;
    float aside = cells.halfWidth() * 0.43f;
    float halfHeight = cells.halfHeight();
    cells.forEachSeen(
        cell -> {
          if (cursor.isKnown(cell)) {
            TextColors ink = cursor.isOpen(cell) ? ON_OPEN : ON_CLOSED;
            float x = cells.x(cell);
            float y = cells.y(cell);
            write(list, x, y - halfHeight * 0.58f, ink, Texts.shortCost(cursor.f(cell), decimals));
            write(
                list,
                x - aside,
                y + halfHeight * 0.28f,
                ink,
                Texts.shortCost(cursor.g(cell), decimals));
            write(
                list,
                x + aside,
                y + halfHeight * 0.28f,
                ink,
                Texts.shortCost(cursor.h(cell), decimals));
            if (OpenListRows.hasLetters(size)) {
              write(list, x, y + halfHeight * 0.66f, ink, OpenListRows.letter(cell));
            }
          }
        });
    ImGui.popFont();
  }

  /** Colors of text and of the plate behind it, which keeps text readable over the path. */
  private record TextColors(int letters, int plate) {
    static TextColors of(int letters, int ground) {
      return new TextColors(GuiStyle.onMap(letters, 1), GuiStyle.onMap(ground, 0.95));
    }
  }

  /** Writes text centered at a point. */
  private void write(ImDrawList list, float x, float y, TextColors ink, String text) {
    ImGui.calcTextSize(measure, text);
    float left = (float) Math.rint(x - measure.x / 2);
    float top = (float) Math.rint(y - measure.y / 2);
    float inset = measure.y * 0.12f; // empty part of a line above and below its letters
    list.addRectFilled(
        left - inset,
        top + inset,
        left + measure.x + inset,
        top + measure.y - inset,
        ink.plate,
        inset * 1.5f);
    list.addText(left, top, ink.letters, text);
  }
}
