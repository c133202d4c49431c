package emberway.pack.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.sprite.SpriteImage;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Lossless WebPs of few bytes that say much, written bit by bit. */
final class LosslessWebPTest {
  private static final int GREEN = 0x70;
  private static final int RED = 0x40;
  private static final int BLUE = 0x20;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private int bits;
  private int count;

  /** Adds the lowest bits of a value, the lowest first. */
  private void put(int value, int length) {
    for (int i = 0; i < length; i++) {
      bits |= (value >> i & 1) << count;
      count++;
      if (count == 8) {
        bytes.write(bits);
        bits = 0;
        count = 0;
      }
    }
  }

  /** Begins a picture without alpha, transforms or color cache. [px] */
  private void begin(int width, int height) {
    put(0x2F, 8);
    put(width - 1, 14);
    put(height - 1, 14);
    put(0, 4); // no alpha, version 0
    put(0, 2); // no transform, no color cache
  }

  /** A prefix code of one symbol, which takes no bits afterward. */
  private void code(int symbol) {
    put(0b101, 3); // simple, one symbol, of eight bits
    put(symbol, 8);
  }

  private byte[] file() {
    put(0, 7); // fills the last byte
    byte[] data = bytes.toByteArray();
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes("RIFF".getBytes(StandardCharsets.US_ASCII));
    length(file, 12 + data.length + data.length % 2);
    file.writeBytes("WEBPVP8L".getBytes(StandardCharsets.US_ASCII));
    length(file, data.length);
    file.writeBytes(data);
    file.writeBytes(new byte[data.length % 2]);
    return file.toByteArray();
  }

  private static void length(ByteArrayOutputStream file, int length) {
    for (int i = 0; i < 4; i++) {
      file.write(length >> (8 * i));
    }
  }

  private static SpriteImage decoded(byte[] file) throws Exception {
    return ImageDecoder.decode(ImageHeader.of(file).orElseThrow(), file);
  }

  /** Once, 4096 × 4096 px of it took over a minute: four failed reads a pixel. */
  @Test
  void decode_oneColor_isReadToTheLastPixelWithoutMoreData() throws Exception {
    begin(700, 500);
    put(0, 1); // one group of codes
    code(GREEN);
    code(RED);
    code(BLUE);
    code(0xFF);
    code(0);
    SpriteImage image = decoded(file());
    assertThat(image.width()).isEqualTo(700);
    assertThat(image.height()).isEqualTo(500);
    for (int i = 0; i < 700 * 500; i++) {
      assertThat(image.rgba()[4 * i]).isEqualTo((byte) RED);
      assertThat(image.rgba()[4 * i + 1]).isEqualTo((byte) GREEN);
      assertThat(image.rgba()[4 * i + 2]).isEqualTo((byte) BLUE);
    }
  }

  /** Found by fuzzing: such a file took minutes, and was a black picture then. */
  @Test
  void decode_thousandsOfCodesThatAreNotThere_isRefused() {
    begin(1024, 1024);
    put(1, 1); // groups of codes by blocks,
    put(7, 3); // of 512 px
    put(0, 1); // the picture that tells their numbers has no color cache
    code(0x7F);
    code(0x7F); // each block has the group 0x7F7F
    code(0);
    code(0);
    code(0);
    assertThatThrownBy(() -> decoded(file()))
        .isInstanceOf(ImageDecoder.UndecodableException.class)
        .hasMessageContaining(ImageDecoder.DAMAGED);
  }
}
