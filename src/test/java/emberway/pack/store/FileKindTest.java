package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a file's first bytes say of its kind. In the table, each character is one byte. */
final class FileKindTest {
  @TempDir private Path folder;

  private static byte[] bytes(String start) {
    return start.getBytes(StandardCharsets.ISO_8859_1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``| EMPTY",
        "`\u00ef\u00bb\u00bf`| EMPTY",
        "`\u00ef\u00bb`| BINARY",
        "`emberway-map 1`| TEXT_MAP",
        "`\u00ef\u00bb\u00bfemberway-map 1`| TEXT_MAP",
        "` emberway-map 1`| TEXT",
        "`type octile`| MOVING_AI_MAP",
        "`version 1`| MOVING_AI_SCENARIO",
        "`\u0089PNG`| PNG",
        "`\u0089PN`| TEXT",
        "`\u00ff\u00d8\u00ff`| PICTURE",
        "`GIF89a`| PICTURE",
        "`RIFF`| PICTURE",
        "`RIF`| TEXT",
        "`PK\u0003\u0004`| ZIP",
        "`PK\u0005\u0006`| ZIP",
        "`PK\u0007\u0008`| BINARY",
        "`\u001f\u008b`| GZIP",
        "`\u00ff\u00fea\0`| UTF_16",
        "`\u00fe\u00ff\0a`| UTF_16",
        "`\u00ff\u00fe\0\0<\0\0\0`| UTF_32",
        "`\0\0\u00fe\u00ff\0\0\0<`| UTF_32",
        "`\u00ff\u00fe<\0`| XML",
        "`\u00fe\u00ff\0<`| XML",
        "`\u00ff\u00fe`| UTF_16",
        "`<\0?\0`| XML",
        "`\0<\0?`| XML",
        "`\n<map>`| XML",
        "`\n{}`| JSON",
        "`ab\0c`| BINARY",
        "`ab\u0001\u0002`| BINARY",
        "`abcde\u0001\u0002`| TEXT",
        "`a\u0001\u0001`| BINARY",
        "`abc\t\n\r\u000c\t`| TEXT",
        "`a     b`| TEXT",
        "`hello`| TEXT"
      })
  void of_firstBytes_areTold(String start, FileKind kind) {
    assertThat(FileKind.of(bytes(start))).isEqualTo(kind);
  }

  @Test
  void of_longFile_isToldByItsStartAlone() {
    byte[] text = bytes("x".repeat(1025));
    text[1024] = 0;
    assertThat(FileKind.of(text)).isEqualTo(FileKind.TEXT);
    text[1023] = 0;
    assertThat(FileKind.of(text)).isEqualTo(FileKind.BINARY);
    byte[] wide = (" ".repeat(127) + "<").getBytes(StandardCharsets.UTF_16LE);
    assertThat(FileKind.of(prefixed(wide))).as("beyond 256 bytes").isEqualTo(FileKind.UTF_16);
    assertThat(FileKind.of(prefixed(Arrays.copyOfRange(wide, 2, wide.length))))
        .isEqualTo(FileKind.XML);
  }

  private static byte[] prefixed(byte[] littleEndian) {
    byte[] marked = new byte[littleEndian.length + 2];
    marked[0] = (byte) 0xFF;
    marked[1] = (byte) 0xFE;
    System.arraycopy(littleEndian, 0, marked, 2, littleEndian.length);
    return marked;
  }

  @Test
  void isZip_goesByContentAlone() throws Exception {
    Path zip = Files.write(folder.resolve("a.txt"), bytes("PK\u0003\u0004"));
    Path text = Files.write(folder.resolve("b.zip"), bytes("hello"));
    assertThat(FileKind.isZip(zip)).isTrue();
    assertThat(FileKind.isZip(text)).isFalse();
    assertThat(FileKind.isZip(folder)).isFalse();
    assertThat(FileKind.isZip(folder.resolve("none"))).isFalse();
  }

  @Test
  void labels_andFormats_areThoseOfTheKind() {
    assertThat(FileKind.PNG.label()).isEqualTo("a PNG picture");
    assertThat(FileKind.PNG.mapFormat()).isEmpty();
    assertThat(FileKind.XML.mapFormat()).isEqualTo(Optional.of(MapFormat.TILED));
    assertThat(MapFormat.TILED.isNamedSo("A.TMX")).isTrue();
    assertThat(MapFormat.TILED.isNamedSo("a.tsx")).isFalse();
    assertThat(MapFormat.TEXT.endings()).containsExactly(".map.txt");
    assertThat(MapFormat.MOVING_AI.endings()).containsExactly(".map");
    assertThat(MapFormat.TILED.endings()).containsExactly(".tmx", ".tmj", ".world");
  }
}
