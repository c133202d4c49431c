package emberway.render.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.render.iso.PixelBox;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextShaperTest {
  private static final Path FONTS = Path.of("/usr/share/fonts/truetype");
  private static final double EM = 64; // of the pictures to compare with [px]
  private static final int INK = 128; // darkness of a pixel that is mostly covered
  private static final int SLACK = 1; // between pictures that begin at other parts of a pixel [px]

  /**
   * The pictures are by {@code hb-view --font-size=64 --margin=8}: HarfBuzz with FreeType and
   * Cairo. No ink may be more than a pixel away from the other picture's ink.
   */
  @ParameterizedTest
  @CsvSource({
    "بغداد, baghdad, ",
    "لاهور, lahore, ",
    "مكة المكرمة, mecca, ",
    "ירושלים, jerusalem, ",
    "תל אביב, telaviv, ",
    "दिल्ली, delhi, freefont/FreeSansBold.ttf",
    "कुरुक्षेत्र, kurukshetra, freefont/FreeSansBold.ttf",
    "成都, chengdu, wqy/wqy-microhei.ttc",
    "さくら山, sakurayama, wqy/wqy-microhei.ttc",
    "서울, seoul, wqy/wqy-microhei.ttc",
  })
  void shape_aName_looksAsHarfBuzzAndFreeTypeDrawIt(String name, String picture, String font)
      throws Exception {
    List<Font> fonts =
        new ArrayList<>(
            List.of(TextShaper.bundled("/net/sf/jasperreports/fonts/dejavu/DejaVuSans-Bold.ttf")));
    if (font != null) {
      assumeTrue(Files.exists(FONTS.resolve(font)), "needs the font " + font);
      fonts.add(Font.createFont(Font.TRUETYPE_FONT, FONTS.resolve(font).toFile()));
    }
    TextShaper shaper = new TextShaper(new FontChain(fonts, false));
    assertThat(shaper.drawable(name, each -> false)).isEqualTo(name);

    boolean[][] actual = ink(shaper.shape(name, EM / TextShaper.EM));
    boolean[][] expected = ink(picture);

    assertThat(actual.length).isBetween(expected.length - 2, expected.length + 2);
    assertThat(actual[0].length).isBetween(expected[0].length - 2, expected[0].length + 2);
    int apart = Integer.MAX_VALUE;
    for (int dx = -SLACK; dx <= SLACK; dx++) {
      for (int dy = -SLACK; dy <= SLACK; dy++) {
        int odd = farInk(actual, expected, dx, dy) + farInk(expected, actual, -dx, -dy);
        apart = Math.min(apart, odd);
      }
    }
    assertThat(apart).as("ink in one picture that is far from ink in the other").isZero();
  }

  private static boolean[][] ink(ShapedText text) {
    PixelBox box = text.box();
    byte[] coverage = text.coverage(0);
    boolean[][] ink = new boolean[box.height()][box.width()];
    for (int i = 0; i < coverage.length; i++) {
      ink[i / box.width()][i % box.width()] = (coverage[i] & 0xFF) >= INK;
    }
    return cropped(ink);
  }

  private static boolean[][] ink(String picture) throws Exception {
    try (InputStream in = TextShaperTest.class.getResourceAsStream(picture + ".png")) {
      BufferedImage image = ImageIO.read(in); // black on white
      boolean[][] ink = new boolean[image.getHeight()][image.getWidth()];
      for (int y = 0; y < ink.length; y++) {
        for (int x = 0; x < ink[0].length; x++) {
          ink[y][x] = (image.getRGB(x, y) & 0xFF) < INK;
        }
      }
      return cropped(ink);
    }
  }

  /** The part of a picture that holds its ink. */
  private static boolean[][] cropped(boolean[][] ink) {
    int left = Integer.MAX_VALUE;
    int right = -1;
    int top = Integer.MAX_VALUE;
    int bottom = -1;
    for (int y = 0; y < ink.length; y++) {
      for (int x = 0; x < ink[0].length; x++) {
        if (ink[y][x]) {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = Math.max(bottom, y);
        }
      }
    }
    boolean[][] part = new boolean[bottom - top + 1][right - left + 1];
    for (int y = 0; y < part.length; y++) {
      System.arraycopy(ink[top + y], left, part[y], 0, part[0].length);
    }
    return part;
  }

  /** The number of inked pixels, moved, without ink of another picture in their neighborhood. */
  private static int farInk(boolean[][] ink, boolean[][] other, int dx, int dy) {
    int count = 0;
    for (int y = 0; y < ink.length; y++) {
      for (int x = 0; x < ink[0].length; x++) {
        count += ink[y][x] && !isNear(other, x + dx, y + dy) ? 1 : 0;
      }
    }
    return count;
  }

  private static boolean isNear(boolean[][] ink, int x, int y) {
    for (int row = Math.max(0, y - 1); row <= Math.min(ink.length - 1, y + 1); row++) {
      for (int column = Math.max(0, x - 1);
          column <= Math.min(ink[0].length - 1, x + 1);
          column++) {
        if (ink[row][column]) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void farInk_otherLetters_isSeen() throws Exception {
    assertThat(farInk(ink("baghdad"), ink("lahore"), 0, 0)).isPositive();
    assertThat(farInk(ink("baghdad"), ink("baghdad"), 0, 0)).isZero();
  }

  @Test
  void drawable_characterWithoutAFont_isAQuestionMarkAndMissing() {
    TextShaper shaper = TextShaper.ofSystem(true);
    String unassigned = Character.toString(0x10fffd); // of the last private plane
    assertThat(shaper.drawable("a" + unassigned + "ا", each -> each == 'a')).isEqualTo("a?ا");
    assertThat(TextShaper.unreported()).contains("Unknown U+10FFFD");
    shaper.drawable(unassigned, each -> false);
    assertThat(TextShaper.unreported()).isEmpty();
  }

  @Test
  void drawable_noFonts_keepsWhatTheCallerCanDraw() {
    TextShaper shaper = new TextShaper(new FontChain(List.of(), false));
    assertThat(shaper.hasFonts()).isFalse();
    assertThat(shaper.drawable("a東ا", each -> each < 0x700)).isEqualTo("a?ا");
  }

  @Test
  void width_ofAWord_isLessThanOfItsLettersAlone() {
    TextShaper shaper = TextShaper.ofSystem(true);
    float apart = 0;
    for (int letter : "بغداد".codePoints().toArray()) {
      apart += shaper.width(Character.toString(letter), 32);
    }
    assertThat(shaper.width("بغداد", 32)).isLessThan(apart).isEqualTo(advance(shaper, "بغداد"));
  }

  private static float advance(TextShaper shaper, String text) {
    return shaper.shape(text, 32).advance();
  }
}
