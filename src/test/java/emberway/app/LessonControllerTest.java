package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notices;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.study.Lesson;
import emberway.testing.Patience;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.ref.WeakReference;
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
  private Object document = new Object();
  private boolean isAsOpened;

  private final LessonController.Documents documents =
      new LessonController.Documents() {
        @Override
        public Object document() {
          return document;
        }

        @Override
        public boolean isAsOpened() {
          return isAsOpened;
        }

        @Override
        public void begin(int lesson) {
          begun.add(lesson);
        }

        @Override
        public void open(OpenedMap map, Runnable shown) {
          document = new Object();
          isAsOpened = true;
          opened.add(map.loaded().map().info().name());
          shown.run();
        }
      };

  @Test
  void turnLesson_onTheSameMap_opensItOnlyOnce() throws InterruptedException {
    try (BackgroundExecutor backgroundExecutor = new BackgroundExecutor(ready::release)) {
      Notices notices = new Notices(new PrintWriter(new StringWriter()));
      LessonController lessons =
          new LessonController(
              new MapOpener(Optional.empty()), backgroundExecutor, notices, documents);
      lessons.turnLesson(1);
      show(backgroundExecutor);
      lessons.turnLesson(1);
      lessons.turnLesson(1);
      lessons.turnLesson(-1);
      assertThat(begun).containsExactly(0, 1, 2, 1);
      String map = Lesson.ALL.get(0).map();
      assertThat(opened).containsExactly(map);
      isAsOpened = false; // as after an edit
      lessons.openLesson(0);
      show(backgroundExecutor);
      assertThat(opened).containsExactly(map, map);
      document = new Object(); // as after another map was opened
      lessons.openLesson(0);
      show(backgroundExecutor);
      assertThat(opened).containsExactly(map, map, map);
    }
  }

  @Test
  void openLesson_thenAnotherMap_doesNotKeepTheLessonsDocument() throws InterruptedException {
    try (BackgroundExecutor backgroundExecutor = new BackgroundExecutor(ready::release)) {
      Notices notices = new Notices(new PrintWriter(new StringWriter()));
      LessonController lessons =
          new LessonController(
              new MapOpener(Optional.empty()), backgroundExecutor, notices, documents);
      lessons.openLesson(0);
      show(backgroundExecutor);
      WeakReference<Object> kept = new WeakReference<>(document);
      document = new Object(); // as after another map was opened
      for (int i = 0; i < 100 && !kept.refersTo(null); i++) {
        System.gc();
      }
      assertThat(kept.refersTo(null)).isTrue();
      lessons.turnLesson(1); // the controller is still in use
      show(backgroundExecutor);
      assertThat(opened).hasSize(2);
    }
  }

  /** Waits until a map is read, and shows it. */
  private void show(BackgroundExecutor backgroundExecutor) throws InterruptedException {
    assertThat(Patience.acquire(ready)).isTrue();
    backgroundExecutor.finish();
  }
}
