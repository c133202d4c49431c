package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.AtlasTextures;
import emberway.render.gl.GridTexture;
import emberway.render.gl.QuadProgram;
import emberway.render.gl.QuadView;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.CellSpriteLayer;
import emberway.render.iso.FreeSpriteLayer;
import emberway.render.iso.LatticeWindow;
import emberway.render.iso.SpriteStack;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Draws a stack of sprite layers, bottom to top: free sprites with one draw call, cells with one
 * for each band that holds some.
 */
final class SpriteStackPass implements AutoCloseable {

  /** A layer on the GPU; one of the two is null. */
  private record Uploaded(GridTexture cells, FreeSpriteBuffer free) {}

  private final ShaderSource source;
  private final AtlasTextures sprites;
  private final float exactBias;
  private final SpriteStack stack;
  private final List<Uploaded> layers = new ArrayList<>(); // in the stack's order
  private final LatticeWindow window = new LatticeWindow();
  private final Map<QuadView.Sampling, LatticeProgram> cellPrograms = // created on demand
      new EnumMap<>(QuadView.Sampling.class);
  private final Map<QuadView.Sampling, QuadProgram> freePrograms = // created on demand
      new EnumMap<>(QuadView.Sampling.class);

  /**
   * Uploads a stack's layers; the sprites are not owned.
   *
   * @param exactBias as for {@link CellPass}
   */
  SpriteStackPass(
      ShaderSource source,
      AtlasTextures sprites,
      float exactBias,
      SpriteStack stack,
      int maxTextureSize) {
    this.source = source;
    this.sprites = sprites;
    this.exactBias = exactBias;
    this.stack = stack;
    for (SpriteStack.Layer layer : stack.layers()) {
      if (layer instanceof CellSpriteLayer cells) {
        GridTexture texture = GridTexture.of(cells.size(), cells.sprites(), false, maxTextureSize);
        layers.add(new Uploaded(texture, null));
      } else if (layer instanceof FreeSpriteLayer free) {
        layers.add(new Uploaded(null, new FreeSpriteBuffer(free)));
      }
    }
  }

  /**
   * An estimate of the share of a view that cells cover: 0 only if no layer can show anything, and
   * infinite if there are free sprites, which may show anywhere.
   */
  double coverage(QuadView view) {
    double slots = 0;
    for (int i = 0; i < layers.size(); i++) {
      if (!(stack.layers().get(i) instanceof CellSpriteLayer layer)) {
        return Double.POSITIVE_INFINITY;
      }
      for (int band = 0; band < layer.bands().size(); band++) {
        look(layer, layer.bands().get(band), view);
        slots += window.slots();
      }
    }
    double cell = (double) stack.lattice().cellWidth() * stack.lattice().cellHeight();
    return slots * cell / (view.right() - view.left()) / (view.bottom() - view.top());
  }

  private void look(CellSpriteLayer layer, CellSpriteLayer.Band band, QuadView view) {
    window.look(stack.lattice(), layer, band, view.left(), view.top(), view.right(), view.bottom());
  }

  /** Draws a view into the viewport, over a cleared target. */
  void draw(QuadView view, int vertexArray) {
    for (int i = 0; i < layers.size(); i++) {
      Uploaded uploaded = layers.get(i);
      if (uploaded.free != null) {
        free(view).begin(view, sprites);
        uploaded.free.draw();
      } else {
        CellSpriteLayer layer = (CellSpriteLayer) stack.layers().get(i);
        glBindVertexArray(vertexArray);
        LatticeProgram program = cells(view);
        program.quads().begin(view, sprites);
        draw(layer, uploaded.cells, view, program);
      }
    }
    glBindVertexArray(vertexArray);
  }

  private void draw(
      CellSpriteLayer layer, GridTexture cells, QuadView view, LatticeProgram program) {
    for (int i = 0; i < layer.bands().size(); i++) {
      look(layer, layer.bands().get(i), view);
      program.draw(stack.lattice(), layer, cells, window);
    }
  }

  private LatticeProgram cells(QuadView view) {
    LatticeProgram program = cellPrograms.get(view.sampling());
    if (program == null) {
      program = new LatticeProgram(source, view.sampling(), exactBias);
      cellPrograms.put(view.sampling(), program);
    }
    return program;
  }

  private QuadProgram free(QuadView view) {
    QuadProgram program = freePrograms.get(view.sampling());
    if (program == null) {
      program = new QuadProgram(source, "free.vert", view.sampling(), exactBias);
      freePrograms.put(view.sampling(), program);
    }
    return program;
  }

  @Override
  public void close() {
    for (Uploaded uploaded : layers) {
      if (uploaded.cells != null) {
        uploaded.cells.close();
      } else {
        uploaded.free.close();
      }
    }
    cellPrograms.values().forEach(LatticeProgram::close);
    freePrograms.values().forEach(QuadProgram::close);
  }
}
