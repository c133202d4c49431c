package emberway.render.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

final class PixelPictureTest {
  private static final byte[] RED_GREEN = {-1, 0, 0, -1, 0, -1, 0, -1};

  @Test
  void writePng_ofTwoPixels_hasTheSamePixels() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new PixelPicture(2, 1, RED_GREEN).writePng(out);
    BufferedImage picture = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(picture.getRGB(0, 0)).isEqualTo(0xFFFF0000);
    assertThat(picture.getRGB(1, 0)).isEqualTo(0xFF00FF00);
  }
}
