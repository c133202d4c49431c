package emberway.app.gui;

import emberway.render.gl.context.GlyphTexture;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.pass.GuiPass;
import imgui.ImDrawData;
import imgui.ImFontAtlas;
import imgui.ImVec4;
import imgui.type.ImInt;

/**
 * Renders ImGui's draw data over the contents of the window's back buffer. It replaces imgui-java's
 * own renderer, which allocates objects in every frame. Window's thread only.
 */
final class GuiRenderer implements AutoCloseable {
  private final GuiPass pass;
  private final ImVec4 clip = new ImVec4();
  private GlyphTexture letters;

  /** Creates a renderer with the glyphs of an atlas, which holds some fonts. */
  GuiRenderer(ShaderSource shaders, ImFontAtlas atlas, GuiFonts fonts) {
    pass = new GuiPass(shaders);
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
  }

  /** Renders the draw data to a window of a given size. [px] [&gt;= 1] */
  void draw(ImDrawData data, int width, int height) {
    pass.begin(width, height);
    for (int list = 0; list < data.getCmdListsCount(); list++) {
      pass.corners(data.getCmdListVtxBufferData(list)); // the next call reuses this buffer
      pass.indices(data.getCmdListIdxBufferData(list));
      for (int i = 0; i < data.getCmdListCmdBufferSize(list); i++) {
        draw(data, list, i, width, height);
      }
    }
    pass.end();
  }

  private void draw(ImDrawData data, int list, int command, int width, int height) {
    data.getCmdListCmdBufferClipRect(clip, list, command);
    int left = Math.max(0, (int) clip.x);
    int top = Math.max(0, (int) clip.y);
    int right = Math.min(width, (int) clip.z);
    int bottom = Math.min(height, (int) clip.w);
    if (left < right && top < bottom) {
      pass.clip(left, top, right, bottom);
      pass.draw(
          (int) data.getCmdListCmdBufferTextureId(list, command),
          data.getCmdListCmdBufferElemCount(list, command),
          data.getCmdListCmdBufferIdxOffset(list, command),
          data.getCmdListCmdBufferVtxOffset(list, command));
    }
  }

  @Override
  public void close() {
    letters.close();
    pass.close();
  }
}
