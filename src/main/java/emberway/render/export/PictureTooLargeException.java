package emberway.render.export;

/** A picture would have too many pixels; the message suggests a scale that fits. */
public final class PictureTooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  PictureTooLargeException(String message) {
    super(message);
  }
}
