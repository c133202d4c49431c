package emberway.render.gl;

/** There is no usable OpenGL; the message says what is missing and how to fix it. */
public final class OpenGlUnavailableException extends Exception {
  /** Takes a complete sentence for the user. */
  public OpenGlUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }

  /** Takes a complete sentence for the user. */
  public OpenGlUnavailableException(String message) {
    super(message);
  }
}
