package emberway.dist;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.Extent;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The program's icon as Windows and macOS read it. */
@Tag("extent")
final class ProgramIconTest {
  private static ProgramIcon icon;

  @BeforeAll
  static void draw() throws IOException {
    icon = Extent.isFull() ? new ProgramIcon() : new ProgramIcon(1);
  }

  @Test
  void png_eachSize_showsTheVolcanoOnNothing() throws IOException {
    for (int size : List.of(16, 48, 512)) {
      BufferedImage picture = picture(icon.png(size));
      assertThat(picture.getWidth()).isEqualTo(size);
      assertThat(picture.getHeight()).isEqualTo(size);
      assertThat(picture.getRGB(0, 0) >>> 24).as("alpha of the corner").isZero();
      assertThat(picture.getRGB(size / 2, size * 3 / 4) >>> 24).as("alpha of lava").isEqualTo(255);
    }
  }

  @Test
  void ico_itsDirectory_namesPicturesOfItsSizes() throws IOException {
    ByteBuffer file = ByteBuffer.wrap(icon.ico()).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(file.getInt()).as("kind: icons").isEqualTo(0x1_0000);
    int count = file.getShort();
    List<Integer> sizes = new ArrayList<>();
    int end = 6 + 16 * count; // the pictures follow each other behind the directory
    for (int i = 0; i < count; i++) {
      int width = file.get() & 0xFF;
      assertThat(file.get() & 0xFF).isEqualTo(width);
      assertThat(file.getShort()).as("no palette").isZero();
      assertThat(file.getInt()).as("one plane, 32 bits").isEqualTo(0x20_0001);
      byte[] png = new byte[file.getInt()];
      assertThat(file.getInt()).isEqualTo(end);
      file.duplicate().position(end).get(png);
      assertThat(picture(png).getWidth() % 256).isEqualTo(width);
      sizes.add(picture(png).getWidth());
      end += png.length;
    }
    assertThat(file.capacity()).isEqualTo(end);
    assertThat(sizes).isSorted().contains(16, 32, 48, 256);
  }

  @Test
  void icns_itsPictures_haveTheSizesOfTheirTypes() throws IOException {
    ByteBuffer file = ByteBuffer.wrap(icon.icns());
    assertThat(type(file)).isEqualTo("icns");
    assertThat(file.getInt()).isEqualTo(file.capacity());
    List<String> types = new ArrayList<>();
    while (file.hasRemaining()) {
      String type = type(file);
      byte[] png = new byte[file.getInt() - 8];
      file.get(png);
      types.add(type + " " + picture(png).getWidth());
    }
    assertThat(types)
        .containsExactly(
            "ic11 32", "ic12 64", "ic07 128", "ic13 256", "ic08 256", "ic14 512", "ic09 512");
  }

  private static String type(ByteBuffer file) {
    byte[] type = new byte[4];
    file.get(type);
    return new String(type, StandardCharsets.US_ASCII);
  }

  private static BufferedImage picture(byte[] png) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(png));
  }
}
