package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Corrupt twins of every good map in {@link GoldenFolders}: cut off, bytes turned, attributes and
 * elements gone, numbers huge. Each is opened, or refused with problems of one line; nothing else.
 */
class TiledMutationTest {
  private static final Pattern ATTRIBUTE = Pattern.compile(" [a-z]+=\"[^\"]*\"");
  private static final Pattern ELEMENT = Pattern.compile("<[a-z][^<>]*/>");
  private static final Pattern MEMBER = Pattern.compile("\"[a-z]+\": [^,\\[{\\n]+,?");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");
  private static final List<String> NUMBERS =
      List.of("-1", "0", "2147483647", "4294967295", "99999999999999999999", "1e308", "NaN", "x");
  private static final int BYTES_TURNED = 100; // in each map
  private static final int CUTS = 40;
  private static final long SEED = 20;

  @Test
  void mutatedMap_isOpenedOrRefusedInOneLineEach() throws IOException {
    int tried = 0;
    for (Path folder : emberway.testing.GoldenFolders.cases("tiled")) {
      if (!emberway.testing.GoldenFolders.isGood(folder)) {
        continue;
      }
      Path map = emberway.testing.GoldenFolders.tiledMap(folder);
      String text = Files.readString(map);
      for (byte[] twin : twins(text)) {
        check(map, twin);
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(3000);
  }

  private static List<byte[]> twins(String text) {
    List<byte[]> twins = new ArrayList<>();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < CUTS; i++) {
      twins.add(java.util.Arrays.copyOf(bytes, (int) ((long) bytes.length * i / CUTS)));
    }
    Random random = new Random(SEED);
    for (int i = 0; i < BYTES_TURNED; i++) {
      byte[] turned = bytes.clone();
      turned[random.nextInt(turned.length)] = (byte) random.nextInt(256);
      twins.add(turned);
    }
    for (Pattern pattern : List.of(ATTRIBUTE, ELEMENT, MEMBER)) {
      pattern.matcher(text).results().forEach(gone -> twins.add(with(text, gone, "")));
    }
    List<MatchResult> numbers = NUMBER.matcher(text).results().limit(30).toList();
    for (MatchResult number : numbers) {
      NUMBERS.forEach(other -> twins.add(with(text, number, other)));
    }
    return twins;
  }

  private static byte[] with(String text, MatchResult part, String other) {
    String twin = text.substring(0, part.start()) + other + text.substring(part.end());
    return twin.getBytes(StandardCharsets.UTF_8);
  }

  private static void check(Path map, byte[] twin) {
    try {
      LoadedMap loaded =
          MapFiles.read(map.toString(), twin, TileSetLibrary.bundled(), new TiledFiles.OnDisk(map));
      checkLines(loaded.warnings());
    } catch (UnreadableException refused) {
      assertThat(refused.problems()).anyMatch(Problem::isError);
      checkLines(refused.problems());
    } catch (RuntimeException | StackOverflowError e) {
      fail("%s threw %s for%n%s", map, e, new String(twin, StandardCharsets.ISO_8859_1), e);
    }
  }

  private static void checkLines(List<Problem> problems) {
    for (Problem problem : problems) {
      assertThat(problem.toString().codePoints()).noneMatch(Character::isISOControl);
    }
  }
}
