package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class StatusPanelTest {
  private static final List<String> PARTS = List.of("76,91", "grass", "cost 10.28", "harder");

  @Test
  void fitting_whatFits_isWhole() {
    assertThat(StatusPanel.fitting(PARTS, 100, String::length))
        .isEqualTo("76,91   grass   cost 10.28   harder");
  }

  @Test
  void fitting_moreThanALine_goesOnInTheNext() {
    assertThat(StatusPanel.fitting(PARTS, 30, String::length))
        .isEqualTo("76,91   grass   cost 10.28\nharder");
    assertThat(StatusPanel.fitting(PARTS, 15, String::length))
        .isEqualTo("76,91   grass\ncost 10.28\nharder");
  }

  @Test
  void fitting_moreThanFourLines_leavesOutTheLeastImportant() {
    List<String> parts = List.of("76,91", "grass", "easier", "harder", "colder", "wet");
    assertThat(StatusPanel.fitting(parts, 10, String::length))
        .isEqualTo("76,91\ngrass\neasier\nharder   …");
    assertThat(StatusPanel.fitting(parts.subList(0, 4), 6, String::length))
        .isEqualTo("76,91\ngrass\neasier\nharder");
    assertThat(StatusPanel.fitting(parts, 18, String::length))
        .isEqualTo("76,91   grass\neasier   harder\ncolder   wet");
  }

  @Test
  void fitting_noRoom_keepsTheFirst() {
    assertThat(StatusPanel.fitting(PARTS.subList(0, 1), 0, String::length)).isEqualTo("76,91");
    assertThat(StatusPanel.fitting(PARTS, 0, String::length))
        .isEqualTo("76,91\ngrass\ncost 10.28\nharder");
  }
}
