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
  void fitting_whatDoesNotFit_leavesOutTheLeastImportant() {
    assertThat(StatusPanel.fitting(PARTS, 30, String::length))
        .isEqualTo("76,91   grass   cost 10.28   …");
    assertThat(StatusPanel.fitting(PARTS, 29, String::length)).isEqualTo("76,91   grass   …");
  }

  @Test
  void fitting_noRoom_keepsTheFirst() {
    assertThat(StatusPanel.fitting(PARTS, 0, String::length)).isEqualTo("76,91   …");
  }
}
