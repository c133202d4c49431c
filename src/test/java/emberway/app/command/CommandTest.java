package emberway.app.command;

import static emberway.app.command.RecordingCommands.call;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.panel.QuickPick;
import emberway.app.panel.QuickPick.Choice;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CommandTest {
  private static List<String> found(String wanted) {
    List<Choice> all = Command.ALL.stream().map(CommandTest::choice).toList();
    return QuickPick.fitting(all, wanted).stream().map(Choice::label).toList();
  }

  private static Choice choice(Command command) {
    return new Choice(
        command.icon(),
        command.title(),
        command.key().name(),
        command::give,
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
    Choice choice = new Choice(Icon.PLACE, "Rook Hill", "", Command.WHOLE_MAP::give, "place fly");
    assertThat(choice.matchRank("rook")).isZero();
    assertThat(choice.matchRank("hill")).isBetween(1, choice.matchRank("fly") - 1);
    assertThat(choice.matchRank("fly")).isLessThan(choice.matchRank("swim"));
  }

  @Test
  void all_names_areUniqueAndWordsLowerCase() {
    assertThat(Command.ALL).extracting(Command::title).doesNotHaveDuplicates();
    assertThat(Command.ALL)
        .extracting(Command::searchWords)
        .allMatch(words -> words.equals(words.toLowerCase(Locale.ROOT)));
  }

  @Test
  void give_eachCommand_doesOneThing() {
    for (Command command : Command.ALL) {
      assertThat(RecordingCommands.callsOf(command::give)).as("%s", command).hasSize(1);
    }
    assertThat(Command.ALL)
        .extracting(command -> RecordingCommands.callsOf(command::give))
        .doesNotHaveDuplicates();
  }

  @Test
  void give_aCommandThatShowsSomething_togglesIt() {
    for (Command command : Command.TOGGLES) {
      assertThat(RecordingCommands.callsOf(command::give)).containsExactly(call("toggle", command));
    }
  }

  /** Two lines with one icon would look alike. */
  @Test
  void icons_ofEachMenu_differ() {
    assertThat(Icon.values()).extracting(Icon::text).doesNotHaveDuplicates();
    assertThat(Command.ALL)
        .extracting(command -> command.menu() + " " + command.icon())
        .doesNotHaveDuplicates();
  }
}
