package emberway.bench;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DragTimesTest {
  @TempDir private Path folder;

  private Path map(String... rows) throws IOException {
    Path file = folder.resolve("drag.map.txt");
    String text = "emberway-map 1\nname: Drag\n[base]\n" + String.join("\n", rows) + "\n";
    Files.writeString(file, text, StandardCharsets.UTF_8);
    return file;
  }

  @Test
  void drag_smallMap_printsTreeDragAndRepair() throws IOException {
    CommandRun run = BenchRun.of("drag", map("GGGGGG", "GSSSGG", "GGGGGG").toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("reaches 18 cells")
        .containsPattern("drag +median \\d+\\.\\d{3} ms, p95 ")
        .containsPattern("repair +median ")
        .containsPattern("edit +.*olcano");
  }

  @Test
  void drag_json_isOneObjectWithAllTimes() throws IOException {
    CommandRun run = BenchRun.of("drag", "--json", map("GGGGGG", "GSSSGG", "GGGGGG").toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out().lines()).hasSize(1);
    assertThat(run.out())
        .startsWith("{\"map\":")
        .contains("\"width\":6,\"height\":3", "\"reached\":18")
        .containsPattern("\"repair\":\\{\"meanMillis\":[^}]*\"p95Millis\":");
  }

  @Test
  void drag_mapOfWater_saysThatThereIsNothingToMeasure() throws IOException {
    CommandRun run = BenchRun.of("drag", map("~~", "~~").toString());
    assertThat(run.status()).isEqualTo(ExitCode.INPUT.status());
    assertThat(run.err()).contains("the map has no walkable cell");
  }
}
