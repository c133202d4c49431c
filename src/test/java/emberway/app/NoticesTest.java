package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class NoticesTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter written = new StringWriter();
  private final Notices notices = new Notices(new PrintWriter(written));

  @Test
  void expire_whatIsDone_goesOnlyAfterItWasSeen() {
    notices.tell("saved");
    notices.expire(1000 * SECOND);
    assertThat(notices.toasts()).hasSize(1);
    assertThat(notices.untilNext(1000 * SECOND)).isEmpty();

    notices.seen(1000 * SECOND);
    assertThat(notices.untilNext(1002 * SECOND)).hasValue(4 * SECOND);
    notices.expire(1005 * SECOND);
    assertThat(notices.toasts()).hasSize(1);
    assertThat(notices.takeChange()).isTrue();
    assertThat(notices.takeChange()).isFalse();
    notices.expire(1006 * SECOND);
    assertThat(notices.toasts()).isEmpty();
    assertThat(notices.takeChange()).isTrue();
    assertThat(written.toString()).isEmpty();
  }

  @Test
  void complain_whateverTheTime_staysUntilItIsClosed() {
    notices.complain("the disk is full", "details");
    notices.seen(0);
    notices.expire(Long.MAX_VALUE / 2);
    assertThat(notices.toasts()).hasSize(1);
    assertThat(notices.toasts().get(0).notice().inFull()).isEqualTo("the disk is full\ndetails");
    assertThat(written.toString()).isEqualToIgnoringNewLines("emberway: the disk is full");

    notices.clear();
    assertThat(notices.current()).isEmpty();
    assertThat(notices.toasts()).hasSize(1);
    notices.apply(new Action.CloseNotice(notices.toasts().get(0)));
    assertThat(notices.toasts()).isEmpty();
  }

  @Test
  void withdraw_whatIsNotTrueAnyMore_isGone() {
    notices.tell("restored; save it to keep it");
    notices.tell("copied");
    notices.withdraw("restored; save it to keep it");
    assertThat(notices.toasts()).extracting(each -> each.notice().text()).containsExactly("copied");
    assertThat(notices.current()).isEqualTo("copied");
    notices.withdraw("copied");
    assertThat(notices.current()).isEmpty();
  }

  @Test
  void tell_ofAFile_namesItAndItsFolderAndIsBriefInTheTitle() {
    notices.tell("saved", Path.of("/maps/north/valley.map.txt"), "saved");
    Notice notice = notices.toasts().get(0).notice();
    assertThat(notice.text()).isEqualTo("saved valley.map.txt in /maps/north");
    assertThat(notice.inFull()).endsWith("/maps/north/valley.map.txt");
    assertThat(notices.current()).isEqualTo("saved");
  }

  @Test
  void warn_theSameAgain_isCounted() {
    notices.warn("odd", "");
    notices.seen(0);
    notices.warn("odd", "");
    assertThat(notices.toasts()).hasSize(1);
    assertThat(notices.toasts().get(0).count()).isEqualTo(2);
    assertThat(notices.untilNext(0)).as("its time begins anew").isEmpty();
  }

  @Test
  void tell_veryManyTimes_keepsTheErrors() {
    notices.complain("first");
    for (int i = 0; i < 200; i++) {
      notices.tell("done " + i);
    }
    assertThat(notices.toasts()).hasSize(50);
    assertThat(notices.toasts().get(0).notice().text()).isEqualTo("first");
    assertThat(notices.current()).isEqualTo("done 199");
    notices.apply(new Action.CloseNotices());
    assertThat(notices.toasts()).isEmpty();
  }
}
