package emberway.jpeg;

/** A file cannot be decoded as a JPEG; the message says why, as a continuation of "the picture". */
public final class JpegException extends Exception {
  private static final long serialVersionUID = 1;

  JpegException(String message) {
    super(message);
  }

  static JpegException damaged() {
    return new JpegException("is damaged or cut off");
  }
}
