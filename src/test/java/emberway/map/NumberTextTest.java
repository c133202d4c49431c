package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.assertj.core.data.Offset;
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

  @ParameterizedTest
  @CsvSource({
    "46.97640000000002, 46.9764",
    "7.655999999999999, 7.656",
    "0.1, 0.1",
    "999.9999999999999, 1000",
    "123456789.123456, 123456789.123",
    "1234567890123456, 1234567890123456",
    "1234567890123.5, 1234567890120",
    "1.2345678901234567E-30, 1.23456789012E-30",
    "-0.30000000000000004, -0.3",
    "Infinity, Infinity"
  })
  void rounded_hasTwelveDigits(double value, double rounded) {
    assertThat(NumberText.rounded(value)).isEqualTo(rounded);
  }

  @Test
  void rounded_atAnySize_isTheNearestNumberOfTwelveDigits() {
    Random random = new Random(23);
    for (int i = 0; i < 50_000; i++) {
      double value = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(80) - 40);
      double rounded = NumberText.rounded(value);
      if (value == Math.rint(value)) {
        assertThat(rounded).isEqualTo(value);
      } else {
        BigDecimal printed = new BigDecimal(Double.toString(rounded));
        assertThat(printed.stripTrailingZeros().precision()).as("%s", value).isLessThan(13);
        double half = 0.501 * Math.pow(10, Math.floor(Math.log10(Math.abs(value))) - 11);
        assertThat(rounded).as("%s", value).isCloseTo(value, Offset.offset(half));
      }
    }
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
