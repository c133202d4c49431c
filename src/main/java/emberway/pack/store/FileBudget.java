package emberway.pack.store;

import emberway.io.PrintableText;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Limits the resources for opening one file with everything it refers to: pictures, bytes, cells
 * and elements together. The opener creates the budget and passes it on. It counts and never
 * measures time, so a busy machine can open the same files. Thread-safe.
 */
public final class FileBudget {
  /** The limit for all parts together. [units] */
  public static final long MAX = 1L << 30;

  /** What is counted, with the units for each. */
  private enum Part {
    /** Pixels of decoded pictures; their units depend on the format. */
    PIXELS(0, "pictures", "use fewer or smaller pictures, or PNGs"),
    /** Bytes of files that are read. */
    BYTES(1, "files", "use fewer or smaller files"),
    /** Cells of layers: four bytes each, two passes, and drawing, which takes by far the most. */
    CELLS(15, "layers", "use fewer or smaller layers"),
    /**
     * Cells of chunks, and of layers that differ from the map in size; they are copied into layers.
     */
    CHUNK_CELLS(5, "layers", "use fewer or smaller layers, or chunks that do not overlap"),
    /** Elements of XML and JSON; an attribute counts as one. Roughly their size in memory. */
    ELEMENTS(256, "elements", "use fewer tiles with properties, and fewer objects");

    private final int units;
    private final String label;
    private final String remedy;

    Part(int units, String label, String remedy) {
      this.units = units;
      this.label = label;
      this.remedy = remedy;
    }
  }

  private final String file;
  private final Map<Part, Long> taken = new EnumMap<>(Part.class); // counts; absent means none
  private long pictureUnits; // for decoding
  private final Set<String> pictures = new HashSet<>(); // already counted
  private long units;
  private Problem excess; // null unless exceeded

  /** A budget for a file, with the file's name in problems. */
  public FileBudget(String file) {
    this.file = file;
  }

  /** The amount used so far. [units] */
  public synchronized long taken() {
    return units;
  }

  /** Whether a request has exceeded the budget. From then on, all requests are refused. */
  public synchronized boolean isExceeded() {
    return excess != null;
  }

  /**
   * Charges a picture before it is decoded; pictures with the same name count once.
   *
   * @param name the picture's name in problems
   * @param decoding the cost of decoding it [units]
   * @param bytes the size of its file
   * @throws UnreadableException if the budget is exceeded
   */
  public synchronized void picture(String name, long pixels, long decoding, long bytes)
      throws UnreadableException {
    if (excess != null || pictures.add(name)) {
      pictureUnits += excess == null ? decoding : 0;
      units += excess == null ? decoding : 0;
      take(Part.PIXELS, pixels, name);
      take(Part.BYTES, bytes, name);
    }
  }

  /** Charges a file that was read. */
  public synchronized void file(String name, long bytes) throws UnreadableException {
    take(Part.BYTES, bytes, name);
  }

  /** Charges the cells of a part of a layer before they are unpacked. */
  public synchronized void chunkCells(String name, long count) throws UnreadableException {
    take(Part.CHUNK_CELLS, count, name);
  }

  /** Charges the cells of a layer before memory is allocated for them. */
  public synchronized void cells(String name, long count) throws UnreadableException {
    take(Part.CELLS, count, name);
  }

  /** Charges the elements of a file. */
  public synchronized void elements(String name, long count) throws UnreadableException {
    take(Part.ELEMENTS, count, name);
  }

  private void take(Part part, long count, String name) throws UnreadableException {
    if (excess == null) {
      taken.merge(part, count, Long::sum);
      units += count * part.units;
      excess = units > MAX ? excess(name) : null;
    }
    if (excess != null) {
      throw new UnreadableException(excess);
    }
  }

  /** The problem of an exceeded budget, with the largest part and the total. */
  private Problem excess(String last) {
    Part most = Part.PIXELS;
    for (Part part : Part.values()) {
      most = units(part) > units(most) ? part : most;
    }
    return Problem.inFile(
        file,
        String.format(
            Locale.ROOT,
            "its %s are too much for one file, up to %s: %,d pixels, %,d bytes, %,d cells and %,d"
                + " elements",
            most.label,
            PrintableText.quote(last.substring(last.replace('\\', '/').lastIndexOf('/') + 1)),
            count(Part.PIXELS),
            count(Part.BYTES),
            count(Part.CELLS) + count(Part.CHUNK_CELLS),
            count(Part.ELEMENTS)),
        most.remedy);
  }

  private long count(Part part) {
    return taken.getOrDefault(part, 0L);
  }

  private long units(Part part) {
    return part == Part.PIXELS ? pictureUnits : count(part) * part.units;
  }
}
