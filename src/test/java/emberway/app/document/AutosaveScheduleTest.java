package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.edit.ChangeCursor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When an autosave is due, with times that the test makes up. */
final class AutosaveScheduleTest {
  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final long NOW = 100 * SECOND;

  private final AutosaveSchedule schedule = new AutosaveSchedule(ChangeCursor.begin());

  @Test
  void retry_withoutAChange_isDueAfterFiveSeconds() {
    assertThat(schedule.untilNext(NOW)).isEmpty();
    schedule.retry(NOW);
    assertThat(schedule.untilNext(NOW)).hasValue(5 * SECOND);
    assertThat(schedule.takeDue(NOW + 5 * SECOND - 1)).isFalse();
    assertThat(schedule.takeDue(NOW + 5 * SECOND)).isTrue();
    assertThat(schedule.untilNext(NOW + 5 * SECOND)).isEmpty();
  }

  @Test
  void retry_afterAChange_leavesTheChangesTime() {
    schedule.recordChange(ChangeCursor.begin(), NOW);
    schedule.retry(NOW + SECOND);
    assertThat(schedule.untilNext(NOW + SECOND)).hasValue(SECOND);
  }

  /** As long as somebody draws: ten seconds after the first change that is not kept yet. */
  @Test
  void changes_withoutAPause_areDueTenSecondsAfterTheFirst() {
    long tenth = SECOND / 10;
    List<Integer> due = new ArrayList<>();
    for (int i = 0; i < 250; i++) {
      schedule.recordChange(ChangeCursor.begin(), NOW + i * tenth);
      if (schedule.takeDue(NOW + i * tenth)) {
        due.add(i);
      }
    }
    assertThat(due).as("tenths of a second").containsExactly(100, 201);
    assertThat(schedule.untilNext(NOW + 250 * tenth)).as("once it rests").hasValue(19 * tenth);
  }

  @Test
  void saved_changedMeanwhile_isDueAsBefore() {
    schedule.recordChange(ChangeCursor.begin(), NOW);
    schedule.saved(true);
    assertThat(schedule.untilNext(NOW)).hasValue(2 * SECOND);
    assertThat(schedule.takeDue(NOW + 2 * SECOND)).isTrue();
    schedule.saved(true);
    assertThat(schedule.untilNext(NOW + 2 * SECOND)).as("its copy is deleted").hasValue(0);
    schedule.saved(false);
    assertThat(schedule.untilNext(NOW + 2 * SECOND)).isEmpty();
  }
}
