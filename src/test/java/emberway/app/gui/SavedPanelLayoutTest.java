package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SavedPanelLayoutTest {
  private static final String LAYOUT =
      """
      [Window][Maps]
      Pos=10,10
      Size=520,560

      [Window][###route]
      Pos=0,25
      DockId=0x00000002,0

      [Docking][Data]
      DockSpace ID=0x8B93E3BD Pos=0,25
      """;

  @Test
  void ids_ofALayout_areWhatItsPanelsAreKnownBy() {
    assertThat(SavedPanelLayout.ids(LAYOUT)).containsExactlyInAnyOrder("Maps", "###route");
    assertThat(SavedPanelLayout.ids("")).isEmpty();
    assertThat(SavedPanelLayout.id("Route###route")).isEqualTo("###route");
    assertThat(SavedPanelLayout.id("Maps")).isEqualTo("Maps");
  }

  @Test
  void without_somePanels_keepsAllElse() {
    String rest = SavedPanelLayout.without(LAYOUT, "###route"::equals);
    assertThat(SavedPanelLayout.ids(rest)).containsExactly("Maps");
    assertThat(rest)
        .startsWith("[Window][Maps]\n")
        .endsWith("\nDockSpace ID=0x8B93E3BD Pos=0,25\n");
    assertThat(rest).doesNotContain("DockId=");
    assertThat(SavedPanelLayout.without(LAYOUT, id -> false)).isEqualTo(LAYOUT);
    assertThat(SavedPanelLayout.without("", id -> true)).isEmpty();
  }

  @Test
  void renamed_panelsKnownByTheirEnglishTitles_stayWhereTheyWere() {
    String renamed = SavedPanelLayout.renamed(LAYOUT);
    assertThat(SavedPanelLayout.ids(renamed)).containsExactlyInAnyOrder("###maps", "###route");
    assertThat(renamed).startsWith("[Window][###maps]\nPos=10,10\nSize=520,560\n");
    assertThat(SavedPanelLayout.renamed(renamed)).isEqualTo(renamed);
  }
}
