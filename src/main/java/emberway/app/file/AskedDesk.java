package emberway.app.file;

import emberway.app.command.Notices;
import emberway.app.document.AskedFiles;
import emberway.app.document.Remembered;
import emberway.app.document.SceneRequest;
import emberway.app.platform.Background;
import emberway.app.route.Asked;
import emberway.app.state.ExplorerState;
import emberway.app.state.Watched;
import emberway.io.UnwritableException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Remembers what a person asks about the map on show, and asks it again when it is opened the next
 * time. Times are those of {@link System#nanoTime}. Belongs to the window's thread; files are for
 * the background.
 */
final class AskedDesk {
  private static final long QUIET = 2_000_000_000L; // after the last change [ns]

  private final AskedFiles files;
  private final Supplier<ExplorerState> state;
  private final Background background;
  private final Notices notices;
  private Optional<Remembered> place = Optional.empty(); // of the map on show, if it has one
  private Asked kept; // there; null where nothing is
  private final Watched<SceneRequest> seen = new Watched<>();
  private OptionalLong due = OptionalLong.empty();
  private boolean hasComplained;

  /** With what tells of the map on show. */
  AskedDesk(
      AskedFiles files, Supplier<ExplorerState> state, Background background, Notices notices) {
    this.files = files;
    this.state = state;
    this.background = background;
    this.notices = notices;
  }

  /**
   * Another map is on show.
   *
   * @param remembered what is known about it; nothing where nothing is to be remembered either
   */
  void begin(Optional<Remembered> remembered) {
    place = remembered;
    remembered.flatMap(Remembered::asked).ifPresent(asked -> state.get().recall(asked));
    kept = asked();
    seen.isNew(state.get().request());
    due = OptionalLong.empty();
  }

  private Asked asked() {
    return state.get().wish().asked(state.get().map());
  }

  /** The map on show is another one's from now on, by that name: it is remembered as that, too. */
  void saved(String name) {
    Optional<Remembered> before = place;
    if (before.isPresent()) {
      background.run(
          () -> {
            Remembered after = files.find(name);
            return () -> move(before, after);
          });
    }
  }

  private void move(Optional<Remembered> before, Remembered after) {
    if (place.equals(before) && !after.file().equals(before.get().file())) {
      place = Optional.of(after);
      kept = null;
      keep();
    }
  }

  /** Looks whether something else is asked, and keeps it when it is time. */
  void tick(long now) {
    if (seen.isNew(state.get().request())) {
      due = place.isPresent() ? OptionalLong.of(now + QUIET) : OptionalLong.empty();
    }
    if (due.isPresent() && due.getAsLong() - now <= 0) {
      keep();
    }
  }

  /** How long until something is to be kept. [ns] [&gt;= 0] */
  OptionalLong untilNext(long now) {
    return due.isEmpty() ? due : OptionalLong.of(Math.max(0, due.getAsLong() - now));
  }

  /** Keeps at once what is not kept yet. */
  void keep() {
    due = OptionalLong.empty();
    if (place.isEmpty()) {
      return;
    }
    Remembered here = place.get();
    Asked asked = asked();
    if (!asked.equals(kept)) {
      kept = asked;
      background.run(() -> write(here, asked));
    }
  }

  private Runnable write(Remembered here, Asked asked) {
    try {
      files.write(here, asked);
      return () -> hasComplained = false;
    } catch (UnwritableException refused) {
      return () -> {
        if (!hasComplained) {
          hasComplained = true;
          notices.warn("what you ask about maps cannot be kept: " + refused.getMessage(), "");
        }
      };
    }
  }
}
