package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MeasureTest {
  @ParameterizedTest
  @CsvSource({
    "METER, m, LENGTH, 1, false",
    "KILOMETER, km, LENGTH, 1000, false",
    "FOOT, ft, LENGTH, 0.3048, true",
    "MILE, mi, LENGTH, 1609.344, true",
    "SECOND, s, TIME, 1, false",
    "MINUTE, min, TIME, 60, false",
    "HOUR, h, TIME, 3600, false",
    "DAY, d, TIME, 86400, false"
  })
  void inBase_ofEachUnit_isMetersOrSeconds(
      Measure.Unit unit, String label, Measure.Kind kind, double base, boolean isImperial) {
    Measure measure = new Measure(2.5, unit);
    assertThat(measure.inBase()).isEqualTo(2.5 * base);
    assertThat(measure).hasToString("2.5 " + label);
    assertThat(unit.kind()).isEqualTo(kind);
    if (kind == Measure.Kind.LENGTH) {
      Scale scale = new Scale(Optional.of(measure), Optional.empty());
      assertThat(scale.isImperial()).isEqualTo(isImperial);
      assertThat(scale.meters(3)).hasValue(7.5 * base);
      assertThat(scale.seconds(3)).isEmpty();
      assertThatThrownBy(() -> new Scale(Optional.empty(), Optional.of(measure)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(unit + " in place of a TIME");
    } else {
      Scale scale = new Scale(Optional.empty(), Optional.of(measure));
      assertThat(scale.isImperial()).isFalse();
      assertThat(scale.seconds(3)).hasValue(7.5 * base);
      assertThat(scale.meters(3)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.0009999, 1_000_000.1, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void measure_outOfRange_isRefused(double amount) {
    assertThatThrownBy(() -> new Measure(amount, Measure.Unit.METER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("must be in 0.001..1000000");
    assertThat(new Measure(Measure.MIN, Measure.Unit.METER).amount()).isEqualTo(0.001);
    assertThat(new Measure(Measure.MAX, Measure.Unit.METER).amount()).isEqualTo(1e6);
  }

  @Test
  void or_twoScales_takesOfTheOtherWhatItLacks() {
    Optional<Measure> mile = Optional.of(new Measure(1, Measure.Unit.MILE));
    Optional<Measure> meter = Optional.of(new Measure(1, Measure.Unit.METER));
    Optional<Measure> day = Optional.of(new Measure(1, Measure.Unit.DAY));
    assertThat(new Scale(mile, Optional.empty()).or(new Scale(meter, day)))
        .isEqualTo(new Scale(mile, day));
  }

  @ParameterizedTest
  @CsvSource({
    "150, METER, true, 492.125984 ft",
    "1.609344, KILOMETER, true, 1 mi",
    "2, MILE, false, 3.218688 km",
    "328.083990, FOOT, false, 100 m",
    "2, MILE, true, 2 mi",
    "0.001, FOOT, false, 0.001 ft",
    "1000000, MILE, false, 1000000 mi"
  })
  void in_theOtherSystem_isTheSameWidth_unlessItIsOutOfRangeThere(
      double amount, Measure.Unit unit, boolean imperial, String shown) {
    Scale scale = new Scale(Optional.of(new Measure(amount, unit)), Optional.empty());
    Scale other = scale.in(imperial);
    Measure cell = other.cell().orElseThrow();
    String[] parts = shown.split(" ", -1);
    assertThat(cell.unit().label()).isEqualTo(parts[1]);
    assertThat(cell.amount()).isCloseTo(Double.parseDouble(parts[0]), within(1e-6));
    assertThat(other.meters(1).orElseThrow())
        .isCloseTo(scale.meters(1).orElseThrow(), withinPercentage(1e-9));
    assertThat(Scale.UNKNOWN.in(imperial)).isEqualTo(Scale.UNKNOWN);
  }
}
