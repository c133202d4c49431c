package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines and characters of texts held as bytes. */
final class LineCursorTest {
  private final ProblemCollector problems = new ProblemCollector("f");

  private static LineCursor over(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new LineCursor(bytes, 0, bytes.length, 1);
  }

  @Test
  void advance_linesOfBothEnds_areTakenWithoutThem() {
    LineCursor cursor = over("one\ntwo\r\n\r\n\nlast");
    List<String> lines = new ArrayList<>();
    while (cursor.advance()) {
      lines.add(cursor.number() + cursor.text(9, problems) + cursor.isEmpty());
    }
    assertThat(lines).containsExactly("1onefalse", "2twofalse", "3true", "4true", "5lastfalse");
    assertThat(cursor.advance()).isFalse();
    assertThat(cursor.number()).isEqualTo(5);
  }

  @Test
  void range_withinBytes_hasItsOwnEndsAndNumbers() {
    byte[] bytes = "ab\r\ncd\nef".getBytes(StandardCharsets.UTF_8);
    LineCursor cursor = new LineCursor(bytes, 1, 6, 7);
    assertThat(cursor.advance()).isTrue();
    assertThat(List.of(cursor.number(), cursor.start(), cursor.end(), cursor.next()))
        .containsExactly(7, 1, 2, 4);
    assertThat(cursor.startsWith('b')).isTrue();
    assertThat(cursor.startsWith('c')).isFalse();
    assertThat(cursor.advance()).isTrue();
    assertThat(List.of(cursor.number(), cursor.start(), cursor.end(), cursor.next()))
        .containsExactly(8, 4, 6, 6);
    assertThat(cursor.advance()).isFalse();
    LineCursor empty = over("\nc");
    assertThat(empty.advance()).isTrue();
    assertThat(empty.startsWith('\n')).isFalse();
  }

  private String refused(byte[] bytes, int maxLength) {
    LineCursor cursor = new LineCursor(bytes, 0, bytes.length, 3);
    assertThat(cursor.advance()).isTrue();
    ProblemCollector found = new ProblemCollector("f");
    assertThat(cursor.text(maxLength, found)).isNull();
    return found.sorted().get(0).toString();
  }

  @Test
  void text_thatCannotBe_isToldInItsPlace() {
    LineCursor longest = over("\u00e4\tb\u00f6");
    assertThat(longest.advance()).isTrue();
    assertThat(longest.text(4, problems)).isEqualTo("\u00e4\tb\u00f6");
    assertThat(problems.sorted()).extracting(Problem::toString).isEmpty();
    assertThat(refused("\u00e4bc\u00f6".getBytes(StandardCharsets.UTF_8), 3))
        .isEqualTo("f:3:4: the line has 4 characters; keep it to 3");
    assertThat(refused("\u00e4b\u007f".getBytes(StandardCharsets.UTF_8), 9))
        .isEqualTo("f:3:3: control character U+007F; remove it from the line");
    assertThat(refused(new byte[] {'a', 'b', (byte) 0xE4}, 9))
        .isEqualTo("f:3:3: byte 0xE4 is not valid UTF-8; save the file as UTF-8");
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0xF_FFFF, 0x10_0000,
        0x10_FFFF
      })
  void codePoint_ofEachLength_isDecodedAndOneByteLessIsNot(int c) {
    byte[] bytes = Character.toString(c).getBytes(StandardCharsets.UTF_8);
    assertThat(Utf8Decoder.codePoint(bytes, 0, bytes.length)).isEqualTo(c);
    assertThat(Utf8Decoder.length(c)).isEqualTo(bytes.length);
    assertThat(Utf8Decoder.count(bytes, 0, bytes.length)).isEqualTo(1);
    if (bytes.length > 1) {
      assertThat(Utf8Decoder.codePoint(bytes, 0, bytes.length - 1))
          .isEqualTo(Utf8Decoder.MALFORMED);
      bytes[bytes.length - 1] = 'a';
      assertThat(Utf8Decoder.codePoint(bytes, 0, bytes.length)).isEqualTo(Utf8Decoder.MALFORMED);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "80",
        "BF",
        "C0 80",
        "C1 BF",
        "E0 9F BF",
        "ED A0 80",
        "ED BF BF",
        "F0 8F BF BF",
        "F4 90 80 80",
        "F5 80 80 80",
        "FF"
      })
  void codePoint_thatIsNone_isMalformed(String hex) {
    String[] parts = hex.split(" ", -1);
    byte[] bytes = new byte[parts.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(parts[i], 16);
    }
    assertThat(Utf8Decoder.codePoint(bytes, 0, bytes.length)).isEqualTo(Utf8Decoder.MALFORMED);
    assertThat(Utf8Decoder.count(bytes, 0, bytes.length)).isEqualTo(bytes.length);
  }

  @Test
  void comments_ofATextMap_areItsLinesThatBeginSo() {
    byte[] map = "emberway-map 1\n# one\r\nname: #x\n#\u00e4".getBytes(StandardCharsets.UTF_8);
    assertThat(TextMapSyntax.comments(map)).containsExactly("# one", "#\u00e4");
  }
}
