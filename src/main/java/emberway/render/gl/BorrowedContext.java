package emberway.render.gl;

import org.lwjgl.opengl.GL;

/** A context that other code made current on this thread, and that it still owns. */
final class BorrowedContext extends GlContext {
  private BorrowedContext() {}

  static GlContext adopt(String origin) throws OpenGlUnavailableException {
    BorrowedContext result = new BorrowedContext();
    try {
      GL.createCapabilities(true);
      result.learn(origin);
    } catch (IllegalStateException | UnsatisfiedLinkError e) {
      throw new OpenGlUnavailableException("the OpenGL library cannot be loaded", e);
    }
    return result;
  }

  @Override
  void release() {}
}
