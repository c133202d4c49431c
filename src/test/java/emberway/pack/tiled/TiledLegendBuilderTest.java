package emberway.pack.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TiledLegendBuilderTest {
  private static TiledLegendBuilder.Entry entry(String label, double cost) {
    return entry(label, cost, Optional.empty());
  }

  private static TiledLegendBuilder.Entry entry(
      String label, double cost, Optional<Character> symbol) {
    return new TiledLegendBuilder.Entry(
        Layer.BASE, label, symbol, Terrain.cost(cost), Optional.empty(), Tile.Role.NONE);
  }

  @Test
  void id_moreEntriesThanAreNamed_tellsTheOthersApartByTheirMeaningOnly() {
    TiledLegendBuilder builder = new TiledLegendBuilder();
    for (int i = 1; i <= 20_000; i++) {
      assertThat(builder.id(entry("Ground " + i, 1))).isEqualTo(i);
    }
    assertThat(builder.entry(20_000)).isEqualTo(entry("Ground 20000", 1));
    assertThat(builder.id(entry("Hill", 2, Optional.of('H')))).isEqualTo(20_001);
    assertThat(builder.entry(20_001)).isEqualTo(entry("Tiles", 2));
    assertThat(builder.id(entry("Another hill", 2))).isEqualTo(20_001);
    for (int i = 20_002; i <= 40_000; i++) {
      assertThat(builder.id(entry("Hill", i))).isEqualTo(i);
    }
    assertThat(builder.id(entry("Mountain", 50_000))).isEqualTo(Legend.NOTHING);
    assertThat(builder.id(entry("Ground 7", 1))).isEqualTo(7);
  }

  @Test
  void build_symbols_areTheWantedThenLettersDigitsAndOthers() {
    TiledLegendBuilder builder = new TiledLegendBuilder();
    builder.id(entry("first", 1));
    builder.id(entry("wanted", 1, Optional.of('A')));
    builder.id(entry("too late", 1, Optional.of('A')));
    builder.id(entry("not a symbol", 1, Optional.of('#')));
    for (int i = 4; i < 65; i++) {
      builder.id(entry("ground", i));
    }
    Legend legend = builder.build();
    StringBuilder symbols = new StringBuilder();
    legend.tiles().forEach(tile -> symbols.append(tile.symbol()));
    assertThat(symbols)
        .hasToString(
            "BACDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\u0100\u0101\u0102");
    assertThat(legend.tiles().get(4).name()).isEqualTo("ground");
    assertThat(legend.tiles().get(5).name()).isEqualTo("ground-2");
  }

  /** The work is counted by what it allocates. */
  @Test
  void build_manyEntriesOfOneLabel_numbersThemInLinearTime() {
    TiledLegendBuilder builder = new TiledLegendBuilder();
    for (int i = 1; i <= 5_000; i++) {
      builder.id(entry("Ground", i));
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    Legend legend = builder.build();
    assertThat(threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before)
        .isLessThan(64 << 20);
    assertThat(legend.tiles().get(4_999).name()).isEqualTo("ground-5000");
  }
}
