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
 * What opening one file may take, with all that it refers to: pictures, bytes, cells and elements
 * together. Whoever opens the file makes the budget and hands it down. It counts and never looks at
 * a clock, so a busy machine opens the same files. Any thread.
 */
public final class FileBudget {
  /** What all parts may come to. [units] */
  public static final long MOST = 1L << 30;

  /** What is counted, and what one of it comes to. */
  private enum Part {
    /** Of pictures that are decoded: its file's samples, and the four bytes made of them. */
    PIXELS(8, "pictures", "use fewer or smaller pictures"),
    /** Of files that are read. */
    BYTES(1, "files", "use fewer or smaller files"),
    /** Of layers: four bytes each, two looks, and the drawing, which takes the most by far. */
    CELLS(15, "layers", "use fewer or smaller layers"),
    /** Of chunks and of layers of another size than the map, which are put into layers. */
    CHUNK_CELLS(5, "layers", "use fewer or smaller layers, or chunks that do not overlap"),
    /** Of XML and JSON, an attribute counted as one; about what it takes in memory. */
    ELEMENTS(256, "elements", "use fewer tiles with properties, and fewer objects");

    private final int units;
    private final String label;
    private final String mend;

    Part(int units, String label, String mend) {
      this.units = units;
      this.label = label;
      this.mend = mend;
    }
  }

  private final String file;
  private final Map<Part, Long> taken = new EnumMap<>(Part.class); // absent for nothing
  private final Set<String> pictures = new HashSet<>(); // that were counted
  private long units;
  private Problem excess; // null for as long as there is none

  /** For a file, as it is called in problems. */
  public FileBudget(String file) {
    this.file = file;
  }

  /** What was taken up to now. [units] */
  public synchronized long taken() {
    return units;
  }

  /** Whether more was asked for than there is. From then on each request is refused. */
  public synchronized boolean isExceeded() {
    return excess != null;
  }

  /**
   * Takes a picture before it is decoded; one of the same name counts once.
   *
   * @param name what it is called in problems
   * @param bytes of its file
   * @throws UnreadableException if that is too much
   */
  public synchronized void picture(String name, long width, long height, long bytes)
      throws UnreadableException {
    if (excess != null || pictures.add(name)) {
      take(Part.PIXELS, width * height, name);
      take(Part.BYTES, bytes, name);
    }
  }

  /** Takes a file that was read. */
  public synchronized void file(String name, long bytes) throws UnreadableException {
    take(Part.BYTES, bytes, name);
  }

  /** Takes the cells of a part of a layer before they are unpacked. */
  public synchronized void chunkCells(String name, long count) throws UnreadableException {
    take(Part.CHUNK_CELLS, count, name);
  }

  /** Takes the cells of a layer before there is room made for them. */
  public synchronized void cells(String name, long count) throws UnreadableException {
    take(Part.CELLS, count, name);
  }

  /** Takes the elements of a file. */
  public synchronized void elements(String name, long count) throws UnreadableException {
    take(Part.ELEMENTS, count, name);
  }

  private void take(Part part, long count, String name) throws UnreadableException {
    if (excess == null) {
      taken.merge(part, count, Long::sum);
      units += count * part.units;
      excess = units > MOST ? excess(name) : null;
    }
    if (excess != null) {
      throw new UnreadableException(excess);
    }
  }

  /** Says which part is the largest, and what all come to. */
  private Problem excess(String last) {
    Part most = Part.PIXELS;
    for (Part part : Part.values()) {
      most = units(part) > units(most) ? part : most;
    }
    return Problem.inFile(
        file,
        String.format(
            Locale.ROOT,
            "its %s are too much for one file, up to %s: %,d pixels, %,d bytes, %,d cells and %,d elements",
            most.label,
            PrintableText.quote(last.substring(last.replace('\\', '/').lastIndexOf('/') + 1)),
            count(Part.PIXELS),
            count(Part.BYTES),
            count(Part.CELLS) + count(Part.CHUNK_CELLS),
            count(Part.ELEMENTS)),
        most.mend);
  }

  private long count(Part part) {
    return taken.getOrDefault(part, 0L);
  }

  private long units(Part part) {
    return count(part) * part.units;
  }
}
