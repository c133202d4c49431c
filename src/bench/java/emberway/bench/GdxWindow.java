package emberway.bench;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.maps.tiled.TiledMap;
import com.badlogic.gdx.maps.tiled.TiledMapTile;
import com.badlogic.gdx.maps.tiled.TiledMapTileLayer;
import com.badlogic.gdx.maps.tiled.TmxMapLoader;
import com.badlogic.gdx.maps.tiled.renderers.IsometricTiledMapRenderer;
import com.badlogic.gdx.maps.tiled.tiles.AnimatedTiledMapTile;
import com.badlogic.gdx.utils.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.opengl.GL11;

/**
 * Draws a Tiled map with libGDX's isometric renderer, along the cameras that Emberway recorded, and
 * measures each frame until the GPU has finished it.
 */
final class GdxWindow extends ApplicationAdapter {
  static final int WIDTH = 1280; // [px]
  static final int HEIGHT = 720;

  /** The largest batch that libGDX allows: fewest draw calls. [sprites] */
  private static final int BATCH = 8191;

  private static final double WARM_UP = 2; // [s] of each kind, at least one frame
  private static final int FEWEST = 3; // frames, however long they take

  /** The duration of a step of an animation: Emberway's pictures show the first one, too. [ms] */
  private static final int LONG_MILLIS = 1 << 28;

  private static final long SEED = 1;
  private static final double NANOS = 1e9;
  private static final double NANOS_PER_MILLI = 1e6;

  private final Path map;
  private final Path frames;
  private final double seconds;
  private final Path times;
  private final Path picture;
  private OrthographicCamera camera;
  private IsometricTiledMapRenderer renderer;
  private TiledMapTileLayer ground;

  private GdxWindow(String... args) {
    map = Path.of(args[0]);
    frames = Path.of(args[1]);
    seconds = Double.parseDouble(args[2]);
    times = Path.of(args[3]);
    picture = Path.of(args[4]);
  }

  /** Takes a map, Emberway's frames, seconds for each kind, and the files to write. */
  public static void main(String[] args) {
    Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
    configuration.setWindowedMode(WIDTH, HEIGHT);
    configuration.useVsync(false);
    configuration.disableAudio(true);
    configuration.setForegroundFPS(0);
    new Lwjgl3Application(new GdxWindow(args), configuration);
  }

  @Override
  public void create() {
    camera = new OrthographicCamera(WIDTH, HEIGHT);
    TiledMap tiled =
        new TmxMapLoader(path -> new FileHandle(path)).load(map.toAbsolutePath().toString());
    for (TiledMapTile tile : tiled.getTileSets().getTileSet(0)) {
      if (tile instanceof AnimatedTiledMapTile animated) {
        int[] intervals = animated.getAnimationIntervals();
        Arrays.fill(intervals, LONG_MILLIS);
        animated.setAnimationIntervals(intervals);
      }
    }
    ground = (TiledMapTileLayer) tiled.getLayers().get(0);
    renderer = new IsometricTiledMapRenderer(tiled, new SpriteBatch(BATCH));
  }

  /** Does everything in the first frame of the application, whose window is then shown. */
  @Override
  public void render() {
    try {
      takePicture();
      StringBuilder lines = new StringBuilder();
      for (Map.Entry<String, JsonValue> kind : FrameLog.read(frames).entrySet()) {
        lines.append(measure(kind.getKey(), kind.getValue())).append('\n');
      }
      Files.writeString(times, lines);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    Gdx.app.exit();
  }

  /** Takes a picture of the region in the middle, as large as {@link PictureTable#REGION} says. */
  private void takePicture() {
    int first = (ground.getWidth() - PictureTable.REGION) / 2;
    camera.position.x = (2 * first + PictureTable.REGION) * ground.getTileWidth() / 2f;
    camera.position.y = ground.getTileHeight() / 2f;
    camera.zoom = 1;
    draw();
    Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, WIDTH, HEIGHT);
    PixmapIO.writePNG(new FileHandle(picture.toFile()), pixels, -1, true);
  }

  /** Measures frames in random order, so that those for which there is time stand for all. */
  private String measure(String what, JsonValue each) {
    boolean isSwapped = !what.contains(PictureTable.ALONE);
    List<Integer> order = new ArrayList<>(IntStream.range(0, each.size).boxed().toList());
    Collections.shuffle(order, new Random(SEED));
    long began = System.nanoTime();
    for (int i = 0; i == 0 || System.nanoTime() - began < WARM_UP * NANOS; i++) {
      frame(each.get(order.get(i % each.size)), isSwapped);
    }
    StringJoiner measured = new StringJoiner(",", "{\"what\":\"" + what + "\",\"each\":[", "]}");
    began = System.nanoTime();
    for (int i = 0;
        i < each.size && (i < FEWEST || System.nanoTime() - began < seconds * NANOS);
        i++) {
      int index = order.get(i);
      double millis = frame(each.get(index), isSwapped) / NANOS_PER_MILLI;
      measured.add("{\"frame\":%d,\"millis\":%s}".formatted(index, millis));
    }
    return measured.toString();
  }

  /** Draws a frame; returns how long it took. [ns] */
  private long frame(JsonValue place, boolean isSwapped) {
    GLFW.glfwPollEvents();
    long began = System.nanoTime();
    TiledMapTile tile = ground.getCell(0, 0).getTile();
    float bottom = (ground.getHeight() - 1) * ground.getTileHeight() / 2f;
    camera.position.x = place.getFloat("x") + tile.getOffsetX();
    camera.position.y =
        bottom
            + tile.getTextureRegion().getRegionHeight()
            + tile.getOffsetY()
            - place.getFloat("y");
    camera.zoom = 1 / place.getFloat("scale");
    draw();
    if (isSwapped) {
      GLFW.glfwSwapBuffers(((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle());
    }
    GL11.glFinish();
    return System.nanoTime() - began;
  }

  private void draw() {
    Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    camera.update();
    renderer.setView(camera);
    renderer.render();
  }
}
