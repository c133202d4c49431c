package emberway.pack.map;

import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.pack.image.DecodingCost;
import emberway.pack.image.ImageHeader;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import emberway.pack.store.FileBytes;
import emberway.pack.store.FileKind;
import emberway.pack.store.LineCursor;
import emberway.pack.store.TextMapSyntax;
import emberway.pack.tileset.SpriteFiles;
import emberway.sprite.SpriteImage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads danger layers: a factor for each cell of a map, as comma-separated numbers or as a gray PNG
 * with a pixel for each cell.
 */
public final class DangerLayerReader {
  /** The least factor. */
  public static final double MIN_FACTOR = 1e-6;

  /** The greatest factor. */
  public static final double MAX_FACTOR = 1e6;

  private static final int MAX_LINE = 1 << 21; // [characters]
  private static final int NEUTRAL_GRAY = 128;
  private static final double GRAYS_TO_DOUBLE = 32;

  private DangerLayerReader() {}

  /**
   * Reads a file.
   *
   * @return the factors, row by row, each in {@value #MIN_FACTOR}..{@value #MAX_FACTOR}
   */
  public static double[] read(Path file, GridSize size) throws UnreadableException {
    String display = file.toString();
    return read(display, FileBytes.readNamed(file, display, TextMapSyntax.MAX_BYTES), size);
  }

  /**
   * Reads a file's content.
   *
   * @param file the file's name in problems
   */
  public static double[] read(String file, byte[] bytes, GridSize size) throws UnreadableException {
    FileBudget budget = new FileBudget(file);
    FileKind kind = FileKind.of(bytes);
    ProblemCollector problems = new ProblemCollector(file);
    double[] factors = new double[size.cells()];
    switch (kind) {
      case PNG -> readPicture(file, bytes, size, budget, factors, problems);
      case EMPTY, PICTURE, ZIP, GZIP, UTF_16, UTF_32, BINARY ->
          problems.error(
              0,
              0,
              "this is " + kind.label() + ", not a danger layer",
              "name a CSV of numbers or a gray PNG");
      default -> {
        budget.file(file, bytes.length);
        readTable(bytes, size, factors, problems);
      }
    }
    problems.throwIfErrors();
    return factors;
  }

  private static void readTable(
      byte[] bytes, GridSize size, double[] factors, ProblemCollector problems) {
    LineCursor lines = new LineCursor(bytes, FileKind.bomLength(bytes), bytes.length, 1);
    int row = 0;
    int blank = 0; // lines without text since the last row
    while (lines.advance() && !problems.isFull()) {
      String text = lines.text(MAX_LINE, problems);
      if (text != null && text.isBlank()) {
        blank++;
        continue;
      }
      if (blank > 0) {
        problems.error(lines.number() - 1, 0, "an empty line between rows", "remove it");
        blank = 0;
      }
      if (text != null && row < size.height()) {
        readRow(text, lines.number(), size, row * size.width(), factors, problems);
      }
      row++;
    }
    if (row != size.height() && !problems.isFull()) {
      problems.error(
          0,
          0,
          "%s, but the map has %d".formatted(PrintableText.count(row, "row"), size.height()),
          "write a line for each row of the map");
    }
  }

  private static void readRow(
      String text,
      int line,
      GridSize size,
      int first,
      double[] factors,
      ProblemCollector problems) {
    String[] numbers = text.split(",", -1);
    if (numbers.length != size.width()) {
      problems.error(
          line,
          0,
          "%s, but the map has %d columns"
              .formatted(PrintableText.count(numbers.length, "number"), size.width()),
          "write a number for each cell of the row, separated by commas");
      return;
    }
    int column = 1;
    for (int x = 0; x < numbers.length && !problems.isFull(); x++) {
      double factor = parse(numbers[x]);
      if (!(factor >= MIN_FACTOR && factor <= MAX_FACTOR)) {
        problems.error(
            line,
            column,
            "%s is not a number in 0.000001..1000000"
                .formatted(PrintableText.quote(numbers[x].strip())),
            "1 leaves the cost of a cell as it is, 2 doubles it, 0.5 halves it");
      }
      factors[first + x] = factor;
      column += numbers[x].length() + 1;
    }
  }

  private static double parse(String text) {
    try {
      // Numbers that only Java reads, such as 2f.
      boolean isOfJava = text.strip().matches("(?i).*(0x.*|[0-9.][df])");
      return isOfJava ? Double.NaN : Double.parseDouble(text.strip());
    } catch (NumberFormatException notANumber) {
      return Double.NaN;
    }
  }

  private static void readPicture(
      String file,
      byte[] bytes,
      GridSize size,
      FileBudget budget,
      double[] factors,
      ProblemCollector problems)
      throws UnreadableException {
    Optional<ImageHeader> header = ImageHeader.of(bytes);
    if (header.isPresent()) {
      int width = header.get().width();
      int height = header.get().height();
      if (width != size.width() || height != size.height()) {
        problems.error(
            0,
            0,
            "the picture is %d × %d px, but the map is %s cells".formatted(width, height, size),
            "give it a pixel for each cell");
        return;
      }
      budget.picture(file, size.cells(), DecodingCost.of(header.get(), bytes), bytes.length);
    }
    SpriteImage image = SpriteFiles.decode(file, bytes, size.width(), size.height());
    byte[] rgba = image.rgba();
    double[] byGray = new double[256];
    Arrays.setAll(byGray, gray -> Math.pow(2, (gray - NEUTRAL_GRAY) / GRAYS_TO_DOUBLE));
    for (int cell = 0; cell < factors.length && !problems.isFull(); cell++) {
      int at = 4 * cell;
      boolean isSeen = rgba[at + 3] != 0;
      if (isSeen && (rgba[at] != rgba[at + 1] || rgba[at] != rgba[at + 2])) {
        problems.error(
            0,
            0,
            "the pixel at %s is not gray".formatted(size.cell(cell)),
            "save the picture in shades of gray");
        return;
      }
      factors[cell] = isSeen ? byGray[rgba[at] & 0xFF] : 1;
    }
  }
}
