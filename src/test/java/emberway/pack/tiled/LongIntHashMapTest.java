package emberway.pack.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class LongIntHashMapTest {
  @Test
  void get_manyKeys_isWhatWasPutLast() {
    LongIntHashMap map = new LongIntHashMap();
    Map<Long, Integer> expected = new HashMap<>();
    Random random = new Random(5);
    for (int i = 0; i < 20_000; i++) {
      long key = i % 3 == 0 ? random.nextInt(5000) : random.nextLong() >>> 1;
      assertThat(map.get(key)).isEqualTo(expected.getOrDefault(key, LongIntHashMap.ABSENT));
      map.put(key, i);
      expected.put(key, i);
    }
    expected.forEach((key, value) -> assertThat(map.get(key)).isEqualTo(value));
  }
}
