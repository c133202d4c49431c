package emberway.pack.image;

import emberway.sprite.SpriteImage;
import java.io.IOException;

/** Decodes pictures of all supported formats to 8-bit RGBA; of an animation, the first frame. */
public final class ImageDecoder {
  /** A picture cannot be decoded; the message says why, as a continuation of "the picture". */
  public static final class UndecodableException extends Exception {
    private static final long serialVersionUID = 1;

    UndecodableException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  public static final String DAMAGED = "is damaged or cut off";

  private ImageDecoder() {}

  /**
   * Decodes a file.
   *
   * @param header the file's header, whose size the caller has checked
   */
  public static SpriteImage decode(ImageHeader header, byte[] file) throws UndecodableException {
    SpriteImage image =
        switch (header.kind()) {
          case PNG -> png(file);
          case JPEG -> ImageIoDecoder.jpeg(header, file);
          case GIF -> gif(header, file);
          case BMP -> ImageIoDecoder.bmp(header, file);
          case WEBP -> ImageIoDecoder.webp(header, file);
        };
    if (image.width() != header.width() || image.height() != header.height()) {
      throw new UndecodableException(DAMAGED, null);
    }
    return image;
  }

  private static SpriteImage png(byte[] file) throws UndecodableException {
    if (!PngHeader.isWhole(file)) {
      throw new UndecodableException(DAMAGED, null);
    }
    try {
      return PngDecoder.decode(file);
    } catch (PngDecoder.DamagedException e) {
      throw new UndecodableException(DAMAGED, e);
    }
  }

  private static SpriteImage gif(ImageHeader header, byte[] file) throws UndecodableException {
    try {
      return GifDecoder.decode(header, file);
    } catch (IOException | IndexOutOfBoundsException e) {
      throw new UndecodableException(DAMAGED, e);
    }
  }
}
