package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.platform.BackgroundExecutor;
import emberway.testing.Patience;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** The list of maps to choose from. */
final class MapLibraryTest {
  private final Semaphore results = new Semaphore(0);

  @Test
  void fill_bundledMaps_listsLessonsBelowTheRealmsUnderTheirOwnHeading() throws Exception {
    BackgroundExecutor backgroundExecutor = new BackgroundExecutor(results::release);
    try (MapLibrary library = new MapLibrary(backgroundExecutor)) {
      library.fill();
      assertThat(Patience.acquire(results)).isTrue();
      backgroundExecutor.finish();
      List<MapLibrary.Section> sections = library.others();
      assertThat(sections)
          .extracting(section -> section.info().name())
          .containsExactly("Emberway", "Lessons of the search lab");
      assertThat(names(sections.get(0)))
          .containsExactly(
              "The Island Realm",
              "The Ember Range",
              "The Walled City",
              "Graveyard Valley",
              "The Archipelago");
      assertThat(names(sections.get(1)))
          .hasSize(13)
          .startsWith("Road and Wall")
          .contains("Four by Four");
    } finally {
      backgroundExecutor.close();
    }
  }

  private static List<String> names(MapLibrary.Section section) {
    return section.items().stream().map(item -> item.map().name()).toList();
  }
}
