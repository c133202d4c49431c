package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.DrawCallCounter;
import emberway.render.gl.context.GridTexture;
import emberway.render.iso.FieldBlocks;
import emberway.render.iso.FieldOverlay;

/**
 * A field on the GPU: its strengths, and the blocks of cells where it is visible, with an instance
 * for each.
 */
public final class FieldBuffer implements AutoCloseable {
  private static final int BLOCK = 0; // attribute location of field.vert

  private final FieldOverlay field;
  private final FieldBlocks blocks;
  private final GridTexture strengths;
  private final int vertexArray;
  private final int buffer;

  public FieldBuffer(FieldOverlay field, FieldBlocks blocks, int maxTextureSize) {
    this.field = field;
    this.blocks = blocks;
    strengths = GridTexture.of(field.size(), field::strengthAt, maxTextureSize);
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    buffer = glGenBuffers();
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, blocks.blocks(), GL_STATIC_DRAW);
    glEnableVertexAttribArray(BLOCK);
    glVertexAttribDivisor(BLOCK, 1);
  }

  FieldOverlay field() {
    return field;
  }

  GridTexture strengths() {
    return strengths;
  }

  /** Draws the blocks that may overlap the given rows, which must be on the grid. */
  void draw(int firstRow, int lastRow) {
    int first = blocks.firstFrom(firstRow);
    int count = blocks.endAfter(lastRow) - first;
    if (count > 0) {
      glBindVertexArray(vertexArray);
      glBindBuffer(GL_ARRAY_BUFFER, buffer);
      glVertexAttribIPointer(BLOCK, FieldBlocks.INTS, GL_INT, 0, 4L * FieldBlocks.INTS * first);
      DrawCallCounter.instances(GL_TRIANGLE_STRIP, 4, count);
    }
  }

  @Override
  public void close() {
    glDeleteVertexArrays(vertexArray);
    glDeleteBuffers(buffer);
    strengths.close();
  }
}
