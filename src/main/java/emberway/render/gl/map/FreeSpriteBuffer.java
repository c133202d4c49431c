package emberway.render.gl.map;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.iso.FreeSpriteLayer;

/** A layer of freely placed sprites on the GPU, with an instance for each. */
final class FreeSpriteBuffer implements AutoCloseable {
  private static final int PLACE = 0; // attribute location of free.vert
  private static final int VERTICES = 6;

  private final int count;
  private final int vertexArray;
  private final int buffer;

  FreeSpriteBuffer(FreeSpriteLayer layer) {
    count = layer.count();
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    buffer = glGenBuffers();
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, layer.places(), GL_STATIC_DRAW);
    glEnableVertexAttribArray(PLACE);
    glVertexAttribIPointer(PLACE, FreeSpriteLayer.INTS, GL_INT, 0, 0);
    glVertexAttribDivisor(PLACE, 1);
  }

  void draw() {
    if (count > 0) {
      glBindVertexArray(vertexArray);
      DrawCallCounter.instances(GL_TRIANGLES, VERTICES, count);
    }
  }

  @Override
  public void close() {
    glDeleteVertexArrays(vertexArray);
    glDeleteBuffers(buffer);
  }
}
