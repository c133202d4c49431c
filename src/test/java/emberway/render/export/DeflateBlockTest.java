package emberway.render.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.zip.DataFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link DeflateBlock} and {@link HuffmanCode} at the limits of the format. */
final class DeflateBlockTest {
  private final long seed = new Random().nextLong();
  private final Random random = new Random(seed);

  /** Bytes and the sequences that make them. */
  private static final class Script {
    private final List<int[]> sequences = new ArrayList<>();
    private byte[] bytes = new byte[1 << 16];
    private int length;
    private int literals;

    void literal(int value) {
      room(1);
      bytes[length++] = (byte) value;
      literals++;
    }

    void copy(int count, int distance) {
      room(count);
      for (int i = 0; i < count; i++, length++) {
        bytes[length] = bytes[length - distance];
      }
      sequences.add(new int[] {literals, count, distance});
      literals = 0;
    }

    private void room(int more) {
      if (length + more > bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * (length + more));
      }
    }

    byte[] deflated() {
      DeflateBlock block = new DeflateBlock();
      BitOutput out = new BitOutput(0);
      int start = 0;
      int end = 0;
      for (int[] sequence : sequences) {
        block.add(sequence[0], sequence[1], sequence[2]);
        end += sequence[0] + sequence[1];
        if (block.isFull()) {
          block.write(bytes, start, end, out);
          start = end;
        }
      }
      if (start < length) {
        block.write(bytes, start, length, out);
      }
      DeflateBlock.flush(out);
      return Arrays.copyOf(out.bytes(), out.length());
    }

    byte[] bytes() {
      return Arrays.copyOf(bytes, length);
    }
  }

  @Test
  void write_everyLength_isReadAgain() throws DataFormatException {
    Script script = new Script();
    noise(script, 2000);
    for (int length = 3; length <= 1100; length++) {
      script.copy(length, 1 + random.nextInt(2000));
      noise(script, random.nextInt(3));
    }
    check(script);
  }

  @Test
  void write_everyDistance_isReadAgain() throws DataFormatException {
    Script script = new Script();
    noise(script, 1 << 15);
    for (int distance = 1; distance <= 1 << 15; distance++) {
      script.copy(3 + random.nextInt(6), distance);
    }
    assertThat(script.sequences.size()).isGreaterThan(DeflateBlock.CAPACITY);
    check(script);
  }

  @Test
  void piece_anyLength_isCutToCopiesThatTheFormatHas() {
    for (int length = 3; length < 3000; length++) {
      int copies = 0;
      for (int left = length; left > 0; copies++) {
        int piece = DeflateBlock.piece(left);
        assertThat(piece).isBetween(3, 258);
        left -= piece;
      }
      assertThat(copies).isEqualTo((length + 257) / 258);
    }
  }

  /** Symbols as often as Fibonacci's numbers make the deepest tree. */
  @ParameterizedTest
  @ValueSource(ints = {2, 10, 13, 14, 15, 16, 17, 22, 27})
  void write_deepestTree_isReadAgain(int symbols) throws DataFormatException {
    Script script = new Script();
    for (int rare = 0; rare < 16; rare++) { // the longest codes, one after the other
      script.literal(255 - rare);
    }
    int count = 1;
    int next = 1;
    for (int symbol = 0; symbol < symbols; symbol++) {
      for (int i = 0; i < count; i++) {
        script.literal(symbol * 7);
      }
      int sum = count + next;
      count = next;
      next = sum;
    }
    check(script);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 65_534, 65_535, 65_536, 131_070, 131_071, 200_000})
  void write_noise_isStoredInPieces(int length) throws DataFormatException {
    Script script = new Script();
    noise(script, length);
    check(script);
    int pieces = (length + 65_534) / 65_535;
    assertThat(script.deflated().length)
        .as("seed %d", seed)
        .isLessThanOrEqualTo(length + 5 * pieces + 6);
  }

  @Test
  void write_fewBytes_needNoCodesOfTheirOwn() throws DataFormatException {
    Script script = new Script();
    script.literal(0);
    script.literal(1);
    script.copy(40, 2);
    check(script);
    assertThat(script.deflated().length - 5).isLessThanOrEqualTo(6);
  }

  @Test
  void write_onlyLiteralsOrOnlyCopies_isReadAgain() throws DataFormatException {
    Script literals = new Script();
    for (int i = 0; i < 5000; i++) {
      literals.literal(random.nextInt(4));
    }
    check(literals);
    Script one = new Script();
    for (int i = 0; i < 5000; i++) {
      one.literal(200);
    }
    check(one);
    Script copies = new Script();
    copies.literal(9);
    for (int i = 0; i < 5000; i++) {
      copies.copy(258, 1);
    }
    check(copies);
  }

  @Test
  void build_randomCounts_isAsShortAsHuffmans() {
    for (int turn = 0; turn < 500; turn++) {
      HuffmanCode code = new HuffmanCode(2 + random.nextInt(285), 15);
      int used = fill(code.counts(), 200);
      code.build();
      assertThat(kraft(code, 15)).as("seed %d", seed).isEqualTo(1 << 15);
      if (used >= 2) {
        assertThat(code.cost()).as("seed %d", seed).isEqualTo(huffmanCost(code.counts()));
      }
    }
  }

  /** Counts that differ by powers of two, so that the best code would be longer than the limit. */
  @ParameterizedTest
  @ValueSource(ints = {7, 14, 15})
  void build_deepCounts_keepsTheLimitAndFillsIt(int limit) {
    for (int turn = 0; turn < 500; turn++) {
      HuffmanCode code = new HuffmanCode(limit == 7 ? 19 : 286, limit);
      for (int i = 0; i < code.counts().length; i++) {
        code.counts()[i] = random.nextInt(5) == 0 ? 0 : 1 + (1 << random.nextInt(22));
      }
      code.build();
      assertThat(kraft(code, limit)).as("seed %d", seed).isEqualTo(1 << limit);
      for (int i = 0; i < code.counts().length; i++) {
        assertThat(code.lengths()[i]).isBetween(code.counts()[i] > 0 ? 1 : 0, limit);
        assertThat(code.lengths()[i])
            .as("seed %d", seed)
            .isLessThanOrEqualTo(shortestOfRarer(code, i));
      }
    }
  }

  /** The length of the shortest code among those symbols that come up, and more rarely. */
  private static int shortestOfRarer(HuffmanCode code, int symbol) {
    int shortest = Integer.MAX_VALUE;
    for (int i = 0; i < code.counts().length; i++) {
      if (code.counts()[i] > 0 && code.counts()[i] < code.counts()[symbol]) {
        shortest = Math.min(shortest, code.lengths()[i]);
      }
    }
    return shortest;
  }

  private int fill(int[] counts, int most) {
    int used = 0;
    for (int i = 0; i < counts.length; i++) {
      counts[i] = random.nextInt(3) == 0 ? 0 : random.nextInt(most);
      used += counts[i] > 0 ? 1 : 0;
    }
    return used;
  }

  /** The codes of the longest kind that all codes take up. */
  private static int kraft(HuffmanCode code, int limit) {
    int sum = 0;
    for (int length : code.lengths()) {
      sum += length > 0 ? 1 << (limit - length) : 0;
    }
    return sum;
  }

  /** The bits of the best code, by joining the two rarest until one is left. */
  private static long huffmanCost(int[] counts) {
    PriorityQueue<Long> queue = new PriorityQueue<>();
    for (int count : counts) {
      if (count > 0) {
        queue.add((long) count);
      }
    }
    long cost = 0;
    while (queue.size() > 1) {
      long sum = queue.remove() + queue.remove();
      cost += sum;
      queue.add(sum);
    }
    return cost;
  }

  private void noise(Script script, int count) {
    for (int i = 0; i < count; i++) {
      script.literal(random.nextInt(256));
    }
  }

  private void check(Script script) throws DataFormatException {
    byte[] bytes = script.bytes();
    assertThat(PixelDeflaterTest.inflated(script.deflated(), bytes.length))
        .as("seed %d", seed)
        .isEqualTo(bytes);
  }
}
