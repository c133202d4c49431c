package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumberTextTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "1, 1",
    "-3, -3",
    "16.0, 16",
    "0.002, 0.002",
    "1.0E-5, 0.00001",
    "1.0E-6, 0.000001",
    "1000000, 1000000",
    "2.147483647E9, 2147483647",
    "0.1, 0.1",
    "1.0E-100, 1e-100",
    "1.0E100, 1e100",
    "-2.5E20, -2.5e20",
    "1.5E-7, 1.5e-7",
    "1.0E15, 1e15",
    "NaN, NaN",
    "-Infinity, -Infinity"
  })
  void plain_isWrittenAsPeopleDo(double value, String text) {
    assertThat(NumberText.plain(value)).isEqualTo(text);
  }

  @Test
  void plain_readsBackAsTheSameNumber() {
    Random random = new Random(17);
    for (int i = 0; i < 20_000; i++) {
      double value = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(60) - 30);
      assertThat(Double.parseDouble(NumberText.plain(value))).isEqualTo(value);
    }
  }
}
