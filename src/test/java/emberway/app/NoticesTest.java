package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NoticesTest {
  private static final long SECOND = 1_000_000_000L;

  private final Notices notices = new Notices();

  @Test
  void expire_doneNotice_goesOnlyAfterItWasSeen() {
    notices.say(Notice.done("saved"));
    assertThat(notices.expire(1000 * SECOND)).isFalse();
    assertThat(notices.untilNext(1000 * SECOND)).isEmpty();

    notices.seen(1000 * SECOND);
    assertThat(notices.untilNext(1002 * SECOND)).hasValue(4 * SECOND);
    assertThat(notices.expire(1005 * SECOND)).isFalse();
    assertThat(notices.expire(1006 * SECOND)).isTrue();
    assertThat(notices.shown()).isEmpty();
  }

  @Test
  void expire_error_staysUntilItIsClosed() {
    notices.say(Notice.error("the disk is full", "details"));
    notices.seen(0);
    assertThat(notices.expire(Long.MAX_VALUE / 2)).isFalse();
    assertThat(notices.shown()).hasSize(1);
    assertThat(notices.shown().get(0).notice().inFull()).isEqualTo("the disk is full\ndetails");

    notices.close(notices.shown().get(0));
    assertThat(notices.shown()).isEmpty();
    assertThat(notices.headline()).isEmpty();
  }

  @Test
  void say_theSameAgain_isCounted() {
    notices.say(Notice.warning("odd", ""));
    notices.seen(0);
    notices.say(Notice.warning("odd", ""));
    assertThat(notices.shown()).hasSize(1);
    assertThat(notices.shown().get(0).count()).isEqualTo(2);
    assertThat(notices.untilNext(0)).as("its time begins anew").isEmpty();
  }

  @Test
  void say_veryMany_keepsTheErrors() {
    notices.say(Notice.error("first", ""));
    for (int i = 0; i < 200; i++) {
      notices.say(Notice.done("done " + i));
    }
    assertThat(notices.shown()).hasSize(50);
    assertThat(notices.shown().get(0).notice().text()).isEqualTo("first");
    assertThat(notices.headline()).isEqualTo("done 199");
    notices.heard();
    assertThat(notices.headline()).isEmpty();
  }
}
