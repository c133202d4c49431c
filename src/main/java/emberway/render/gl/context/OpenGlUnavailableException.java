package emberway.render.gl.context;

/** There is nothing to draw with; the message says what is missing and what would mend it. */
public final class OpenGlUnavailableException extends Exception {
  /** With a complete sentence for people. */
  public OpenGlUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }

  /** With a complete sentence for people. */
  public OpenGlUnavailableException(String message) {
    super(message);
  }
}
