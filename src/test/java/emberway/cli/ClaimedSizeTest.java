package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps that claim millions of cells and hold next to none take the memory of what they hold. */
final class ClaimedSizeTest {
  private static final String SET =
      "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"1\""
          + " columns=\"1\"><image source=\"t.png\" width=\"8\" height=\"8\"/></tileset>";
  private static final String CLAIM = " width=\"4096\" height=\"4096\"";
  private static final String EMPTY = "<layer name=\"b\"" + CLAIM + "><data/></layer>";
  private static final String TILE = "<tile gid=\"1\"/>";

  @TempDir private Path folder;

  @BeforeEach
  void writePicture() throws IOException {
    BufferedImage tile = new BufferedImage(8, 8, BufferedImage.TYPE_INT_ARGB);
    ImageIO.write(tile, "png", folder.resolve("t.png").toFile());
  }

  private void tmx(String name, String arrangement, String content) throws IOException {
    Files.writeString(
        folder.resolve(name + ".tmx"),
        "<map version=\"1.10\" tilewidth=\"8\" tileheight=\"4\" orientation=\""
            + arrangement
            + "\""
            + CLAIM
            + ">"
            + SET
            + content
            + "</map>");
  }

  private static String layer(String attributes, String data) {
    return "<layer name=\"a\"" + attributes + "><data>" + data + "</data></layer>";
  }

  private static String chunk(int at, String size) {
    return "<chunk x=\"" + at + "\" y=\"" + at + "\"" + size + ">" + TILE + "</chunk>";
  }

  /** The exit statuses of {@link ClaimedSizeProbe}'s commands on each map of the folder. */
  private List<String> statuses(String... heap) throws IOException {
    CommandRun run = ChildRun.with(heap).run(ClaimedSizeProbe.class, folder).succeeded();
    assertThat(run.out() + run.err()).doesNotContain("out of memory");
    List<String> statuses = new ArrayList<>();
    for (String line : run.out().lines().toList()) {
      String[] words = line.split(" ", 4); // map, command, status, what it said
      String before = words[1].equals("info") ? words[0] : statuses.remove(statuses.size() - 1);
      boolean isBlocked = words[1].equals("route") && words[3].contains("cannot be entered");
      statuses.add(before + " " + (isBlocked ? "blocked" : words[2]));
    }
    return statuses;
  }

  /** A full layer of numbers would take 64 MiB. */
  @Test
  void commands_millionsOfCellsClaimedAndFewHeld_needFortyMebibytes() throws IOException {
    String small = " width=\"2\" height=\"1\"";
    tmx("given", "isometric", layer(small, TILE + TILE) + EMPTY);
    tmx("layers", "isometric", layer(CLAIM, "") + EMPTY + EMPTY);
    tmx("objects", "isometric", "<objectgroup><object id=\"1\" x=\"9\" y=\"9\"/></objectgroup>");
    tmx("refused", "isometric", layer(CLAIM, "").replace("<data>", "<data encoding=\"csv\">1,1"));
    tmx("short", "isometric", layer(CLAIM, TILE + TILE));
    String chunks = layer(CLAIM, chunk(0, small) + chunk(4095, small) + chunk(16, CLAIM));
    tmx("infinite", "isometric\" infinite=\"1", chunks);
    Files.writeString(
        folder.resolve("json.tmj"),
        """
        {"type": "map", "orientation": "isometric", "width": 4096, "height": 4096, "tilewidth": 8,
        "tileheight": 4, "tilesets": [], "layers": [{"type": "tilelayer", "name": "a",
        "width": 4096, "height": 4096, "visible": true, "opacity": 1, "data": [0, 0]}]}
        """);
    Files.writeString(
        folder.resolve("rows.map"), "type octile\nheight 4096\nwidth 4096\nmap\n..\n");
    assertThat(statuses("-Xmx40m", "-Xmn8m"))
        .containsExactly(
            "given.tmx 0 0 0 0",
            "infinite.tmx 0 0 1 0",
            "json.tmj 0 0 blocked 0",
            "layers.tmx 0 0 blocked 0",
            "objects.tmx 0 0 blocked 0",
            "refused.tmx 3 1 3 3",
            "rows.map 3 1 3 3",
            "short.tmx 0 0 0 0");
  }

  @Tag("slow")
  @Test
  void commands_mapFoundTooHungry_needSixtyFourMebibytes() throws IOException {
    String data = System.getProperty("emberway.data");
    Path found = data == null ? null : Path.of(data, "found/claims-8000x8000.tmx");
    Assumptions.assumeTrue(
        found != null && Files.isRegularFile(found),
        "the maps found wrong are not there: found in the folder that -Demberway.data names");
    Files.copy(found, folder.resolve("found.tmx"));
    assertThat(statuses("-Xmx64m")).containsExactly("found.tmx 0 0 blocked 0");
  }
}
