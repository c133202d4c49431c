package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.CostFieldException;
import emberway.plan.cost.Movement;
import emberway.render.export.PictureTooLargeException;
import emberway.render.gl.GlContext;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.SpriteUnavailableException;
import java.util.Optional;

/** A map that was opened, put to use: validated, planned over, and drawn. */
final class OpenedTwin {
  private static final int MAX_PLANNED = 1 << 16; // [cells]
  private static final double MAX_DRAWN = 500_000; // [px]

  private final LoadedMap loaded;

  OpenedTwin(LoadedMap loaded) {
    this.loaded = loaded;
  }

  /** What {@code validate} does, and all of what is drawn but for the drawing itself. */
  void use() {
    plan(loaded.map());
    if (loaded.art().isPresent()) {
      TiledArt art = loaded.art().get();
      art.missingProblems().forEach(problem -> checkLine(problem.toString()));
      TiledPicture.notDrawn(art.map()).ifPresent(shapes -> checkLine(shapes.message()));
      try {
        TiledPicture.of(art.map(), art.pictures());
      } catch (SpriteUnavailableException refused) {
        checkLine(refused.getMessage());
      }
    }
  }

  private static void plan(TileMap map) {
    Optional<Cell> start = map.start();
    Optional<Cell> goal = map.goal();
    if (map.size().cells() > MAX_PLANNED) {
      return;
    }
    try {
      CostField field = CostField.of(map);
      if (start.isPresent() && goal.isPresent()) {
        new Planner(field, Movement.PUBLISHED).plan(start.get(), goal.get());
      }
    } catch (CostFieldException outOfRange) {
      checkLine(outOfRange.getMessage());
    }
  }

  /** Draws it, if its pictures can be had. */
  void draw(GlContext context) {
    try {
      HeadlessPicture.of(context, loaded, MAX_DRAWN);
    } catch (SpriteUnavailableException | PictureTooLargeException refused) {
      checkLine(refused.getMessage());
    }
  }

  private static void checkLine(String line) {
    assertThat(line.codePoints()).as(line).noneMatch(Character::isISOControl);
  }
}
