package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.io.UnwritableException;
import emberway.pack.problem.Problem;
import emberway.pack.store.FolderFiles;
import emberway.pack.store.PackContent;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of paths that lead to nothing, in a folder with a new pack. */
final class PathHintTest {
  @TempDir private Path folder;

  private String said(String path) {
    return PathHint.notFound(folder.resolve(path)).toString().replace(folder + "/", "");
  }

  @Test
  void notFound_paths_sayWhatMayBeMeant() throws Exception {
    PackStarter.start(folder.resolve("isles"));
    Files.createFile(folder.resolve("Notes.txt"));
    Files.createDirectory(folder.resolve("plain"));
    Files.write(folder.resolve("isles.zip"), zip(folder.resolve("isles")));
    assertThat(said("isle")).isEqualTo("isle: not found; did you mean 'isles'?");
    assertThat(said("notes")).isEqualTo("notes: not found; did you mean 'Notes.txt'?");
    Files.createFile(folder.resolve("unit.map.txt"));
    assertThat(said("unti.map.txt"))
        .isEqualTo("unti.map.txt: not found; did you mean 'unit.map.txt'?");
    assertThat(said("unit.map.tx"))
        .isEqualTo("unit.map.tx: not found; did you mean 'unit.map.txt'?");
    assertThat(said("nope.map.txt")).isEqualTo("nope.map.txt: not found; check the path");
    assertThat(said("quite-another")).isEqualTo("quite-another: not found; check the path");
    assertThat(said("Notes.txt/a/b"))
        .isEqualTo("Notes.txt/a/b: not found: a part of its path is a file; check the path");
    assertThat(said("isles.zip/first/steps"))
        .isEqualTo(
            "isles.zip/first/steps: not found: a part of its path is a pack; name a map in it as"
                + " isles.zip#first/steps");
    assertThat(said("isles#"))
        .isEqualTo("isles#: names no map after the #; name one, or leave the # out");
    assertThat(said("plain#a"))
        .isEqualTo("plain#a: not found: plain is not a pack; leave out the # and what follows");
    assertThat(said("isle#a")).isEqualTo("isle: not found; did you mean 'isles'?");
  }

  private static byte[] zip(Path pack) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PackContent.of(new FolderFiles(pack, "pack"), Optional.empty()).zip(out);
    return out.toByteArray();
  }

  @Test
  void aboutFolder_withoutPackOrTiles_namesWhatIsInIt() throws Exception {
    Path bare = Files.createDirectory(folder.resolve("bare"));
    assertThat(about(bare))
        .isEqualTo(
            "bare: is neither a pack nor a tile set: it holds no pack.json, no tileset.json and no"
                + " PNG; name a map, a pack or a tile set");
    Path maps = Files.createDirectories(folder.resolve("holder/maps"));
    Files.createDirectory(maps.resolve("a.tmx")); // a folder is no map
    Files.createFile(maps.resolve("b.TMJ"));
    assertThat(PathHint.mapIn(folder.resolve("holder"))).contains(maps.resolve("b.TMJ"));
    assertThat(about(folder.resolve("holder")))
        .endsWith("; name what is in it, such as holder/maps/b.TMJ");
    for (String name : List.of("a.PNG", "pack.json", "tileset.json")) {
      Path other = Files.createDirectory(folder.resolve("with-" + name));
      Files.createFile(other.resolve(name));
      assertThat(PathHint.aboutFolder(other)).as(name).isEmpty();
    }
    assertThat(PathHint.aboutFolder(folder.resolve("nowhere"))).isEmpty();
  }

  private String about(Path path) {
    return PathHint.aboutFolder(path)
        .map(Problem::toString)
        .orElseThrow()
        .replace(folder + "/", "");
  }

  @Test
  void start_newPack_opensWithoutAWord() throws Exception {
    Path pack = folder.resolve("My \"isles\"");
    Files.createDirectory(pack);
    PackStarter.start(pack);
    MapPack opened = MapPack.open(pack);
    assertThat(opened.info().name()).isEqualTo("My \"isles\"");
    assertThat(opened.warnings()).isEmpty();
    assertThat(opened.maps()).hasSize(1);
    assertThat(opened.open(opened.first()).warnings()).isEmpty();
    assertThat(opened.otherFileProblems()).isEmpty();
    assertThat(Files.readString(pack.resolve("README.md"))).contains("My \"isles\"");
    assertThatThrownBy(() -> PackStarter.start(pack))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("already exists; name a new folder or an empty one");
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> PackStarter.start(file))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("already exists");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(pack, file);
    }
  }

  @Test
  void aboutFolder_withATileSetInIt_namesThat() throws Exception {
    Path set = TestTiles.writeFantasy(Files.createDirectories(folder.resolve("holder/tiles")));
    assertThat(about(folder.resolve("holder")))
        .endsWith("; name what is in it, such as " + "holder/tiles/fantasy");
    assertThat(about(set.getParent())).endsWith(", such as holder/tiles/fantasy");
  }

  @Test
  void schemaCheck_eachKindOfFolder_findsWhatTheSchemasRefuse() throws Exception {
    Path pack = folder.resolve("isles");
    PackStarter.start(pack);
    Path set = pack.resolve("tiles/heath");
    MapPack opened = MapPack.open(pack);
    assertThat(SchemaCheck.of(pack)).isEmpty();
    assertThat(SchemaCheck.of(set)).isEmpty();
    assertThat(SchemaCheck.of(opened)).isEmpty();
    for (Path json : List.of(pack.resolve("pack.json"), set.resolve("tileset.json"))) {
      Files.writeString(
          json, Files.readString(json).replaceFirst("\"name\": *\"[^\"]*\"", "\"name\": 7"));
    }
    String refusal = "against the schema: integer found, string expected";
    assertThat(SchemaCheck.of(set)).extracting(Problem::message).containsExactly(refusal);
    assertThat(SchemaCheck.of(set.resolve("tileset.json"))).hasSize(1);
    assertThat(SchemaCheck.of(pack))
        .extracting(Problem::file)
        .containsExactly(
            pack.resolve("pack.json").toString(), set.resolve("tileset.json").toString());
    assertThat(SchemaCheck.of(opened)).hasSize(2);
    Path world = Files.writeString(pack.resolve("a.world"), "{\"maps\": []}");
    assertThat(SchemaCheck.of(MapPack.open(world))).isEmpty();
    assertThat(SchemaCheck.of(folder.resolve("none"))).isEmpty();
    Files.writeString(pack.resolve("pack.json"), "{");
    assertThat(SchemaCheck.of(pack)).isEmpty();
  }
}
