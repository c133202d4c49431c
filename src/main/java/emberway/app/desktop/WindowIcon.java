package emberway.app.desktop;

import static org.lwjgl.glfw.GLFW.glfwSetWindowIcon;

import emberway.pack.image.PngDecoder;
import emberway.sprite.SpriteImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lwjgl.glfw.GLFWImage;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** The window's icon in title bars and window lists: a volcano on grass. */
final class WindowIcon {
  private static final String FOLDER = "/tiles/fantasy/";
  private static final String GROUND = "L1_Terrain001";
  private static final String VOLCANO = "L2_VolcanoErupting";
  private static final List<String> SIZES = List.of(".png", "@2x.png");
  private static final int CHANNELS = 4;
  private static final int MAX = 255; // a channel's largest value

  private WindowIcon() {}

  /** Sets a window's icon, where the desktop shows one; does nothing if the tiles are missing. */
  static void set(long window) {
    List<SpriteImage> pictures = pictures();
    if (pictures.isEmpty()) {
      return;
    }
    List<ByteBuffer> pixels = new ArrayList<>();
    try (MemoryStack stack = MemoryStack.stackPush()) {
      GLFWImage.Buffer icons = GLFWImage.malloc(pictures.size(), stack);
      for (SpriteImage picture : pictures) {
        ByteBuffer copy = MemoryUtil.memAlloc(picture.rgba().length).put(picture.rgba()).flip();
        pixels.add(copy);
        icons.get(pixels.size() - 1).set(picture.width(), picture.height(), copy);
      }
      glfwSetWindowIcon(window, icons);
    } finally {
      pixels.forEach(MemoryUtil::memFree);
    }
  }

  /** Returns the icon in all sizes; empty if the tiles are missing. */
  static List<SpriteImage> pictures() {
    List<SpriteImage> pictures = new ArrayList<>();
    for (String size : SIZES) {
      Optional<SpriteImage> ground = read(FOLDER + GROUND + size);
      Optional<SpriteImage> volcano = read(FOLDER + VOLCANO + size);
      if (ground.isEmpty() || volcano.isEmpty()) {
        return List.of();
      }
      pictures.add(over(ground.get(), volcano.get()));
    }
    return pictures;
  }

  private static Optional<SpriteImage> read(String resource) {
    try (InputStream in = WindowIcon.class.getResourceAsStream(resource)) {
      return in == null ? Optional.empty() : Optional.of(PngDecoder.decode(in.readAllBytes()));
    } catch (PngDecoder.DamagedException damaged) {
      return Optional.empty();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns a picture blended over another of the same size. */
  private static SpriteImage over(SpriteImage ground, SpriteImage picture) {
    byte[] below = ground.rgba();
    byte[] above = picture.rgba();
    byte[] sum = new byte[below.length];
    for (int i = 0; i < sum.length; i += CHANNELS) {
      int alpha = above[i + CHANNELS - 1] & 0xff;
      int under = (below[i + CHANNELS - 1] & 0xff) * (MAX - alpha) / MAX;
      int both = alpha + under;
      for (int channel = i; both > 0 && channel < i + CHANNELS - 1; channel++) {
        sum[channel] =
            (byte) (((above[channel] & 0xff) * alpha + (below[channel] & 0xff) * under) / both);
      }
      sum[i + CHANNELS - 1] = (byte) both;
    }
    return new SpriteImage(ground.width(), ground.height(), sum);
  }
}
