package emberway.app.gui;

import emberway.render.gl.GlyphTexture;
import emberway.render.gl.ImageTexture;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.pass.GuiPass;
import emberway.render.gl.software.GuiListMemory;
import emberway.render.gl.software.GuiRegion;
import imgui.ImDrawData;
import imgui.ImFontAtlas;
import imgui.ImVec4;
import imgui.type.ImInt;
import java.util.ArrayList;
import java.util.List;

/**
 * Renders ImGui's draw data over the contents of the window's back buffer. It replaces imgui-java's
 * own renderer, which allocates objects in every frame.
 *
 * <p>What lies on the map moves with it, and is drawn anew in each frame. The panels before it may
 * be kept in a layer, in which only what has changed is drawn again; a frame then lays the layer
 * over the window. Pictures of panels are {@link ImageTexture}s. Window's thread only.
 */
final class GuiRenderer implements AutoCloseable {
  private static final int MANY = 6; // changed rectangles from which one around all is cheaper

  private final GuiPass pass;
  private final boolean keepsPanels;
  private final ImVec4 clip = new ImVec4();
  private final List<GuiListMemory> lists = new ArrayList<>(); // of the layer; grows
  private final GuiRegion changed = new GuiRegion();
  private final GuiRegion covered = new GuiRegion();
  private GlyphTexture letters;
  private int count; // lists in the layer
  private int pictures; // the number of pictures made so far
  // Whether pictures were made since the last frame; they may reuse OpenGL names of deleted ones.
  private boolean hasNewPictures;
  private int width; // of the layer [px]
  private int height;

  /**
   * Creates a renderer with the glyphs of an atlas, which holds some fonts.
   *
   * @param keepsPanels whether to keep panels in a layer
   */
  GuiRenderer(ShaderSource shaders, boolean keepsPanels, ImFontAtlas atlas, GuiFonts fonts) {
    pass = new GuiPass(shaders);
    this.keepsPanels = keepsPanels;
    letters = upload(atlas, fonts);
  }

  private static GlyphTexture upload(ImFontAtlas atlas, GuiFonts fonts) {
    ImInt width = new ImInt();
    ImInt height = new ImInt();
    var coverage = atlas.getTexDataAsAlpha8(width, height);
    fonts.paint(coverage, width.get(), height.get());
    GlyphTexture result = new GlyphTexture(width.get(), height.get(), coverage);
    atlas.setTexID(result.texture());
    return result;
  }

  /** Switches to the glyphs of a rebuilt atlas. */
  void use(ImFontAtlas atlas, GuiFonts fonts) {
    letters.close();
    letters = upload(atlas, fonts);
    forget();
  }

  /** Draws all of the layer again in the next frame. */
  void forget() {
    width = 0;
  }

  /** Renders the draw data to a window of a given size. [px] [&gt;= 1] */
  void draw(ImDrawData data, int windowWidth, int windowHeight) {
    draw(data, 0, windowWidth, windowHeight);
  }

  /** Renders the draw data to a framebuffer of a given size. [px] [&gt;= 1] */
  void draw(ImDrawData data, int framebuffer, int newWidth, int newHeight) {
    boolean isNew = newWidth != width || newHeight != height;
    width = newWidth;
    height = newHeight;
    int onMap = drawOnMap(data, framebuffer);
    if (keepsPanels) {
      drawKept(data, onMap, framebuffer, isNew);
    }
  }

  private void drawKept(ImDrawData data, int onMap, int framebuffer, boolean isNew) {
    findChanges(data, onMap);
    if (isNew) {
      changed.clear();
      changed.add(0, 0, width, height);
    }
    changed.cut();
    if (changed.count() > MANY) {
      changed.bound();
    }
    if (changed.count() > 0) {
      pass.beginLayer(width, height);
      for (int i = 0; i < changed.count(); i++) {
        drawLayer(data, onMap, i);
      }
      pass.end();
      findCovered();
    }
    pass.beginCopies(framebuffer, width, height);
    for (int i = 0; i < covered.count(); i++) {
      pass.copy(covered.left(i), covered.top(i), covered.right(i), covered.bottom(i));
    }
    pass.end();
  }

  /** Draws the first lists, as far as they are not kept; returns their number. */
  private int drawOnMap(ImDrawData data, int framebuffer) {
    pass.begin(framebuffer, width, height);
    int list = 0;
    while (list < data.getCmdListsCount() && (!keepsPanels || isOnMap(data, list))) {
      drawList(data, list, 0, 0, width, height);
      list++;
    }
    pass.end();
    return list;
  }

  /** Whether nothing of a list is clipped: what a panel holds is clipped to the panel. */
  private boolean isOnMap(ImDrawData data, int list) {
    boolean isOnMap = true;
    for (int i = 0; i < data.getCmdListCmdBufferSize(list) && isOnMap; i++) {
      data.getCmdListCmdBufferClipRect(clip, list, i);
      isOnMap = clip.x <= 0 && clip.y <= 0 && clip.z >= width && clip.w >= height;
    }
    return isOnMap;
  }

  private void findChanges(ImDrawData data, int onMap) {
    changed.clear();
    hasNewPictures = ImageTexture.made() != pictures;
    pictures = ImageTexture.made();
    int before = count;
    count = data.getCmdListsCount() - onMap;
    for (int i = 0; i < count; i++) {
      if (i == lists.size()) {
        lists.add(new GuiListMemory());
      }
      remember(data, onMap + i, lists.get(i));
    }
    for (int i = count; i < before; i++) {
      lists.get(i).forget(changed);
    }
  }

  private void remember(ImDrawData data, int list, GuiListMemory memory) {
    memory.begin(data.getCmdListVtxBufferData(list)); // the next call reuses this buffer
    memory.indices(data.getCmdListIdxBufferData(list));
    for (int i = 0; i < data.getCmdListCmdBufferSize(list); i++) {
      data.getCmdListCmdBufferClipRect(clip, list, i);
      long texture = data.getCmdListCmdBufferTextureId(list, i);
      memory.command(
          clip.x,
          clip.y,
          clip.z,
          clip.w,
          texture,
          hasNewPictures && texture != letters.texture(),
          data.getCmdListCmdBufferElemCount(list, i),
          data.getCmdListCmdBufferIdxOffset(list, i),
          data.getCmdListCmdBufferVtxOffset(list, i));
    }
    memory.end(width, height, changed);
  }

  private void findCovered() {
    covered.clear();
    for (int i = 0; i < count; i++) {
      lists.get(i).addTo(covered);
    }
    covered.cut();
  }

  /** Draws a changed rectangle of the layer. */
  private void drawLayer(ImDrawData data, int onMap, int box) {
    int left = changed.left(box);
    int top = changed.top(box);
    int right = changed.right(box);
    int bottom = changed.bottom(box);
    pass.clear(left, top, right, bottom);
    for (int i = 0; i < count; i++) {
      if (lists.get(i).isIn(left, top, right, bottom)) {
        drawList(data, onMap + i, left, top, right, bottom);
      }
    }
  }

  /** Draws what of a list lies in a rectangle. [px of the window] */
  private void drawList(ImDrawData data, int list, int fromX, int fromY, int toX, int toY) {
    pass.corners(data.getCmdListVtxBufferData(list)); // the next call reuses this buffer
    pass.indices(data.getCmdListIdxBufferData(list));
    for (int i = 0; i < data.getCmdListCmdBufferSize(list); i++) {
      data.getCmdListCmdBufferClipRect(clip, list, i);
      int left = Math.max(fromX, (int) clip.x);
      int top = Math.max(fromY, (int) clip.y);
      int right = Math.min(toX, (int) clip.z);
      int bottom = Math.min(toY, (int) clip.w);
      if (left < right && top < bottom) {
        pass.clip(left, top, right, bottom);
        pass.draw(
            (int) data.getCmdListCmdBufferTextureId(list, i),
            data.getCmdListCmdBufferElemCount(list, i),
            data.getCmdListCmdBufferIdxOffset(list, i),
            data.getCmdListCmdBufferVtxOffset(list, i));
      }
    }
  }

  @Override
  public void close() {
    letters.close();
    pass.close();
  }
}
