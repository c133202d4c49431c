package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchVariant;
import emberway.plan.trace.SearchTrace;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class OpenListWorkTest {
  @Test
  void of_threeCellsOnTheList_countsByHand() {
    SearchTrace trace = new SearchTrace(new GridSize(4, 1), 100);
    trace.opened(0, SearchListener.NO_PARENT, 0, 3);
    trace.expanded(0, SearchListener.NO_PARENT, 0, 3);
    trace.opened(1, 0, 1, 2);
    trace.opened(2, 0, 1, 1); // 1 comparison in the heap: it rises
    trace.opened(3, 0, 1, 3); // 1 more: it stays
    trace.expanded(2, 0, 1, 1); // 2 in the list; in the heap, 3 is first and sinks below 1: 1 more
    OpenListWork work = OpenListWork.of(trace, SearchVariant.A_STAR).orElseThrow();
    assertThat(work.ofList(0)).isZero();
    assertThat(work.ofHeap(0)).isZero();
    assertThat(work.ofList(1)).as("the only one").isZero();
    assertThat(work.ofHeap(1)).isEqualTo(2);
    assertThat(work.ofList(2)).isEqualTo(2);
    assertThat(work.ofHeap(2)).isBetween(3L, 4L);
  }

  @Test
  void of_mapTooLarge_isNotCounted() {
    SearchTrace trace = new SearchTrace(new GridSize(4096, 1025), 1);
    assertThat(OpenListWork.of(trace, SearchVariant.A_STAR)).isEmpty();
  }

  @Test
  void heap_randomPutsAndRemoves_alwaysHasALeastCellFirst() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    OpenListWork.Heap heap = new OpenListWork.Heap(200);
    Map<Integer, Double> plain = new HashMap<>();
    for (int i = 0; i < 5000; i++) {
      int cell = random.nextInt(200);
      if (plain.containsKey(cell) && random.nextBoolean()) {
        heap.remove(cell);
        plain.remove(cell);
      } else {
        double key = plain.getOrDefault(cell, 100.0) * random.nextDouble();
        heap.put(cell, key);
        plain.put(cell, key);
      }
      if (!plain.isEmpty()) {
        double least = plain.values().stream().mapToDouble(key -> key).min().orElseThrow();
        assertThat(plain.get(heap.first())).as("seed %d, round %d", seed, i).isEqualTo(least);
      }
    }
    assertThat(heap.compared()).isBetween(5000L, 5000L * 20);
  }
}
