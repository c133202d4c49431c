package emberway.sprite;

/** A sprite's picture could not be had; the message names the file and says what would mend it. */
public final class SpriteUnavailableException extends Exception {
  /** With a complete sentence for people. */
  public SpriteUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }

  /** With a complete sentence for people. */
  public SpriteUnavailableException(String message) {
    super(message);
  }
}
