package emberway.sprite;

/** A sprite's picture could not be had; the message names the file and says what would mend it. */
public final class SpriteUnavailableException extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final boolean isTooMuch;

  /** With a complete sentence for people. */
  public SpriteUnavailableException(String message, Throwable cause) {
    this(message, cause, false);
  }

  /**
   * With a complete sentence for people.
   *
   * @param isTooMuch see {@link #isTooMuch}
   */
  public SpriteUnavailableException(String message, Throwable cause, boolean isTooMuch) {
    super(message, cause);
    this.isTooMuch = isTooMuch;
    line = 0;
  }

  /** With a complete sentence for people. */
  public SpriteUnavailableException(String message) {
    this(0, message);
  }

  /** With a complete sentence for people, about a line of the map's file. [0 for none] */
  public SpriteUnavailableException(int line, String message) {
    super(message);
    this.line = line;
    isTooMuch = false;
  }

  /** Whether all pictures together are too much, so that none stands in for this one. */
  public boolean isTooMuch() {
    return isTooMuch;
  }

  /** The line of the map's file that asks for the picture [&gt;= 1], or 0. */
  public int line() {
    return line;
  }
}
