package emberway.jpeg;

/** A file is no JPEG that can be decoded; the message says why, after "the picture". */
public final class JpegException extends Exception {
  private static final long serialVersionUID = 1;

  JpegException(String message) {
    super(message);
  }

  static JpegException damaged() {
    return new JpegException("is damaged or cut off");
  }
}
