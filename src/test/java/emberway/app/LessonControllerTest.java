package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notices;
import emberway.app.lab.Lesson;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.testing.Patience;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** Which lessons of the tour open a map. */
final class LessonControllerTest {
  private final List<String> opened = new ArrayList<>();
  private final List<Integer> begun = new ArrayList<>();
  private final Semaphore ready = new Semaphore(0);
  private String shown = "";

  private final LessonController.Stage stage =
      new LessonController.Stage() {
        @Override
        public boolean isOpen(String map) {
          return map.equals(shown);
        }

        @Override
        public void begin(int lesson) {
          begun.add(lesson);
        }

        @Override
        public void begin(OpenedMap map, int lesson) {
          shown = map.loaded().map().info().name();
          opened.add(shown);
          begun.add(lesson);
        }
      };

  @Test
  void turnLesson_onTheSameMap_opensItOnlyOnce() throws InterruptedException {
    try (BackgroundExecutor backgroundExecutor = new BackgroundExecutor(ready::release)) {
      Notices notices = new Notices(new PrintWriter(new StringWriter()));
      LessonController lessons =
          new LessonController(new MapOpener(Optional.empty()), backgroundExecutor, notices, stage);
      lessons.turnLesson(1);
      show(backgroundExecutor);
      lessons.turnLesson(1);
      lessons.turnLesson(1);
      lessons.turnLesson(-1);
      assertThat(begun).containsExactly(0, 1, 2, 1);
      String map = Lesson.ALL.get(0).map();
      assertThat(opened).containsExactly(map);
      shown = ""; // as after an edit
      lessons.openLesson(0);
      show(backgroundExecutor);
      assertThat(opened).containsExactly(map, map);
    }
  }

  /** Waits until a map is read, and shows it. */
  private void show(BackgroundExecutor backgroundExecutor) throws InterruptedException {
    assertThat(Patience.acquire(ready)).isTrue();
    backgroundExecutor.finish();
  }
}
