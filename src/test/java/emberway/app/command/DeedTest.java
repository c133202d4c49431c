package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.panel.PickPanel;
import emberway.app.panel.PickPanel.Choice;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DeedTest {
  private static List<String> found(String wanted) {
    List<Choice> all = Deeds.ALL.stream().map(DeedTest::choice).toList();
    return PickPanel.fitting(all, wanted).stream().map(Choice::label).toList();
  }

  private static Choice choice(Deed deed) {
    return new Choice(deed.icon(), deed.name(), deed.key().name(), deed.action(), deed.words());
  }

  @ParameterizedTest
  @CsvSource({
    "zoom, Zoom in",
    "screenshot, Take a picture",
    "settings, Dark or light",
    "volcano, Brush",
    "tour, Next lesson",
    "theme, Dark or light",
    "rotate, Turn left",
    "directions, The way in words",
    "reverse, The way back",
    "bug, Report a problem",
  })
  void misfit_wordsOfOtherPeople_findTheDeed(String wanted, String name) {
    assertThat(found(wanted)).contains(name);
  }

  @Test
  void misfit_nameBeforeWordsBeforeNothing_isLess() {
    Choice choice = new Choice(Icon.PLACE, "Rook Hill", "", new Action.Fit(), "place fly");
    assertThat(choice.misfit("rook")).isZero();
    assertThat(choice.misfit("hill")).isBetween(1, choice.misfit("fly") - 1);
    assertThat(choice.misfit("fly")).isLessThan(choice.misfit("swim"));
  }

  @Test
  void all_names_areUniqueAndWordsLowerCase() {
    assertThat(Deeds.ALL).extracting(Deed::name).doesNotHaveDuplicates();
    assertThat(Deeds.ALL)
        .extracting(Deed::words)
        .allMatch(words -> words.equals(words.toLowerCase(Locale.ROOT)));
  }
}
