package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapFiles;
import emberway.pack.map.TiledArt;
import emberway.sprite.SpriteImage;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps whose pictures are no PNGs, as drawn here and by Tiled's own rasterizer. */
final class PictureKindsTest {
  private static final String MAP =
      """
      <map orientation="orthogonal" width="4" height="2" tilewidth="16" tileheight="16">
      <tileset firstgid="1" name="jpg" tilewidth="16" tileheight="16"><image source="a.jpg"/></tileset>
      <tileset firstgid="101" name="fine" tilewidth="16" tileheight="16"><image source="b.jpg"/></tileset>
      <tileset firstgid="201" name="gif" tilewidth="16" tileheight="16"><image source="c.gif"/></tileset>
      <tileset firstgid="301" name="bmp" tilewidth="16" tileheight="16" spacing="1"><image source="d.bmp"/></tileset>
      <imagelayer id="9" name="back"><image source="b.jpg"/></imagelayer>
      <layer id="1" name="l" width="4" height="2"><data encoding="csv">1,2,201,0,301,302,101,102</data></layer>
      </map>
      """;

  @TempDir private Path folder;

  @Test
  void picture_ofJpegGifAndBmp_equalsTiled() throws Exception {
    copy("sampled-2x2.jpg", "a.jpg");
    copy("progressive-1x1.jpg", "b.jpg");
    // A GIF with transparency, and a BMP.
    BufferedImage clear = new BufferedImage(40, 20, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < 800; i++) {
      clear.setRGB(i % 40, i / 40, i % 3 == 0 ? 0 : 0xFF000000 | (i % 7) * 0x102030);
    }
    assertThat(ImageIO.write(clear, "gif", folder.resolve("c.gif").toFile())).isTrue();
    BufferedImage solid = new BufferedImage(40, 20, BufferedImage.TYPE_INT_RGB);
    solid.createGraphics().drawImage(clear, 0, 0, null);
    assertThat(ImageIO.write(solid, "bmp", folder.resolve("d.bmp").toFile())).isTrue();
    Path file = folder.resolve("map.tmx");
    Files.writeString(file, MAP);
    SpriteImage should = Rasterizer.draw(file, folder);
    TiledArt art = MapFiles.open(file, Optional.empty()).art().orElseThrow();
    SpriteImage is = TiledScene.draw(TiledPicture.of(art.map(), art.pictures()));
    Likeness likeness = Likeness.of(is, should);
    assertThat(likeness.share()).as("%s", likeness).isEqualTo(1);
  }

  private void copy(String name, String as) throws IOException {
    try (InputStream in = PictureKindsTest.class.getResourceAsStream("/pictures/" + name)) {
      Files.copy(in, folder.resolve(as));
    }
  }
}
