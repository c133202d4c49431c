package emberway.pack.tileset;

import emberway.pack.JsonChanges;
import emberway.pack.MemoryFiles;
import emberway.pack.TestTiles;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.Transition;
import emberway.testing.Difference;
import emberway.testing.GoldenFolders;
import emberway.testing.Transcript;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What becomes of a tile set with every key when one value is another, told in {@code
 * resources/changes}: its problems, or what is different when it is written again.
 */
final class TileSetChangesTest {
  private static final String FILE = "tiles/own/tileset.json";
  private static final List<String> STEMS =
      List.of(
          "L1_G", "L1_GA", "L1_GB", "L1_W", "L1_WA", "L2_R", "L2_RG", "L2_RW", "L2_RWA", "L2_RWB",
          "L2_FNS", "L2_V", "L2_v", "L2_T", "x", "R");
  private static final List<String> LENT = List.of("L2_H", "L1_WBEW");

  private final Map<String, byte[]> files = new HashMap<>();
  private String plain;
  private String warnings;

  @Test
  void everyValue_changed_isToldAsIsWritten() throws IOException {
    byte[] picture = TestTiles.png(4, 6, 0x203040);
    STEMS.forEach(stem -> files.put("tiles/own/" + stem + ".png", picture));
    files.put("tiles/own/L1_G@2x.png", TestTiles.png(8, 12, 0x203040));
    files.put(
        "tiles/own/" + new Transition("G", "~", "L1_Shore").pieceNames().get(0) + ".png", picture);
    files.put(
        "tiles/lent/" + new Transition("~", "G", "L1_Foam").pieceNames().get(3) + ".png", picture);
    LENT.forEach(stem -> files.put("tiles/lent/" + stem + ".png", picture));
    String text = Files.readString(GoldenFolders.of("changes/tileset.json"));
    files.put("tiles/lent/tileset.json", new byte[0]);
    plain = read(text);
    Transcript transcript = new Transcript("changes/tileset.txt");
    transcript.add(plain);
    JsonChanges.told(
            text, JsonChanges.TILE_SET_NUMBERS, this::told, said -> said.startsWith("taken"))
        .forEach(transcript::add);
    transcript.check();
  }

  /** The problems of a tile set; and where it is taken, what is different when it is written. */
  private String told(String json) {
    warnings = "";
    String written = read(json);
    return written.startsWith("{")
        ? "taken" + warnings + Difference.between(plain, written)
        : written;
  }

  /** What is written of a tile set again, or what is wrong with it. */
  private String read(String json) {
    files.put(FILE, json.getBytes(StandardCharsets.UTF_8));
    TileSetLibrary library =
        TileSetLibrary.inPack(
            new MemoryFiles("p", files), List.of("tiles/lent", "tiles/own", "tiles/none"));
    try {
      LoadedTileSet tiles = library.find("own").orElseThrow();
      warnings = tiles.warnings().isEmpty() ? "" : ", " + said(tiles.warnings());
      return new String(TileSetJsonWriter.write(tiles, "own"), StandardCharsets.UTF_8);
    } catch (UnreadableException e) {
      return said(e.problems());
    }
  }

  private static String said(List<Problem> problems) {
    return problems.stream()
        .map(problem -> problem.toString().replace("p/" + FILE + ":", ""))
        .collect(Collectors.joining(" | "));
  }
}
