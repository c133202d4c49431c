package emberway.app;

import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.pack.Problem;
import emberway.pack.UnreadableException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Opens maps, and writes what is not a map, apart from the window's thread. */
final class FileDesk {
  private final MapOpener opener;
  private final Background background;
  private final Notices notices;
  private final Consumer<OpenedMap> whenOpened;

  /** With something to call, on the window's thread, with each map that was opened. */
  FileDesk(
      MapOpener opener, Background background, Notices notices, Consumer<OpenedMap> whenOpened) {
    this.opener = opener;
    this.background = background;
    this.notices = notices;
    this.whenOpened = whenOpened;
  }

  /** Does what the person wants. */
  void apply(Action.OfFiles action) {
    if (action instanceof Action.Open open) {
      open(open.file());
    } else if (action instanceof Action.SaveText text) {
      save(text.name(), text.text());
    } else {
      throw new IllegalArgumentException("unknown action " + action);
    }
  }

  private void open(Path file) {
    background.run(
        () -> {
          try {
            OpenedMap opened = opener.open(file);
            return () -> whenOpened.accept(opened);
          } catch (UnreadableException refused) {
            return () -> notices.complain(refused.getMessage());
          }
        });
  }

  private void save(String name, String text) {
    background.run(
        () -> {
          Path file =
              FreshFile.in(
                  Path.of(""),
                  "emberway-" + name,
                  LocalDateTime.now(ZoneId.systemDefault()),
                  ".txt");
          try {
            AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
            return () -> notices.tell("saved " + file, file);
          } catch (UnwritableException failure) {
            return () -> notices.complain(failure.getMessage());
          }
        });
  }

  /** Says what is odd about a map that is shown. */
  void warn(OpenedMap opened) {
    List<Problem> warnings = opened.loaded().warnings();
    if (!warnings.isEmpty()) {
      String more =
          warnings.size() == 1 ? "" : " (and %d more problems)".formatted(warnings.size() - 1);
      notices.warn(
          warnings.get(0) + more,
          warnings.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    }
  }
}
