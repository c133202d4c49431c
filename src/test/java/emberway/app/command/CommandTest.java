package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.panel.QuickPickPanel;
import emberway.app.panel.QuickPickPanel.Choice;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CommandTest {
  private static List<String> found(String wanted) {
    List<Choice> all = CommandRegistry.ALL.stream().map(CommandTest::choice).toList();
    return QuickPickPanel.fitting(all, wanted).stream().map(Choice::label).toList();
  }

  private static Choice choice(Command command) {
    return new Choice(
        command.icon(),
        command.name(),
        command.key().name(),
        command.action(),
        command.searchWords());
  }

  @ParameterizedTest
  @CsvSource({
    "zoom, Zoom in",
    "screenshot, Save a picture of the view",
    "settings, Switch to dark or light",
    "volcano, Draw with the brush",
    "tour, Next lesson",
    "theme, Switch to dark or light",
    "rotate, Turn left",
    "itinerary, Directions",
    "swap, Reverse the route",
    "bug, Report a problem",
  })
  void matchRank_wordsOfOtherPeople_findTheCommand(String wanted, String name) {
    assertThat(found(wanted)).contains(name);
  }

  @Test
  void matchRank_nameBeforeWordsBeforeNothing_isLess() {
    Choice choice = new Choice(Icon.PLACE, "Rook Hill", "", new ViewAction.Fit(), "place fly");
    assertThat(choice.matchRank("rook")).isZero();
    assertThat(choice.matchRank("hill")).isBetween(1, choice.matchRank("fly") - 1);
    assertThat(choice.matchRank("fly")).isLessThan(choice.matchRank("swim"));
  }

  @Test
  void all_names_areUniqueAndWordsLowerCase() {
    assertThat(CommandRegistry.ALL).extracting(Command::name).doesNotHaveDuplicates();
    assertThat(CommandRegistry.ALL)
        .extracting(Command::searchWords)
        .allMatch(words -> words.equals(words.toLowerCase(Locale.ROOT)));
  }

  /** Two lines with one icon would look alike. */
  @Test
  void icons_ofEachMenu_differ() {
    assertThat(Icon.values()).extracting(Icon::text).doesNotHaveDuplicates();
    assertThat(CommandRegistry.ALL)
        .extracting(command -> command.menu() + " " + command.icon())
        .doesNotHaveDuplicates();
  }
}
