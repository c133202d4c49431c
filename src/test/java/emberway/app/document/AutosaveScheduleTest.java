package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.edit.ChangeCursor;
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

  @Test
  void changes_withoutAPause_areDueTenSecondsAfterTheFirst() {
    for (int second = 0; second < 9; second++) {
      schedule.recordChange(ChangeCursor.begin(), NOW + second * SECOND);
    }
    assertThat(schedule.untilNext(NOW + 9 * SECOND)).hasValue(SECOND);
  }
}
