package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The short run of the fuzz targets: seeded mutations of their seeds, without a look at coverage.
 * More of them with {@code -Demberway.soak=100}, so many times as many.
 */
final class ReaderMutationTest {
  private static final int MUTANTS = 1500 * Integer.getInteger("emberway.soak", 1);

  /** What means something in one format or another. */
  private static final List<byte[]> WORDS =
      List.of(
          latin("-1"),
          latin("0"),
          latin("2147483647"),
          latin("4294967295"),
          latin("1e308"),
          latin("NaN"),
          latin("\\u0000"),
          latin("null"),
          latin("[]"),
          latin("{}"),
          latin("[[[[[[[["),
          latin("\"\""),
          latin("../"),
          latin("<![CDATA["),
          latin("<a b=''/>"),
          latin("&#27;"),
          latin("\u001b[2J"),
          latin("\r\n"),
          latin("\0"),
          latin("%s%n"),
          latin("\u00ef\u00bf\u00bd"),
          new byte[] {-1, -1, -1, -1},
          new byte[] {0x7F, -1, -1, -1});

  private static byte[] latin(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  @ParameterizedTest
  @EnumSource
  void check_mutatedSeeds_areReadOrRefused(FuzzTarget target) {
    List<byte[]> seeds = FuzzSeeds.all(target);
    assertThat(seeds).isNotEmpty();
    assertThat(seeds.stream().filter(target::check).count()).as("readable seeds").isPositive();
    int readable = 0;
    for (long seed = 1; seed <= MUTANTS; seed++) {
      byte[] mutant = mutate(seeds, new Random(seed));
      try {
        readable += target.check(mutant) ? 1 : 0;
      } catch (RuntimeException | Error e) {
        throw new AssertionError("seed " + seed, e);
      }
    }
    assertThat(readable).isLessThan(MUTANTS);
  }

  /** A seed with one to eight changes: bits, bytes, words, pieces lost, doubled or from another. */
  private static byte[] mutate(List<byte[]> seeds, Random random) {
    byte[] bytes = seeds.get(random.nextInt(seeds.size())).clone();
    for (int i = random.nextInt(8); i >= 0 && bytes.length > 0; i--) {
      int at = random.nextInt(bytes.length);
      int length = random.nextInt(Math.min(64, bytes.length - at) + 1);
      switch (random.nextInt(7)) {
        case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[at] = (byte) random.nextInt(256);
        case 2 -> bytes = replace(bytes, at, length, new byte[0]);
        case 3 -> bytes = replace(bytes, at, 0, Arrays.copyOfRange(bytes, at, at + length));
        case 4 -> bytes = replace(bytes, at, 0, WORDS.get(random.nextInt(WORDS.size())));
        case 5 -> bytes = replace(bytes, at, length, WORDS.get(random.nextInt(WORDS.size())));
        default -> {
          byte[] other = seeds.get(random.nextInt(seeds.size()));
          int from = random.nextInt(other.length + 1);
          int to = Math.min(other.length, from + random.nextInt(200));
          bytes = replace(bytes, at, length, Arrays.copyOfRange(other, from, to));
        }
      }
    }
    return bytes;
  }

  private static byte[] replace(byte[] bytes, int at, int length, byte[] by) {
    byte[] out = new byte[bytes.length - length + by.length];
    System.arraycopy(bytes, 0, out, 0, at);
    System.arraycopy(by, 0, out, at, by.length);
    System.arraycopy(bytes, at + length, out, at + by.length, bytes.length - at - length);
    return out;
  }
}
