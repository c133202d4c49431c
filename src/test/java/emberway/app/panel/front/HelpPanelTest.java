package emberway.app.panel.front;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Shortcuts;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HelpPanelTest {
  @Test
  void first_linesOfTheHelp_areSixAndEachSaysWhatToDo() {
    assertThat(HelpPanel.first(Shortcuts.USUAL)).hasSize(6);
    assertThat(HelpPanel.first(Shortcuts.USUAL))
        .allSatisfy(
            line -> {
              assertThat(line.input()).isNotBlank();
              assertThat(line.effect()).isNotBlank();
            });
    assertThat(HelpPanel.first(Shortcuts.USUAL))
        .extracting(HelpPanel.Line::input)
        .contains("Ctrl+O", "Ctrl+P");
  }

  @Test
  void topics_allTogether_nameEachCommandOnceUnderItsMenu() {
    List<HelpPanel.Topic> topics = HelpPanel.topics(Shortcuts.USUAL);
    assertThat(topics)
        .extracting(HelpPanel.Topic::title)
        .containsExactly(
            "File",
            "Pictures",
            "Edit",
            "Drawing tools",
            "View",
            "Layers",
            "Appearance",
            "Route",
            "Surveys",
            "Lab",
            "Help",
            "Keyboard");
    List<String> effects =
        topics.stream()
            .flatMap(topic -> topic.lines().stream())
            .map(HelpPanel.Line::effect)
            .toList();
    for (Command command : Command.ALL) {
      assertThat(effects).filteredOn(command.title()::equals).hasSize(1);
    }
  }

  @Test
  void columns_anyNumber_holdAllTopicsInOrder() {
    List<HelpPanel.Topic> topics = HelpPanel.topics(Shortcuts.USUAL);
    for (int columns = 1; columns <= 4; columns++) {
      List<List<HelpPanel.Topic>> laid = HelpPanel.columns(topics, columns);
      assertThat(laid).hasSize(columns);
      assertThat(laid.stream().flatMap(List::stream)).containsExactlyElementsOf(topics);
    }
  }
}
