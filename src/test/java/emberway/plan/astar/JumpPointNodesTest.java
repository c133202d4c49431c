package emberway.plan.astar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class JumpPointNodesTest {
  @Test
  void at_manyPlaces_staysTheNodeOfEach() {
    JumpPointNodes nodes = new JumpPointNodes();
    for (int round = 0; round < 2; round++) {
      int[] places = new Random(round).ints(0, 1 << 22).distinct().limit(20_000).toArray();
      for (int node = 0; node < places.length; node++) {
        assertThat(nodes.at(places[node])).isEqualTo(node);
      }
      for (int node = 0; node < places.length; node++) {
        assertThat(nodes.at(places[node])).isEqualTo(node);
        assertThat(nodes.place(node)).isEqualTo(places[node]);
      }
      nodes.clear();
    }
  }
}
