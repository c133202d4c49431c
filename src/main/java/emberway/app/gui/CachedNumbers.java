package emberway.app.gui;

import java.util.Arrays;
import java.util.Locale;

/**
 * Figures in words, by the order in which a panel asks for them in each frame: one is put into
 * words again only where it has changed.
 */
public final class CachedNumbers {
  private String[] formats = new String[16];
  private double[] values = new double[16];
  private String[] texts = new String[16];
  private int next;

  /** Begins a frame. */
  public void begin() {
    next = 0;
  }

  /**
   * The next figure in words.
   *
   * @param format as {@link String#format} takes it; the same object in each frame
   */
  public String of(String format, double value) {
    if (next == texts.length) {
      formats = Arrays.copyOf(formats, 2 * next);
      values = Arrays.copyOf(values, 2 * next);
      texts = Arrays.copyOf(texts, 2 * next);
    }
    if (values[next] != value || !format.equals(formats[next])) {
      formats[next] = format;
      values[next] = value;
      texts[next] = String.format(Locale.ROOT, format, value);
    }
    return texts[next++];
  }
}
