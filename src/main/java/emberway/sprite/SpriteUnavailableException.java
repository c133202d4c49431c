package emberway.sprite;

/** A sprite's image is unavailable; the message names the file and says how to fix it. */
public final class SpriteUnavailableException extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final boolean isTooMuch;

  /** Creates an exception with a complete sentence for users. */
  public SpriteUnavailableException(String message, Throwable cause) {
    this(message, cause, false);
  }

  /**
   * Creates an exception with a complete sentence for users.
   *
   * @param isTooMuch see {@link #isTooMuch}
   */
  public SpriteUnavailableException(String message, Throwable cause, boolean isTooMuch) {
    super(message, cause);
    this.isTooMuch = isTooMuch;
    line = 0;
  }

  /** Creates an exception with a complete sentence for users. */
  public SpriteUnavailableException(String message) {
    this(0, message);
  }

  /**
   * Creates an exception with a complete sentence for users about a line of the map's file. [0 for
   * none]
   */
  public SpriteUnavailableException(int line, String message) {
    super(message);
    this.line = line;
    isTooMuch = false;
  }

  /** Whether all images together are too large, so that no placeholder can help. */
  public boolean isTooMuch() {
    return isTooMuch;
  }

  /** The line of the map's file that refers to the image [&gt;= 1], or 0. */
  public int line() {
    return line;
  }
}
