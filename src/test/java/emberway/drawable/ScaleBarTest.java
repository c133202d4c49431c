package emberway.drawable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Measure;
import emberway.map.Scale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScaleBarTest {
  private static Scale scale(double amount, Measure.Unit unit) {
    return new Scale(Optional.of(new Measure(amount, unit)), Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({
    "0.2, 1",
    "1, 1",
    "1.9, 1",
    "2, 2",
    "4.9, 2",
    "5, 5",
    "9.99, 5",
    "10, 10",
    "730, 500"
  })
  void of_cells_isTheLongestRoundNumberThatFitsButAtLeastOne(double most, double cells) {
    assertThat(ScaleBar.of(most, Scale.UNKNOWN))
        .isEqualTo(new ScaleBar(cells, Optional.empty(), cells));
  }

  @ParameterizedTest
  @CsvSource({
    "5, 1, KILOMETER, 5, KILOMETER",
    "0.3, 1, KILOMETER, 200, METER",
    "30, 20, METER, 500, METER",
    "50, 20, METER, 1, KILOMETER",
    "30, 30, FOOT, 500, FOOT",
    "30, 1, MILE, 20, MILE",
    "30, 1000, FOOT, 5, MILE",
  })
  void of_aMapWithAUnit_isARoundNumberOfTheLargestUnitThatFits(
      double most, double cell, Measure.Unit unit, double amount, Measure.Unit shown) {
    Scale scale = scale(cell, unit);
    ScaleBar bar = ScaleBar.of(most, scale);
    assertThat(bar.amount()).isCloseTo(amount, within(1e-9));
    assertThat(bar.unit()).contains(shown);
    assertThat(bar.cells()).isLessThanOrEqualTo(most * (1 + 1e-9));
    assertThat(scale.meters(bar.cells()).orElseThrow())
        .isCloseTo(amount * shown.base(), within(1e-6));
  }

  @Test
  void of_growingRoom_neverShrinks() {
    double before = 0;
    for (double most = 0.01; most < 1e4; most *= 1.01) {
      double cells = ScaleBar.of(most, scale(30, Measure.Unit.METER)).cells();
      assertThat(cells).isGreaterThanOrEqualTo(before * (1 - 1e-12)).isGreaterThan(most / 2.6);
      before = cells;
    }
  }
}
