package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packs of as many maps as there may be: little memory, and few lines. */
final class ManyMapsTest {
  private static final String MAP =
      "emberway-map 1\nname: m\n[base]\nGGGG\nGG%sG\n[overlay]\n1...\n...2\n";

  @TempDir private Path folder;

  private Path pack(int maps, String symbol) throws IOException {
    Path zip = folder.resolve("many.zip");
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream zipped = new ZipOutputStream(out)) {
      StringBuilder json = new StringBuilder("{\"name\": \"Many\", \"maps\": [");
      for (int i = 0; i < maps; i++) {
        String file = "m/%d.map.txt".formatted(i);
        json.append(i == 0 ? "" : ",").append("{\"file\": \"").append(file).append("\"}");
        zipped.putNextEntry(new ZipEntry(file));
        zipped.write(MAP.formatted(symbol).getBytes(StandardCharsets.UTF_8));
      }
      zipped.putNextEntry(new ZipEntry("pack.json"));
      zipped.write(json.append("]}").toString().getBytes(StandardCharsets.UTF_8));
    }
    return zip;
  }

  @Tag("slow")
  @Test
  void validate_tenThousandSoundMaps_needsSixtyFourMebibytes() throws IOException {
    CommandRun run = ChildRun.with("-Xmx64m").of("validate", pack(10_000, "G")).succeeded();
    assertThat(run.out()).isEqualTo("no problems\n");
  }

  @Test
  void validate_manyMapsWrongAlike_saysSoOfTheFirstFewAndCountsAll() throws IOException {
    Path zip = pack(1500, "X");
    CommandRun text = CommandRun.of("validate", zip);
    assertThat(text.status()).isEqualTo(ExitCode.NO.status());
    assertThat(text.out().lines()).hasSize(8);
    assertThat(text.out())
        .contains("m/0.map.txt:5:3: unknown symbol 'X'", "m/4.map.txt:5:3: ")
        .contains("and 995 more like those above, in other files; --json lists all")
        .contains("and 500 more that are not listed; fix these first")
        .endsWith("1500 errors, 0 warnings\n");
    String json = CommandRun.of("validate", zip, "--json").out();
    assertThat(json).contains("\"errors\":1500,\"warnings\":0,");
    assertThat(json.split("\"severity\"", -1)).hasSize(1000 + 1);
  }

  @Test
  void validate_oneMapWrongInManyLines_listsThemAll() throws IOException {
    Path map = folder.resolve("wrong.map.txt");
    String places = "[places]\n" + "here\n".repeat(20);
    Files.writeString(map, "emberway-map 1\nname: m\n[base]\nGG\n" + places);
    CommandRun run = CommandRun.of("validate", map);
    assertThat(run.out().lines()).hasSize(21);
  }

  @Tag("slow")
  @Test
  void info_tenThousandMaps_listsTheFirst() throws IOException {
    CommandRun run = CommandRun.of("info", pack(10_000, "G")).succeeded();
    assertThat(run.out().lines()).hasSizeLessThan(210);
    assertThat(run.out()).contains("and 9800 more; --json lists them all");
  }
}
