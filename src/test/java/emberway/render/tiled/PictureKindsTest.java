package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapFiles;
import emberway.pack.map.TiledArt;
import emberway.sprite.SpriteImage;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  /**
   * Colors of five and six bits, and a GIF without a transparent color whose frame is smaller than
   * its picture.
   */
  @Test
  void picture_ofFewBitsOrASmallFrame_equalsTiled() throws Exception {
    for (int type : List.of(BufferedImage.TYPE_USHORT_555_RGB, BufferedImage.TYPE_USHORT_565_RGB)) {
      BufferedImage colors = new BufferedImage(40, 20, type);
      for (int i = 0; i < 800; i++) {
        colors.setRGB(i % 40, i / 40, i * 0x51EB3);
      }
      String name = type == BufferedImage.TYPE_USHORT_555_RGB ? "a.bmp" : "b.bmp";
      assertThat(ImageIO.write(colors, "bmp", folder.resolve(name).toFile())).isTrue();
    }
    BufferedImage small = new BufferedImage(9, 7, BufferedImage.TYPE_BYTE_INDEXED);
    small.createGraphics().fillRect(2, 2, 4, 3);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(ImageIO.write(small, "gif", out)).isTrue();
    byte[] gif = out.toByteArray();
    gif[6] = 16; // the picture's width and height
    gif[8] = 16;
    gif[11] = 77; // the number of the background color
    Files.write(folder.resolve("a.gif"), gif);
    Path file = folder.resolve("map.tmx");
    Files.writeString(
        file,
        """
        <map orientation="orthogonal" width="4" height="2" tilewidth="16" tileheight="16">
        <tileset firstgid="1" name="a" tilewidth="16" tileheight="16"><image source="a.bmp"/></tileset>
        <tileset firstgid="101" name="b" tilewidth="16" tileheight="16"><image source="b.bmp"/></tileset>
        <tileset firstgid="201" name="c" tilewidth="16" tileheight="16"><image source="a.gif"/></tileset>
        <layer id="1" name="l" width="4" height="2"><data encoding="csv">1,2,201,0,0,0,101,102</data></layer>
        </map>
        """);
    SpriteImage should = Rasterizer.draw(file, folder);
    TiledArt art = MapFiles.open(file, Optional.empty()).art().orElseThrow();
    SpriteImage is = TiledScene.draw(TiledPicture.of(art.map(), art.pictures()));
    Likeness likeness = Likeness.of(is, should);
    assertThat(likeness.off()).as("%s", likeness).isZero();
    assertThat(likeness.largest()).as("%s", likeness).isZero();
  }

  private void copy(String name, String as) throws IOException {
    try (InputStream in = PictureKindsTest.class.getResourceAsStream("/pictures/" + name)) {
      Files.copy(in, folder.resolve(as));
    }
  }
}
