package emberway.render.gl;

/** A shader cannot be read, compiled or linked; the message names file and line if known. */
public final class ShaderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Takes a complete sentence for the user. */
  public ShaderException(String message) {
    super(message);
  }

  /** Takes a complete sentence for the user. */
  public ShaderException(String message, Throwable cause) {
    super(message, cause);
  }
}
