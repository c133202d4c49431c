package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.NumberText;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class DisplayTextTest {
  @Test
  void cost_ofAnything_isWrittenAsDoublesOfTwelveDigitsAre() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 200_000; i++) {
      double cost = random.nextDouble() * Math.pow(10, random.nextInt(20) - 8);
      assertThat(DisplayText.cost(cost))
          .as("cost %s of seed %d", cost, seed)
          .isEqualTo(plain(NumberText.rounded(cost)));
    }
  }

  private static String plain(double cost) {
    boolean isFar = cost >= 1e9 || (cost < 1e-6 && cost != 0);
    String text = Double.toString(isFar ? cost : Math.round(cost * 1e6) / 1e6);
    return !isFar && text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  @Test
  void cost_ofFewDecimals_hasNoMore() {
    assertThat(DisplayText.cost(0)).isEqualTo("0");
    assertThat(DisplayText.cost(127)).isEqualTo("127");
    assertThat(DisplayText.cost(0.1 + 0.2)).isEqualTo("0.3");
    assertThat(DisplayText.cost(12.000001)).isEqualTo("12.000001");
    assertThat(DisplayText.cost(123456789.123456)).isEqualTo("1.23456789123E8");
    assertThat(DisplayText.cost(1234567890.1234567)).isEqualTo("1.23456789012E9");
  }

  @Test
  void steps_ofOne_isTheOnlySingular() {
    assertThat(DisplayText.steps(0)).isEqualTo("0 steps");
    assertThat(DisplayText.steps(1)).isEqualTo("1 step");
    assertThat(DisplayText.steps(2)).isEqualTo("2 steps");
  }

  @Test
  void tilesAt_eachCell_namesWhatStandsOnWhat() {
    TileMap map = Legends.map(Legends.PUBLISHED, "GS..", "..R.");
    assertThat(DisplayText.tilesAt(map, new Cell(1, 0))).isEqualTo("snow");
    assertThat(DisplayText.tilesAt(map, new Cell(2, 0))).isEqualTo("dirt-road");
    assertThat(DisplayText.tilesAt(map, new Cell(3, 0))).isEqualTo("nothing there");
    TileMap walled = Legends.map(Legends.PUBLISHED, "S", "W");
    assertThat(DisplayText.tilesAt(walled, new Cell(0, 0))).isEqualTo("stone-wall on snow");
  }
}
