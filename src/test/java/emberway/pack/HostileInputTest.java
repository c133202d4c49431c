package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.image.PngDecoderTest;
import emberway.pack.map.MovingAiScenarioReader;
import emberway.pack.map.MovingAiTest;
import emberway.pack.map.TextMapReader;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.SpriteFiles;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSets;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** However a good file is damaged, a reader answers with content or its one checked exception. */
final class HostileInputTest {
  private static final int MUTANTS = 4000;

  private static final byte[] TEXT_MAP =
      """
      emberway-map 1
      name: Rundgang über den Fluß
      tileset: fantasy
      author: A
      rules: calkins
      # comment
      [base]
      GGG~SS
      GGG~SS
      aam~rr
      [overlay]
      1.RBR.
      .W....
      VvtDF2
      [places]
      0 0 Home
      5 2 The other end
      """
          .getBytes(StandardCharsets.UTF_8);

  private static final byte[] MOVING_AI =
      "type octile\nheight 3\nwidth 7\nmap\n.GSTW@O\n.......\nTTTTTTT\n"
          .getBytes(StandardCharsets.UTF_8);

  private static final byte[] SCENARIO =
      "version 1\n0\tmaps/a.map\t49\t49\t1\t11\t1\t12\t1\n7\tb\t9\t8\t7\t6\t5\t4\t3.25\n"
          .getBytes(StandardCharsets.UTF_8);

  /** Bytes that mean something in one of the formats. */
  private static final byte[] SPICE =
      "\n\r\t\0 .:#[]{}\",19-+eE\\/GR1~\u001b".getBytes(StandardCharsets.ISO_8859_1);

  /** Reads a mutant; whether it could be read at all. */
  @FunctionalInterface
  private interface Reading {
    void read(byte[] content) throws UnreadableException;
  }

  @Test
  void textMap_mutated_failsOnlyWithProblems() {
    check(TEXT_MAP, content -> TextMapReader.read("f", content, TestTiles.FANTASY, done -> {}));
  }

  @Test
  void anyMap_mutated_failsOnlyWithProblems() {
    TileSets tiles = MovingAiTest.tileSets();
    check(MOVING_AI, content -> MapFiles.read("f", content, tiles));
  }

  @Test
  void scenario_mutated_failsOnlyWithProblems() {
    check(SCENARIO, content -> MovingAiScenarioReader.read("f", content));
  }

  @Test
  void tileSet_mutated_failsOnlyWithProblems() {
    check(
        TestTiles.json(),
        content -> {
          ProblemCollector problemCollector = new ProblemCollector("f");
          TileSetJson.parse(content, problemCollector);
          problemCollector.throwIfErrors();
        });
  }

  @Test
  void picture_mutated_failsOnlyWithProblems() {
    for (byte[] png : new byte[][] {TestTiles.png(5, 4, 0x102030), interlacedPalette()}) {
      check(png, content -> SpriteFiles.decode("f", content, 5, 4));
    }
  }

  /** 5 × 4 px, two colors, Adam7: made with the JDK's encoder. */
  private static byte[] interlacedPalette() {
    var picture =
        new java.awt.image.BufferedImage(5, 4, java.awt.image.BufferedImage.TYPE_BYTE_BINARY);
    picture.setRGB(2, 3, 0xFFFFFFFF);
    return PngDecoderTest.write(picture, true);
  }

  private static void check(byte[] good, Reading reading) {
    int readable = 0;
    for (int length = 0; length < good.length; length++) {
      readable += tell(Arrays.copyOf(good, length), reading, "cut to " + length);
    }
    for (long seed = 1; seed <= MUTANTS; seed++) {
      readable += tell(mutate(good, new Random(seed)), reading, "seed " + seed);
    }
    assertThat(readable).as("mutants that could still be read").isLessThan(MUTANTS);
    assertThat(tell(good, reading, "the good file")).isOne();
  }

  private static int tell(byte[] content, Reading reading, String how) {
    try {
      reading.read(content);
      return 1;
    } catch (UnreadableException e) {
      assertThat(e.problems()).as(how).isNotEmpty().hasSizeLessThan(200);
      for (Problem problem : e.problems()) {
        assertThat(problem.toString()).as(how).hasSizeLessThan(1000).matches("[^\\p{Cntrl}]+");
      }
      return 0;
    } catch (RuntimeException | Error e) {
      throw new AssertionError(how, e);
    }
  }

  /** One to four damages: a flipped bit, another byte, a cut, a piece doubled or moved. */
  private static byte[] mutate(byte[] good, Random random) {
    byte[] bytes = good.clone();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(bytes.length);
      int length = random.nextInt(Math.min(40, bytes.length - at) + 1);
      switch (random.nextInt(5)) {
        case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[at] = SPICE[random.nextInt(SPICE.length)];
        case 2 -> bytes = splice(bytes, at, length, new byte[0]);
        case 3 -> bytes = splice(bytes, at, 0, Arrays.copyOfRange(bytes, at, at + length));
        default -> {
          byte[] piece = Arrays.copyOfRange(bytes, at, at + length);
          bytes = splice(bytes, random.nextInt(bytes.length), 0, piece);
        }
      }
      if (bytes.length == 0) {
        return bytes;
      }
    }
    return bytes;
  }

  private static byte[] splice(byte[] bytes, int at, int length, byte[] piece) {
    byte[] out = new byte[bytes.length - length + piece.length];
    System.arraycopy(bytes, 0, out, 0, at);
    System.arraycopy(piece, 0, out, at, piece.length);
    System.arraycopy(bytes, at + length, out, at + piece.length, bytes.length - at - length);
    return out;
  }
}
