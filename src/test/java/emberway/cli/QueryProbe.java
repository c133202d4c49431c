package emberway.cli;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.QueryFile;
import emberway.map.GridSize;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Optional;

/** Reads lists of queries for the fuzz targets, which see no more of this package. */
public final class QueryProbe {
  private static final GridSize SIZE = new GridSize(9, 7);

  private QueryProbe() {}

  /** Reads a list of queries from standard input; says what is wrong with it, if anything is. */
  public static Optional<String> read(byte[] content) {
    InputStream usual = System.in;
    System.setIn(new ByteArrayInputStream(content));
    try {
      QueryFile.read("--queries", "-", SIZE, (query, line) -> {});
      return Optional.empty();
    } catch (CommandFailure refused) {
      return Optional.of(refused.getMessage());
    } finally {
      System.setIn(usual);
    }
  }
}
