package emberway.app.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.io.UnwritableException;
import emberway.render.export.PixelPicture;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScreenshotTest {
  private static final LocalDateTime TIME = LocalDateTime.of(2026, 3, 4, 5, 6, 7);
  private static final byte[] RED_GREEN = {-1, 0, 0, -1, 0, -1, 0, -1};

  @TempDir Path folder;

  @Test
  void write_twiceInASecond_makesTwoFilesOfTheSamePixels() throws IOException {
    Screenshot screenshot = new Screenshot(new PixelPicture(2, 1, RED_GREEN), "Road & Wall", TIME);
    Path first = screenshot.write(folder);
    Path second = screenshot.write(folder);
    assertThat(first.getFileName()).hasToString("road-wall-20260304-050607.png");
    assertThat(second.getFileName()).hasToString("road-wall-20260304-050607-2.png");
    for (Path file : new Path[] {first, second}) {
      BufferedImage picture = ImageIO.read(file.toFile());
      assertThat(picture.getRGB(0, 0)).isEqualTo(0xFFFF0000);
      assertThat(picture.getRGB(1, 0)).isEqualTo(0xFF00FF00);
    }
  }

  @Test
  void write_intoAFolderThatIsNotThere_saysSo() {
    Screenshot screenshot = new Screenshot(new PixelPicture(2, 1, RED_GREEN), "Road & Wall", TIME);
    assertThatThrownBy(() -> screenshot.write(folder.resolve("missing")))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("folder does not exist");
  }
}
