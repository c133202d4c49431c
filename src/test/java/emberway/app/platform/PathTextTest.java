package emberway.app.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PathTextTest {
  @Test
  void shortened_longPath_leavesOutItsMiddle() {
    assertThat(PathText.shortened("/maps/a/b.png", 13)).isEqualTo("/maps/a/b.png");
    assertThat(PathText.shortened("/maps/north/far/islands/b.png", 20))
        .isEqualTo("/maps/nor…ands/b.png")
        .hasSize(20);
    assertThat(PathText.shortened("/maps/north/a-rather-long-name.png", 26))
        .isEqualTo("/m…/a-rather-long-name.png")
        .hasSize(26);
  }

  @Test
  void shortened_surrogatesAtTheCuts_areNotTornApart() {
    String odd = "/" + "\uD83C\uDF0B".repeat(30) + ".png";
    for (int longest = 3; longest < odd.length(); longest++) {
      String text = PathText.shortened(odd, longest);
      assertThat(text.length()).isLessThanOrEqualTo(longest);
      assertThat(text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF)).isTrue();
    }
  }

  @Test
  void nameAndFolder_anyFile_isItsNameAndItsFolder() {
    assertThat(PathText.nameAndFolder(Path.of("/maps/north/b.png")))
        .isEqualTo("b.png in /maps/north");
    assertThat(PathText.nameAndFolder(Path.of("/maps/../tales/p.zip#The Valley")))
        .isEqualTo("p.zip#The Valley in /tales");
    assertThat(PathText.nameAndFolder(Path.of("x.png"))).startsWith("x.png in /");
    assertThat(PathText.nameAndFolder(Path.of("/" + "far/".repeat(30) + "x.png")))
        .startsWith("x.png in /far/")
        .contains("…")
        .hasSizeLessThan(60);
    Path home = Path.of(System.getProperty("user.home")).toAbsolutePath();
    assertThat(PathText.nameAndFolder(home.resolve("maps").resolve("x.png")))
        .isEqualTo(
            home.getParent() == null ? "x.png in " + home.resolve("maps") : "x.png in ~/maps");
  }

  @Test
  void ofMap_addressInAPack_isTheMapAndItsPack(@TempDir Path folder) throws IOException {
    Path pack = Files.createDirectory(folder.resolve("tales#1"));
    Files.writeString(pack.resolve("pack.json"), "{}");
    assertThat(PathText.ofMap(Path.of(pack + "#The Valley"))).isEqualTo("The Valley in tales#1");
    assertThat(PathText.ofMap(Path.of(pack + "#a/b.map.txt"))).isEqualTo("a/b.map.txt in tales#1");
    assertThat(PathText.ofMap(pack)).isEqualTo("tales#1");
    assertThat(PathText.ofMap(folder.resolve("none#a.map.txt"))).isEqualTo("none#a.map.txt");
    assertThat(PathText.ofMap(Path.of("maps/a.map.txt"))).isEqualTo("a.map.txt");
  }

  @Test
  void folders_filesOfOneName_areToldApartByTheLastPartThatDiffers() {
    Path one = Path.of("/isle/ada/maps/isle.map.txt");
    Path two = Path.of("/isle/ada/old/maps/isle.map.txt");
    Path three = Path.of("/maps/isle.map.txt");
    Path other = Path.of("/isle/ada/maps/other.map.txt");
    assertThat(PathText.folders(List.of(one, two, three, other), 40))
        .isEqualTo(
            Map.of(one, "…/ada/maps", two, "…/old/maps", three, "/maps", other, "/isle/ada/maps"));
  }

  @Test
  void folders_longOnesOfOneName_differAlthoughTheyAreShortened() {
    String deep = "/in/which/folders/are/many/and/have/the/same/names/isle.map.txt";
    Path one = Path.of("/isle/ada/a/long/way/one" + deep);
    Path two = Path.of("/isle/ada/a/long/way/two" + deep);
    Map<Path, String> folders = PathText.folders(List.of(one, two), 40);
    assertThat(folders.get(one)).startsWith("…/one/in").endsWith("same/names").hasSize(40);
    assertThat(folders.get(two)).startsWith("…/two/in").endsWith("same/names").hasSize(40);
  }

  @Test
  void withoutFolders_sentencesWithPaths_nameTheFilesAlone() {
    assertThat(PathText.withoutFolders("/maps/north/a.map.txt:3:1: no tile has the symbol"))
        .isEqualTo("a.map.txt:3:1: no tile has the symbol");
    assertThat(PathText.withoutFolders("not saved: ~/maps/a.zip is there, see (C:\\x\\b.zip)"))
        .isEqualTo("not saved: a.zip is there, see (b.zip)");
    assertThat(PathText.withoutFolders("a/b km/h 1 / 2 and/or 'it /'"))
        .isEqualTo("a/b km/h 1 / 2 and/or 'it /'");
  }
}
