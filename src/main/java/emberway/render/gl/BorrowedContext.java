package emberway.render.gl;

/** A context that other code made current on this thread, and that it still owns. */
final class BorrowedContext extends GlContext {
  private BorrowedContext() {}

  static GlContext adopt(String origin) throws OpenGlUnavailableException {
    BorrowedContext result = new BorrowedContext();
    result.learn(origin);
    return result;
  }

  @Override
  void release() {}
}
