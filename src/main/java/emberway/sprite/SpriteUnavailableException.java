package emberway.sprite;

/** A sprite's picture could not be had; the message names the file and says what would mend it. */
public final class SpriteUnavailableException extends Exception {
  private final int line;

  /** With a complete sentence for people. */
  public SpriteUnavailableException(String message, Throwable cause) {
    super(message, cause);
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
  }

  /** The line of the map's file that asks for the picture [&gt;= 1], or 0. */
  public int line() {
    return line;
  }
}
