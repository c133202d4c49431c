package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GlContext;
import emberway.render.gl.PixelUpload;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.Texture;
import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.TexturePass;
import emberway.render.gl.software.MapSpans;
import emberway.render.gl.software.SoftwareDriver;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * Draws a window's content: a map over a backdrop, or the backdrop alone. It is drawn off screen,
 * in the row order of pictures, and then laid over the backdrop in the window. A screenshot is
 * drawn in the same manner, so that it shows exactly what was visible. Window's thread only.
 */
public final class WindowView implements AutoCloseable {
  private static final int BYTES_PER_PIXEL = 4;
  private static final byte OPAQUE = (byte) 255;

  /** Routes are drawn anew if more than this share of the picture has changed: one in so many. */
  private static final int MOST_CHANGED = 4;

  /** The steps of {@link #rehearse}. */
  public static final int REHEARSALS = 3;

  private static final int GROWTH = 256; // so that resizing seldom allocates a target [px]

  private final int maxSide;
  private final ShaderProgram backdrop;
  private final int viewHeight;
  private final int light;
  private final TexturePass layers;
  private final int vertexArray;
  private RenderTarget target; // for what is not cached; null until drawn; grows
  private CellCache cells; // as large as the target
  private CellCache fields; // cells with fields over them; null until there are any
  private RenderTarget below; // the cells below the fields; null where they are drawn anew
  private CellCache routes; // cells and fields with routes over them; null until there are any
  private RenderTarget ground; // cells and fields below the routes; null where drawn anew
  private final PictureBoxes patched = new PictureBoxes(); // by edits, in the last frame
  private final PictureBoxes outdated = new PictureBoxes(); // of the cells in the last frame
  private PictureFrame lastFrame; // null before the first
  private int routeRevision; // of the last frame
  private CellCache fog; // as large as the target; null until cells are hidden
  private RenderTarget fogged; // the picture with the fog; as large as the target; null until then
  private final PicturePart part = new PicturePart(); // the last drawn
  private RenderTarget shown; // the target with the last picture; null before the first
  private Texture horizon; // of the last picture; null where none is seen
  private final MapSpans opaque; // where the last picture hides all behind it
  private final MapSpans near; // beyond which the last picture shows nothing
  private final MapSpans around; // beyond which there is only the bare backdrop
  private boolean isLight; // the backdrop
  private RenderTarget bare; // the bare backdrop, as large as the window; null until needed
  private int width;
  private int height;

  /** Creates a view without content. */
  public WindowView(GlContext context, ShaderSource source) {
    maxSide = context.maxTextureSize();
    backdrop = ShaderProgram.link(source, "fullscreen.vert", "backdrop.frag");
    viewHeight = backdrop.uniform("uHeight");
    light = backdrop.uniform("uLight");
    layers = new TexturePass(source);
    SoftwareDriver software = SoftwareDriver.of(context);
    opaque = software.spans();
    near = software.spans();
    around = software.spans();
    vertexArray = glGenVertexArrays();
  }

  /**
   * Draws a part of a frame's picture, as large as the window.
   *
   * @param left the part's left edge; may lie outside the picture [picture px]
   * @param top the part's top edge; may lie outside the picture [picture px]
   * @param newWidth of the window's framebuffer [px] [&gt;= 1]
   * @param newHeight of the window's framebuffer [px] [&gt;= 1]
   */
  public void draw(
      MapRenderer renderer, PictureFrame frame, int left, int top, int newWidth, int newHeight) {
    reserve(newWidth, newHeight);
    part.set(frame, left, top, width, height);
    drawMap(renderer);
    horizon = renderer.horizon(part);
    opaque.findOpaque(part, renderer.opaqueMargin(part));
    if (horizon == null) {
      near.setWhole(width, height);
    } else {
      renderer.findNear(part, near, around);
    }
    if (renderer.hasFog(frame)) {
      drawFog(renderer);
    }
  }

  /**
   * Draws the backdrop alone, as large as the window.
   *
   * @param newWidth of the window's framebuffer [px] [&gt;= 1]
   * @param newHeight of the window's framebuffer [px] [&gt;= 1]
   */
  public void draw(int newWidth, int newHeight) {
    showTarget(newWidth, newHeight);
    target.bind(0, 0, width, height);
    glDisable(GL_SCISSOR_TEST);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
  }

  /**
   * Draws a picture over the backdrop, as large as the window.
   *
   * @param rgba the picture, top row first, premultiplied, red in the lowest byte [size:
   *     newWidth*newHeight]
   */
  public void draw(int newWidth, int newHeight, int[] rgba) {
    showTarget(newWidth, newHeight);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, newWidth);
    try (PixelUpload upload = new PixelUpload()) {
      target.color().put(0, 0, width, height, upload.reserve(rgba.length).put(0, rgba));
    }
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  }

  /** Shows the target, which the caller draws, without a map. */
  private void showTarget(int newWidth, int newHeight) {
    reserve(newWidth, newHeight);
    horizon = null;
    opaque.setEmpty(width, height);
    near.setWhole(width, height);
    shown = target;
  }

  /** Finds what has changed since the last frame, and discards it where it is cached. */
  private void prepare(MapRenderer renderer) {
    patched.clear();
    renderer.takePatched(part, patched);
    outdated.clear();
    outdated.add(patched);
    renderer.prepareCells(part, outdated);
    cells.forget(outdated);
    if (fields != null) {
      fields.forget(outdated);
    }
    if (routes != null) {
      routes.forget(outdated);
    }
    if (fog != null) {
      fog.forget(patched);
    }
  }

  /** Draws the cells with the fields over them, both cached; moves what is uppermost alone. */
  private RenderTarget drawGround(MapRenderer renderer) {
    if (!renderer.overlays().hasFields()) {
      return cells.draw(renderer, part);
    }
    if (fields == null) {
      fields = new CellCache(this::drawFields, target.width(), target.height());
    }
    below = fields.hasSome(renderer, part) ? null : cells.draw(renderer, part);
    return fields.draw(renderer, part);
  }

  /**
   * Draws where nobody sees it what other views of a map may need, as drivers complete a program
   * when they first draw with it, which takes some of them as long as two frames.
   *
   * @param frame the map's, at any scale
   * @param step one of {@link #REHEARSALS}, from 0 on
   */
  public void rehearse(MapRenderer renderer, PictureFrame frame, int step) {
    PixelBox box = frame.box();
    double fitting = Math.min((double) width / box.width(), (double) height / box.height());
    double scale = Math.max(PictureFrame.MIN_SCALE, Math.min(1, fitting));
    PicturePart some = new PicturePart();
    some.set(PictureFrame.whole(frame.projection(), scale, box), 0, 0, width, height);
    try (RenderTarget unseen = RenderTarget.ofWindow(width, height)) {
      if (step == 0) {
        renderer.overlays().drawFields(some, unseen);
      } else if (step == 1) {
        renderer.overlays().drawRoutes(some, unseen, false);
        renderer.overlays().drawRoutes(some, unseen, true);
      } else if (horizon == null) { // else it is in use, and keeps what it shows
        Texture surroundings = renderer.horizon(some);
        bareBackdrop();
        begin(0);
        glEnable(GL_SCISSOR_TEST);
        glScissor(0, 0, 1, 1); // which the next frame replaces
        if (surroundings != null) {
          layWhole(surroundings, 1.0 / Horizon.STEP);
        }
        layWhole(unseen.color(), 1);
        glDisable(GL_SCISSOR_TEST);
        layers.end();
      }
    }
  }

  /** Draws the fields over the cells of some of the part. */
  private void drawFields(MapRenderer renderer, PicturePart some, RenderTarget into) {
    if (below == null) {
      renderer.drawCells(some, into);
    } else {
      copy(below, some, into);
    }
    renderer.overlays().drawFields(some, into);
  }

  /**
   * Draws cells, fields and routes into the target. Routes are cached, too, unless much of the
   * picture has changed since the last frame and may change again in the next.
   */
  private void drawMap(MapRenderer renderer) {
    OverlayPasses overlays = renderer.overlays();
    boolean isSettled = part.frame().equals(lastFrame) && routeRevision == overlays.routeRevision();
    lastFrame = part.frame();
    routeRevision = overlays.routeRevision();
    prepare(renderer);
    if (renderer.isMoving(part.frame())) { // nothing of it is of use for the next frame
      forgetCells();
      renderer.drawCells(part, target);
      overlays.drawFields(part, target);
      overlays.drawRoutes(part, target, true);
      shown = target;
      return;
    }
    if (overlays.hasRoutes()
        && isSettled
        && MOST_CHANGED * outdated.area() < (long) width * height) {
      if (routes == null) {
        routes = new CellCache(this::drawRoutes, target.width(), target.height());
      }
      ground = routes.hasSome(renderer, part) ? null : drawGround(renderer);
      shown = routes.draw(renderer, part);
      return;
    }
    shown = drawGround(renderer);
    if (overlays.hasRoutes()) {
      shown = copied(shown);
      overlays.drawRoutes(part, shown, false);
    }
    if (routes != null) {
      routes.forget();
    }
  }

  /** Copies some of a picture of the whole part. */
  private void copy(RenderTarget picture, PicturePart some, RenderTarget into) {
    int x = some.left() - part.left();
    int y = some.top() - part.top();
    picture.copyTo(into, x, y, some.width(), some.height(), 0, 0);
  }

  /** Copies a picture, so that more can be drawn over it. */
  private RenderTarget copied(RenderTarget picture) {
    picture.copyTo(target, 0, 0, width, height, 0, 0);
    return target;
  }

  /** Draws the routes over some of the part. */
  private void drawRoutes(MapRenderer renderer, PicturePart some, RenderTarget into) {
    if (ground == null) {
      renderer.drawCells(some, into);
      renderer.overlays().drawFields(some, into);
    } else {
      copy(ground, some, into);
    }
    renderer.overlays().drawRoutes(some, into, false);
  }

  private void drawFog(MapRenderer renderer) {
    if (fog == null) {
      fog = new CellCache(MapRenderer::drawFog, target.width(), target.height());
    }
    if (fogged == null) {
      fogged = RenderTarget.ofWindow(target.width(), target.height());
    }
    renderer.drawFog(part, shown, fog.draw(renderer, part), fogged);
    shown = fogged;
  }

  /** Discards cached pictures after all sprites of the map may have changed. */
  public void forgetCells() {
    if (cells != null) {
      cells.forget();
    }
    forgetFields();
    forgetFog();
  }

  /** Discards cached fields after other fields or another style were set. */
  public void forgetFields() {
    if (fields != null) {
      fields.forget();
    }
    if (routes != null) {
      routes.forget();
    }
  }

  /** Discards the cached fog mask after other cells were hidden. */
  public void forgetFog() {
    if (fog != null) {
      fog.forget();
    }
  }

  private void reserve(int newWidth, int newHeight) {
    width = Math.min(newWidth, maxSide);
    height = Math.min(newHeight, maxSide);
    if (target == null || target.width() < width || target.height() < height) {
      closeTargets();
      target = RenderTarget.ofWindow(roundedUp(width), roundedUp(height));
      cells = new CellCache(MapRenderer::drawCells, target.width(), target.height());
    }
  }

  private void closeTargets() {
    if (target != null) {
      target.close();
      target = null;
    }
    cells = closed(cells);
    fields = closed(fields);
    routes = closed(routes);
    fog = closed(fog);
    if (fogged != null) {
      fogged.close();
      fogged = null;
    }
  }

  private static CellCache closed(CellCache cache) {
    if (cache != null) {
      cache.close();
    }
    return null;
  }

  private int roundedUp(int side) {
    return Math.min(maxSide, (side + GROWTH - 1) / GROWTH * GROWTH);
  }

  /** Draws the last picture over the backdrop into the window's back buffer. */
  public void present() {
    presentTo(0);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, width, height);
  }

  /** Whether all of the last picture is known to hide what is behind it. */
  boolean isOpaque() {
    return opaque.areWhole();
  }

  /**
   * Draws the last picture over the backdrop into a framebuffer, upside down. Where the picture is
   * opaque or nothing is seen but the bare backdrop, pixels are only copied.
   */
  void presentTo(int framebuffer) {
    boolean isOpaque = opaque.areWhole();
    if (!isOpaque) {
      bareBackdrop().copyUpsideDown(framebuffer, width, height);
      begin(framebuffer);
      if (horizon != null) {
        lay(horizon, 1.0 / Horizon.STEP, around);
      }
      lay(shown.color(), 1, near);
      layers.end();
    }
    for (int band = 0; band < opaque.count() && !isOpaque; band++) {
      int first = opaque.first(band);
      int columns = opaque.end(band) - first;
      if (columns > 0) {
        shown.copyUpsideDown(
            framebuffer, first, opaque.top(band), columns, opaque.height(band), height);
      }
    }
    if (isOpaque) {
      shown.copyUpsideDown(framebuffer, width, height);
    }
  }

  /** Begins to lay pictures over what is in a framebuffer; {@code layers.end} ends it. */
  private void begin(int framebuffer) {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glViewport(0, 0, width, height);
    glDisable(GL_SCISSOR_TEST);
    glBindVertexArray(vertexArray);
    layers.begin(width, height);
    layers.over();
  }

  /** Lays a picture over some columns, except where the last picture is opaque. */
  private void lay(Texture picture, double step, MapSpans columns) {
    glEnable(GL_SCISSOR_TEST);
    for (int band = 0; band < opaque.count(); band++) {
      if (opaque.first(band) < opaque.end(band)) {
        lay(picture, step, band, columns.first(band), opaque.first(band));
        lay(picture, step, band, opaque.end(band), columns.end(band));
      } else {
        lay(picture, step, band, columns.first(band), columns.end(band));
      }
    }
    glDisable(GL_SCISSOR_TEST);
  }

  /** Lays some columns of a band, of the same rectangle as all others, so that none differ. */
  private void lay(Texture picture, double step, int band, int from, int to) {
    if (from < to) {
      int rows = opaque.height(band);
      glScissor(from, height - opaque.top(band) - rows, to - from, rows);
      layWhole(picture, step);
    }
  }

  private void layWhole(Texture picture, double step) {
    layers.drawUpsideDown(picture, 0, 0, step, 0, 0, width, height, height);
  }

  private RenderTarget bareBackdrop() {
    if (bare == null || bare.width() != width || bare.height() != height) {
      closeBare();
      bare = RenderTarget.ofWindow(width, height);
      bare.bind(0, 0, width, height);
      glDisable(GL_SCISSOR_TEST);
      glDisable(GL_BLEND);
      glBindVertexArray(vertexArray);
      backdrop.use();
      glUniform1i(viewHeight, height);
      glUniform1i(light, isLight ? 1 : 0);
      DrawCallCounter.fullScreen();
    }
    return bare;
  }

  /** Sets whether the backdrop of later draws is light. */
  public void setLight(boolean wanted) {
    if (wanted != isLight) {
      isLight = wanted;
      closeBare();
    }
  }

  private void closeBare() {
    if (bare != null) {
      bare.close();
      bare = null;
    }
  }

  /** The width of the last drawn picture. [px] */
  public int width() {
    return width;
  }

  /** The height of the last drawn picture. [px] */
  public int height() {
    return height;
  }

  /** The last drawn picture: RGBA, opaque, top row first. [size: width*height*4] */
  public byte[] pixels() {
    try (RenderTarget all = RenderTarget.ofWindow(width, height)) {
      bareBackdrop().copyUpsideDown(all.framebuffer(), width, height);
      begin(all.framebuffer());
      if (horizon != null) {
        layWhole(horizon, 1.0 / Horizon.STEP);
      }
      layWhole(shown.color(), 1);
      layers.end();
      return pixels(all.framebuffer());
    }
  }

  /**
   * The window's back buffer since {@link #present}, including everything drawn over it: RGBA,
   * opaque, top row first. [size: width*height*4]
   */
  public byte[] windowPixels() {
    byte[] rgba = pixels(0);
    for (int alpha = BYTES_PER_PIXEL - 1; alpha < rgba.length; alpha += BYTES_PER_PIXEL) {
      rgba[alpha] = OPAQUE;
    }
    return rgba;
  }

  /** The pixels of a framebuffer that has the rows in reverse order, top row first. */
  private byte[] pixels(int framebuffer) {
    int rowBytes = width * BYTES_PER_PIXEL;
    byte[] rgba = new byte[Math.multiplyExact(rowBytes, height)];
    ByteBuffer buffer = MemoryUtil.memAlloc(rgba.length);
    try {
      glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
      glPixelStorei(GL_PACK_ALIGNMENT, BYTES_PER_PIXEL);
      glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, buffer);
      for (int row = 0; row < height; row++) {
        buffer.get((height - 1 - row) * rowBytes, rgba, row * rowBytes, rowBytes);
      }
      return rgba;
    } finally {
      MemoryUtil.memFree(buffer);
    }
  }

  @Override
  public void close() {
    closeTargets();
    closeBare();
    glDeleteVertexArrays(vertexArray);
    backdrop.close();
    layers.close();
  }
}
