package emberway.render.gl.context;

/** A shader cannot be read, compiled or linked; the message names file and line where it can. */
public final class ShaderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With a complete sentence for people. */
  public ShaderException(String message) {
    super(message);
  }

  /** With a complete sentence for people. */
  public ShaderException(String message, Throwable cause) {
    super(message, cause);
  }
}
