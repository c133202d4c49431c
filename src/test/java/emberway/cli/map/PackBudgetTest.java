package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapPack;
import emberway.pack.problem.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All maps of a pack have one budget when they are looked at together. */
final class PackBudgetTest {
  private static final String MAP = "emberway-map 1\nname: m%d\n[base]\nGG\n";
  private static final int MAPS = 9;

  @TempDir private Path folder;

  private List<String> messages(long most) throws Exception {
    Findings findings = new Findings();
    Validation.of(new Subject.OfPack(MapPack.open(folder)), "P", findings, most);
    return findings.listed().stream().map(Problem::toString).toList();
  }

  private void writePack() throws Exception {
    for (int i = 0; i < MAPS; i++) {
      Files.writeString(folder.resolve("m%d.map.txt".formatted(i)), MAP.formatted(i));
    }
    String maps =
        IntStream.range(0, MAPS)
            .mapToObj("{\"file\": \"m%d.map.txt\"}"::formatted)
            .collect(Collectors.joining(","));
    Files.writeString(
        folder.resolve("pack.json"), "{\"name\": \"P\", \"maps\": [%s]}".formatted(maps));
  }

  @Test
  void validate_mapsThatTakeTooMuchTogether_leavesTheRestOut() throws Exception {
    writePack();
    long one = MAP.formatted(0).length(); // a text map takes a unit a byte
    assertThat(messages(MAPS * one)).isEmpty();
    assertThat(messages((MAPS - 3) * one)).as("three at once are begun before").isEmpty();
    assertThat(messages((MAPS - 3) * one - 1))
        .containsExactly(
            "%s: 1 of its 9 maps were not checked, because those before them reach the limit of one pack; check each of them as %s#NAME"
                .formatted(folder, folder));
    assertThat(messages(0))
        .singleElement()
        .asString()
        .contains(": 6 of its 9 maps were not checked");
  }
}
