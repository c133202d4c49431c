package emberway.pack.tiled;

import emberway.pack.JsonChanges;
import emberway.pack.MapDump;
import emberway.pack.MemoryFiles;
import emberway.pack.TestTiles;
import emberway.pack.store.ReferencedFiles;
import emberway.testing.Difference;
import emberway.testing.GoldenFolders;
import emberway.testing.Transcript;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What becomes of Tiled's files with nearly every attribute when one of them is another, told in
 * {@code resources/changes}: what is wrong, or what is different.
 */
final class TiledChangesTest {
  private static final Pattern ATTRIBUTE = Pattern.compile(" ([a-z]+)=\"([^\"]*)\"");
  private static final List<String> OTHERS = List.of("", "-1", "2", "x", "70000");
  private static final List<String> NUMBERS = List.of("-1", "0", "1", "1.5", "2", "300");

  private static final int MAX_SAID = 4;

  private final Map<String, byte[]> files = new HashMap<>();

  @BeforeEach
  void addFiles() throws IOException {
    for (String name : List.of("map.tmx", "set.tsx", "thing.tx", "map.tmj")) {
      files.put("maps/" + name, Files.readAllBytes(GoldenFolders.of("changes/" + name)));
    }
    files.put("art/sheet.png", TestTiles.png(32, 16, 0x203040));
    files.put("art/big_tree.png", TestTiles.png(32, 16, 0x203040));
  }

  private String text(String name) {
    return new String(files.get("maps/" + name), StandardCharsets.UTF_8);
  }

  @Test
  void everyAttribute_changed_isToldAsIsWritten() throws IOException {
    Transcript transcript = new Transcript("changes/tmx.txt");
    String plain = read("map.tmx");
    transcript.add(plain);
    for (String name : List.of("map.tmx", "set.tsx", "thing.tx")) {
      String text = text(name);
      for (Matcher each = ATTRIBUTE.matcher(text); each.find(); ) {
        transcript.add("%s:%d%s".formatted(name, line(text, each.start()), each.group()));
        String before = text.substring(0, each.start(1));
        String after = text.substring(each.end());
        Map<String, String> valuesBySaid = new LinkedHashMap<>();
        add(valuesBySaid, name, plain, "none", before.stripTrailing() + after);
        for (String other : OTHERS) {
          String changed = before + each.group(1) + "=\"" + other + "\"" + after;
          add(valuesBySaid, name, plain, "'" + other + "'", changed);
        }
        valuesBySaid.forEach((said, values) -> transcript.add("  " + values + said));
      }
      files.put("maps/" + name, text.getBytes(StandardCharsets.UTF_8));
    }
    transcript.check();
  }

  private static long line(String text, int at) {
    return 1 + text.substring(0, at).chars().filter(c -> c == '\n').count();
  }

  private void add(
      Map<String, String> valuesBySaid, String name, String plain, String value, String text) {
    files.put("maps/" + name, text.getBytes(StandardCharsets.UTF_8));
    valuesBySaid.merge(told(plain, read("map.tmx")), value, (some, more) -> some + ", " + more);
  }

  private static String told(String plain, String said) {
    return said.contains("error: ")
        ? said.lines()
            .filter(line -> !plain.contains(line))
            .limit(MAX_SAID)
            .collect(Collectors.joining(" | ", ": ", ""))
        : Difference.between(plain, said).replaceAll("Property|properties|Optional", "…");
  }

  @Test
  void everyValueInJson_changed_isToldAsIsWritten() throws IOException {
    Transcript transcript = new Transcript("changes/tmj.txt");
    String plain = read("map.tmj");
    transcript.add(plain);
    JsonChanges.told(
            text("map.tmj"),
            NUMBERS,
            text -> {
              files.put("maps/map.tmj", text.getBytes(StandardCharsets.UTF_8));
              return told(plain, read("map.tmj"));
            },
            said -> !said.contains("error: "))
        .forEach(transcript::add);
    transcript.check();
  }

  private String read(String name) {
    MemoryFiles pack = new MemoryFiles("p", files);
    String map = "maps/" + name;
    return MapDump.ofTiled(map, files.get(map), new ReferencedFiles.InPack(pack, map));
  }
}
