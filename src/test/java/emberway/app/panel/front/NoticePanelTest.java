package emberway.app.panel.front;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NoticePanelTest {
  @Test
  void inside_withRoom_keepsClearOfPanels() {
    assertThat(NoticePanel.inside(500, 400, 800)).isEqualTo(500);
  }

  @Test
  void inside_beyondAnEdge_movesIntoTheWindow() {
    assertThat(NoticePanel.inside(640, 400, 800)).isEqualTo(600);
    assertThat(NoticePanel.inside(90, 400, 800)).isEqualTo(200);
  }

  @Test
  void inside_tooNarrow_keepsTheLeftEdge() {
    assertThat(NoticePanel.inside(150, 400, 300)).isEqualTo(200);
  }
}
