package emberway.app.desktop;

import static org.lwjgl.glfw.GLFW.glfwSetWindowIcon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.glfw.GLFWImage;
import org.lwjgl.stb.STBImage;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** What stands for the window in title bars and lists of windows: a volcano on its grass. */
final class WindowIcon {
  private static final String FOLDER = "/tiles/fantasy/";
  private static final List<String> SPRITES = List.of("L1_Terrain001", "L2_VolcanoErupting");
  private static final List<String> SIZES = List.of(".png", "@2x.png");
  private static final int CHANNELS = 4;
  private static final int MOST = 255; // of a channel

  private WindowIcon() {}

  /** Gives a window its icon, where the desktop shows any; nothing where the tiles are missing. */
  static void wear(long window) {
    List<ByteBuffer> pixels = new ArrayList<>();
    try (MemoryStack stack = MemoryStack.stackPush()) {
      int[] width = new int[1];
      int[] height = new int[1];
      GLFWImage.Buffer icons = GLFWImage.malloc(SIZES.size(), stack);
      for (String size : SIZES) {
        ByteBuffer icon = null;
        for (String sprite : SPRITES) {
          ByteBuffer above = read(FOLDER + sprite + size, width, height);
          if (above == null) {
            return;
          }
          pixels.add(above);
          icon = icon == null ? above : over(icon, above);
        }
        icons.get(SIZES.indexOf(size)).set(width[0], height[0], icon);
      }
      glfwSetWindowIcon(window, icons);
    } finally {
      pixels.forEach(STBImage::stbi_image_free);
    }
  }

  /** A picture with straight alpha; null where there is none. */
  private static ByteBuffer read(String resource, int[] width, int[] height) {
    try (InputStream in = WindowIcon.class.getResourceAsStream(resource)) {
      if (in == null) {
        return null;
      }
      byte[] file = in.readAllBytes();
      ByteBuffer copy = MemoryUtil.memAlloc(file.length).put(file).flip();
      try {
        return STBImage.stbi_load_from_memory(copy, width, height, new int[1], CHANNELS);
      } finally {
        MemoryUtil.memFree(copy);
      }
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  /** Lays a picture over another of the same size, which keeps what comes of it. */
  private static ByteBuffer over(ByteBuffer below, ByteBuffer above) {
    for (int i = 0; i < below.capacity(); i += CHANNELS) {
      int alpha = above.get(i + CHANNELS - 1) & 0xff;
      int under = (below.get(i + CHANNELS - 1) & 0xff) * (MOST - alpha) / MOST;
      int sum = alpha + under;
      for (int channel = 0; sum > 0 && channel < CHANNELS - 1; channel++) {
        int mixed =
            (above.get(i + channel) & 0xff) * alpha + (below.get(i + channel) & 0xff) * under;
        below.put(i + channel, (byte) (mixed / sum));
      }
      below.put(i + CHANNELS - 1, (byte) sum);
    }
    return below;
  }
}
