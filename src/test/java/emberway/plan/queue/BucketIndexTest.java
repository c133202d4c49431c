package emberway.plan.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BucketIndexTest {
  private static final int SLOTS = 128;

  /** Entries within a turn, and up to so many times as far, against a sorted map of buckets. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 1_000, 1_000_000})
  void first_randomEntries_comeBucketByBucket(int turns) {
    Random random = new Random(turns);
    BucketIndex ring = new BucketIndex(SLOTS);
    for (int round = 0; round < 20; round++) {
      ring.clear();
      TreeMap<Long, List<Long>> expected = new TreeMap<>(); // entries by bucket
      List<List<Long>> slots = new ArrayList<>();
      for (int slot = 0; slot < SLOTS; slot++) {
        slots.add(new ArrayList<>());
      }
      BucketIndex.Sink sink =
          (slot, entry) -> {
            slots.get(slot).add(entry);
            ring.fill(slot);
          };
      long due = random.nextInt(1_000);
      for (long entry = 0; entry < 2_000 || !expected.isEmpty(); ) {
        for (int i = entry < 2_000 ? random.nextInt(5) : 0; i > 0; i--, entry++) {
          long bucket = due + (long) (random.nextDouble() * random.nextDouble() * turns * SLOTS);
          expected.computeIfAbsent(bucket, key -> new ArrayList<>()).add(entry);
          if (bucket - due < SLOTS) {
            sink.push((int) bucket & (SLOTS - 1), entry);
          } else {
            ring.pushFar(entry, bucket);
          }
        }
        if (expected.isEmpty()) {
          continue;
        }
        boolean hasNear = slots.stream().anyMatch(slot -> !slot.isEmpty());
        long first = ring.first(due, hasNear);
        assertThat(first).as("round %d", round).isEqualTo(expected.firstKey());
        due = first;
        ring.approach(due, sink);
        int slot = (int) due & (SLOTS - 1);
        assertThat(slots.get(slot)).containsExactlyInAnyOrderElementsOf(expected.remove(due));
        slots.get(slot).clear();
        ring.empty(slot);
      }
      assertThat(ring.first(due, false)).isEqualTo(BucketIndex.NO_BUCKET);
    }
  }
}
