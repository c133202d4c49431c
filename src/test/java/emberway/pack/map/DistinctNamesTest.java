package emberway.pack.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class DistinctNamesTest {
  private final DistinctNames names = new DistinctNames();

  private String free(String name) {
    return names.free(name, name + " ");
  }

  @Test
  void free_repeatedName_getsTheLowestFreeNumber() {
    assertThat(free("Inn")).isEqualTo("Inn");
    assertThat(free("inn 3")).isEqualTo("inn 3");
    assertThat(free("INN")).isEqualTo("INN 2");
    assertThat(free("Inn")).isEqualTo("Inn 4");
    assertThat(free("Inn 2")).isEqualTo("Inn 2 2");
    assertThat(free("inn")).isEqualTo("inn 5");
  }

  @Test
  void free_nameWithAnotherStem_numbersTheStem() {
    assertThat(names.free("tile", "-")).isEqualTo("tile");
    assertThat(names.free("tile", "-")).isEqualTo("-2");
    assertThat(names.free("tile", "--")).isEqualTo("--2");
    assertThat(names.free("tile", "-")).isEqualTo("-3");
  }
}
