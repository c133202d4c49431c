package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.study.Lesson;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which lessons of the tour open a map. */
final class LessonControllerTest {
  private final List<String> opened = new ArrayList<>();
  private final List<Integer> begun = new ArrayList<>();
  private Object document = new Object();
  private boolean isAsOpened;

  private final LessonController lessons =
      new LessonController(() -> document, () -> isAsOpened, begun::add, this::open);

  private void open(String map, Runnable shown) {
    document = new Object();
    isAsOpened = true;
    opened.add(map);
    shown.run();
  }

  @Test
  void turnLesson_onTheSameMap_opensItOnlyOnce() {
    lessons.turnLesson(1);
    lessons.turnLesson(1);
    lessons.turnLesson(1);
    lessons.turnLesson(-1);
    assertThat(begun).containsExactly(0, 1, 2, 1);
    String map = Lesson.ALL.get(0).map();
    assertThat(opened).containsExactly(map);
    isAsOpened = false; // as after an edit
    lessons.openLesson(0);
    assertThat(opened).containsExactly(map, map);
    document = new Object(); // as after another map was opened
    lessons.openLesson(0);
    assertThat(opened).containsExactly(map, map, map);
  }

  @Test
  void openLesson_thenAnotherMap_doesNotKeepTheLessonsDocument() {
    lessons.openLesson(0);
    WeakReference<Object> kept = new WeakReference<>(document);
    document = new Object(); // as after another map was opened
    for (int i = 0; i < 100 && !kept.refersTo(null); i++) {
      System.gc();
    }
    assertThat(kept.refersTo(null)).isTrue();
    lessons.turnLesson(1); // the controller is still in use
    assertThat(opened).hasSize(2);
  }
}
