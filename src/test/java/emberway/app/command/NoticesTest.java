package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NoticesTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter written = new StringWriter();
  private final Notices notices = new Notices(new PrintWriter(written));

  @Test
  void removeExpired_whatIsDone_goesOnlyAfterItWasSeen() {
    notices.inform("saved");
    notices.removeExpired(1000 * SECOND);
    assertThat(notices.toasts()).hasSize(1);
    assertThat(notices.untilNext(1000 * SECOND)).isEmpty();

    notices.seen(1000 * SECOND);
    assertThat(notices.untilNext(1002 * SECOND)).hasValue(4 * SECOND);
    notices.removeExpired(1005 * SECOND);
    assertThat(notices.toasts()).hasSize(1);
    assertThat(notices.takeChange()).isTrue();
    assertThat(notices.takeChange()).isFalse();
    notices.removeExpired(1006 * SECOND);
    assertThat(notices.toasts()).isEmpty();
    assertThat(notices.takeChange()).isTrue();
    assertThat(written.toString()).isEmpty();
  }

  @Test
  void inform_withAnOffer_goesWithItsTimeOrItsOffer() {
    boolean[] isOpen = {true};
    Notice.Offer offer = new Notice.Offer("Undo", to -> to.history().undo(), () -> isOpen[0]);
    notices.inform("Mount Sulen erupts", offer);
    notices.seen(0);
    notices.removeExpired(5 * SECOND);
    assertThat(notices.toasts().get(0).notice().offer()).contains(offer);
    notices.removeExpired(6 * SECOND);
    assertThat(notices.toasts()).isEmpty();
    notices.inform("Mount Sulen sleeps", offer);
    isOpen[0] = false;
    notices.removeExpired(6 * SECOND);
    assertThat(notices.toasts()).as("another change came after it").isEmpty();
    assertThat(written.toString()).isEmpty();
  }

  @Test
  void work_thatTakesLongerThanAMoment_isShownUntilItIsDone() {
    notices.beginWork("Opening a.map.txt …", 5 * SECOND);
    assertThat(notices.work()).isEmpty();
    assertThat(notices.untilNext(5 * SECOND)).as("a tenth of a second").hasValue(SECOND / 10);
    notices.removeExpired(5 * SECOND + SECOND / 10 - 1);
    assertThat(notices.work()).isEmpty();
    assertThat(notices.takeChange()).isFalse();
    notices.removeExpired(5 * SECOND + SECOND / 10);
    assertThat(notices.work()).isEqualTo("Opening a.map.txt …");
    assertThat(notices.takeChange()).isTrue();
    assertThat(notices.untilNext(6 * SECOND)).isEmpty();
    notices.endWork();
    assertThat(notices.work()).isEmpty();
    assertThat(notices.takeChange()).isTrue();
    notices.beginWork("Opening b.map.txt …", 9 * SECOND);
    notices.endWork();
    notices.removeExpired(10 * SECOND);
    assertThat(notices.takeChange()).as("done within a moment").isFalse();
    notices.beginWork("Opening c.map.txt …", 11 * SECOND);
    notices.removeExpired(12 * SECOND);
    notices.complain("c.map.txt: not found");
    assertThat(notices.work()).as("it has failed").isEmpty();
  }

  @Test
  void complain_whileThePersonIsAway_staysUntilItIsClosed() {
    notices.complain("the disk is full", "details");
    notices.seen(0);
    notices.recordActivity(1000 * SECOND);
    notices.removeExpired(2000 * SECOND);
    assertThat(notices.untilNext(2000 * SECOND)).isEmpty();
    assertThat(notices.toasts()).hasSize(1);
    assertThat(notices.toasts().get(0).notice().inFull()).isEqualTo("the disk is full\ndetails");
    assertThat(written.toString()).isEqualToIgnoringNewLines("emberway: the disk is full");

    notices.clearCurrent();
    assertThat(notices.current()).isEmpty();
    assertThat(notices.toasts()).hasSize(1);
    notices.closeNotice(notices.toasts().get(0).number());
    assertThat(notices.toasts()).isEmpty();
  }

  @Test
  void complain_afterAMinuteOfWorkBesideIt_goesAndCanBeReadAgain() {
    notices.complain("the disk is full", "details");
    notices.recordActivity(0);
    notices.recordActivity(1000 * SECOND); // not seen yet
    notices.seen(1000 * SECOND);
    long now = 1000 * SECOND;
    for (int i = 1; i <= 59; i++) {
      now += SECOND;
      notices.recordActivity(now);
    }
    notices.removeExpired(now + 1000 * SECOND);
    assertThat(notices.toasts()).as("after 59 s").hasSize(1);
    now += SECOND;
    notices.recordActivity(now);
    assertThat(notices.untilNext(now)).as("not from under the pointer").hasValue(6 * SECOND);
    notices.removeExpired(now + 6 * SECOND);
    assertThat(notices.toasts()).isEmpty();
    assertThat(notices.past())
        .extracting(Notice::inFull)
        .containsExactly("the disk is full\ndetails");
  }

  @Test
  void complain_againMeanwhile_staysAMinuteMore() {
    notices.complain("the disk is full");
    notices.seen(0);
    for (int i = 1; i < 13; i++) {
      notices.recordActivity(i * 5L * SECOND);
    }
    notices.complain("the disk is full");
    notices.seen(60 * SECOND);
    notices.removeExpired(100 * SECOND);
    assertThat(notices.toasts()).hasSize(1);
    assertThat(notices.past()).as("said again in a row").hasSize(1);
  }

  @Test
  void complain_behindThreeNewer_isNotSeenYet() {
    notices.complain("first");
    for (int i = 0; i < 3; i++) {
      notices.complain("later " + i);
    }
    for (int i = 0; i <= 12; i++) {
      notices.seen(i * 5L * SECOND);
      notices.recordActivity(i * 5L * SECOND);
    }
    notices.removeExpired(66 * SECOND);
    assertThat(notices.toasts()).extracting(each -> each.notice().text()).containsExactly("first");
  }

  @Test
  void inform_fourInOneFrame_theFirstStaysUntilItWasSeen() {
    for (int i = 1; i <= 4; i++) {
      notices.inform("done " + i);
    }
    notices.seen(0);
    notices.removeExpired(6 * SECOND);
    assertThat(texts()).containsExactly("done 1");
    assertThat(notices.untilNext(6 * SECOND)).isEmpty();
    notices.seen(7 * SECOND);
    notices.removeExpired(12 * SECOND);
    assertThat(texts()).containsExactly("done 1");
    notices.removeExpired(13 * SECOND);
    assertThat(texts()).isEmpty();
  }

  @Test
  void inform_hiddenByNewerOnes_startsItsTimeAgain() {
    notices.inform("done 1");
    notices.seen(0);
    for (int i = 2; i <= 4; i++) {
      notices.inform("done " + i);
    }
    notices.seen(SECOND);
    notices.removeExpired(7 * SECOND);
    assertThat(texts()).containsExactly("done 1");
    notices.seen(8 * SECOND);
    notices.removeExpired(14 * SECOND);
    assertThat(texts()).isEmpty();
  }

  private List<String> texts() {
    return notices.toasts().stream().map(each -> each.notice().text()).toList();
  }

  @Test
  void clearErrors_whatFailedBefore_isOverAndNothingElseIs() {
    notices.fail("saving a", "not saved: the disk is full", "");
    notices.fail("saving b", "not saved: no such folder", "");
    notices.complain("else");
    notices.takeChange();
    notices.clearErrors("saving a");
    assertThat(notices.takeChange()).isTrue();
    assertThat(notices.toasts())
        .extracting(each -> each.notice().text())
        .containsExactly("not saved: no such folder", "else");
    notices.clearErrors("");
    assertThat(notices.toasts()).hasSize(2);
    assertThat(notices.past()).hasSize(3);
    assertThat(written.toString()).contains("emberway: not saved: the disk is full");
  }

  @Test
  void past_whatIsOnShow_isListedHoweverItWent() {
    notices.inform("done");
    assertThat(notices.past()).extracting(Notice::text).containsExactly("done");
  }

  /** What went well makes room first, but the newest is always there. */
  @Test
  void past_veryMany_keepsTheNewestHundred() {
    for (int i = 0; i < 150; i++) {
      notices.warn("odd " + i, "");
      notices.inform("done " + i);
    }
    assertThat(notices.past()).hasSize(100);
    assertThat(notices.past().get(0).text()).isEqualTo("odd 51");
    assertThat(notices.past().get(98).text()).isEqualTo("odd 149");
    assertThat(notices.past().get(99).text()).isEqualTo("done 149");
  }

  @Test
  void withdraw_whatIsNotTrueAnyMore_isGone() {
    notices.inform("restored; save it to keep it");
    notices.inform("copied");
    notices.withdraw("restored; save it to keep it");
    assertThat(notices.toasts()).extracting(each -> each.notice().text()).containsExactly("copied");
    assertThat(notices.current()).isEqualTo("copied");
    notices.withdraw("copied");
    assertThat(notices.current()).isEmpty();
  }

  @Test
  void inform_ofAFile_namesItAndItsFolderAndIsBriefInTheTitle() {
    notices.inform("saved", Path.of("/maps/north/valley.map.txt"), "saved");
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
  void inform_veryManyTimes_keepsTheErrors() {
    notices.complain("first");
    for (int i = 0; i < 200; i++) {
      notices.inform("done " + i);
    }
    assertThat(notices.toasts()).hasSize(50);
    assertThat(notices.toasts().get(0).notice().text()).isEqualTo("first");
    assertThat(notices.current()).isEqualTo("done 199");
    notices.closeNotices();
    assertThat(notices.toasts()).isEmpty();
  }
}
