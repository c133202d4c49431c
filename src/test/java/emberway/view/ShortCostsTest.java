package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ShortCostsTest {
  @ParameterizedTest
  @CsvSource({
    "0, 2, 0",
    "0.004, 2, 0",
    "0.005, 2, 0.01",
    "1.25, 1, 1.3",
    "1.5, 2, 1.5",
    "7, 2, 7",
    "100, 0, 100",
    "100, 2, 100",
    "999999.5, 1, 999999.5",
    "1000000, 2, 1.0e+06",
    "Infinity, 2, Infinity",
  })
  void of_anyCost_hasNoMoreDigitsThanItNeeds(double cost, int decimals, String text) {
    assertThat(ShortCosts.of(cost, decimals)).isEqualTo(text);
  }
}
