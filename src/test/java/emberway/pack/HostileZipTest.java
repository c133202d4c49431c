package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.UnreadableException;
import emberway.pack.store.ByteSource;
import emberway.pack.store.PackContent;
import emberway.pack.store.PackFiles;
import emberway.pack.store.ZipFiles;
import emberway.pack.tileset.TileSetLibrary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Zips made to hurt: each is refused with a sentence, soon, and in little memory. */
final class HostileZipTest {
  private static final String PACK =
      "{\"name\": \"P\", \"maps\": [{\"file\": \"a.map.txt\", \"name\": \"A\"}]}";
  private static final String MAP = "emberway-map 1\nname: m\n[base]\nGG\n";

  /** How many places of a pack are made wrong; more with {@code -Demberway.soak=1000}. */
  private static final int DENSITY = Integer.getInteger("emberway.soak", 60);

  private static List<RawZip.File> files() {
    return new ArrayList<>(
        List.of(new RawZip.File("pack.json", PACK), new RawZip.File("a.map.txt", MAP)));
  }

  private static byte[] zip(Consumer<RawZip.File> change) {
    List<RawZip.File> files = files();
    change.accept(files.get(1));
    return RawZip.of(files);
  }

  private static byte[] zipWith(RawZip.File... more) {
    List<RawZip.File> files = files();
    files.addAll(List.of(more));
    return RawZip.of(files);
  }

  /** Opens a pack and all that is in it. */
  private static void openAll(byte[] zip) throws UnreadableException {
    PackFiles files = ZipFiles.open(new ByteSource.InMemory(zip), "Z");
    MapPack pack = MapPack.open(files, TileSetLibrary.bundled());
    pack.preview();
    for (String name : pack.tileSetNames()) {
      pack.tileSet(name);
    }
    for (PackEntry map : pack.maps()) {
      pack.open(map);
      pack.preview(map);
    }
  }

  private static void refused(byte[] zip, String message) {
    assertThatThrownBy(() -> openAll(zip))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(message);
  }

  /** A pack of maps that are all alike, of so many bytes each. */
  private static List<RawZip.File> manyMaps(int count, int bytes) {
    byte[] content = Arrays.copyOf(MAP.getBytes(StandardCharsets.UTF_8), bytes);
    RawZip.File one = new RawZip.File("x", content);
    List<RawZip.File> files = new ArrayList<>();
    StringBuilder listed = new StringBuilder();
    for (int i = 0; i < count; i++) {
      RawZip.File file = new RawZip.File("m%d.map.txt".formatted(i), "");
      file.packed = one.packed;
      file.size = one.size;
      file.crc = one.crc;
      files.add(file);
      listed.append(i == 0 ? "" : ",").append("{\"file\": \"%s\"}".formatted(file.name));
    }
    files.add(new RawZip.File("pack.json", "{\"name\": \"P\", \"maps\": [%s]}".formatted(listed)));
    return files;
  }

  @Test
  void open_mapsThatAreEachSmall_areABombTogether() throws Exception {
    byte[] bomb = RawZip.of(manyMaps(200, (16 << 20) - 1));
    assertThatThrownBy(
            () ->
                MapPack.open(
                    ZipFiles.open(new ByteSource.InMemory(bomb), "Z"), TileSetLibrary.bundled()))
        .isInstanceOf(UnreadableException.class)
        .message()
        .matches(
            "Z: its maps expand to 3199 MiB, [0-9]+ times their size, as a zip bomb does; unpack"
                + " it if you trust it, and name the folder");
    byte[] few = RawZip.of(manyMaps(4, (16 << 20) - 1));
    MapPack pack =
        MapPack.open(ZipFiles.open(new ByteSource.InMemory(few), "Z"), TileSetLibrary.bundled());
    assertThat(pack.maps()).hasSize(4);
  }

  @Test
  void packContent_mapsThatAreEachSmall_areWrittenAsNoBomb() throws Exception {
    byte[] plain = new byte[(12 << 20)];
    PackContent content = new PackContent();
    StringBuilder listed = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      content.add("m%d.map.txt".formatted(i), () -> plain);
      listed.append(i == 0 ? "" : ",").append("{\"file\": \"m%d.map.txt\"}".formatted(i));
    }
    byte[] json =
        "{\"name\": \"P\", \"maps\": [%s]}".formatted(listed).getBytes(StandardCharsets.UTF_8);
    content.add("pack.json", () -> json);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    content.zip(out);
    PackFiles files = ZipFiles.open(new ByteSource.InMemory(out.toByteArray()), "Z");
    assertThat(MapPack.open(files, TileSetLibrary.bundled()).maps()).hasSize(8);
  }

  @Test
  void open_soundZip_opens() throws Exception {
    openAll(RawZip.of(files()));
    openAll(zipWith(new RawZip.File("maps/", "")));
  }

  @Test
  void open_notWhole_isRefused() {
    byte[] good = RawZip.of(files());
    refused(new byte[0], "Z: the zip is damaged or cut off; copy or pack it again");
    refused(
        Arrays.copyOf(good, good.length - 1),
        "Z: the zip is damaged or cut off; copy or pack it again");
    byte[] prepended = new byte[good.length + 10];
    System.arraycopy(good, 0, prepended, 10, good.length);
    refused(prepended, "Z: has bytes that belong to no file; pack it again");
  }

  @Test
  void open_oddNames_areRefused() {
    for (String name : List.of("../x", "/x", "C:/x", "a\\x", "a//x", "./x", "x\u001b[2J", "nul")) {
      assertThatThrownBy(() -> openAll(zipWith(new RawZip.File(name, "x"))))
          .isInstanceOf(UnreadableException.class)
          .hasMessageStartingWith("Z: the file name '")
          .hasMessageEndingWith("; rename it")
          .message()
          .matches(text -> text.chars().noneMatch(Character::isISOControl));
    }
    refused(
        zip(file -> file.rawName = new byte[] {'a', (byte) 0xFF}),
        "Z: has a file whose name is not UTF-8; pack it again with names in UTF-8");
  }

  @Test
  void open_namesThatMeanOneFile_areRefused() {
    refused(
        zipWith(new RawZip.File("a.map.txt", "other")),
        "Z: has two files of the name 'a.map.txt'; keep one of them");
    refused(
        zipWith(new RawZip.File("A.MAP.txt", "other")),
        "Z: has the files 'a.map.txt' and 'A.MAP.txt', which many systems treat as the same; keep"
            + " one of them");
    refused(
        zipWith(new RawZip.File("\u00e9", "x"), new RawZip.File("e\u0301", "x")),
        "Z: has the files '\u00e9' and 'e\u0301', which many systems treat as the same; keep one"
            + " of them");
  }

  @Test
  void open_foldersThatSystemsUnpackDifferently_areRefused() throws Exception {
    openAll(
        zipWith(
            new RawZip.File("x/", ""), new RawZip.File("x/b", "b"), new RawZip.File("x/c", "c")));
    refused(
        zipWith(new RawZip.File("x/b.txt", "b"), new RawZip.File("X/c.txt", "c")),
        "Z: has the folders 'x' and 'X', which many systems treat as the same; give both one"
            + " spelling");
    refused(
        zipWith(new RawZip.File("x/y/b", "b"), new RawZip.File("x/Y/", "")),
        "Z: has the folders 'x/y' and 'x/Y', which many systems treat as the same; give both one"
            + " spelling");
    for (String name : List.of("x", "X")) {
      refused(
          zipWith(new RawZip.File(name, "file"), new RawZip.File("x/y", "below")),
          "Z: has '%s' as a file and as a folder; rename one of them".formatted(name));
    }
  }

  @Test
  void open_namesThatTurnTheReadingDirection_areRefused() {
    for (int c : new int[] {0x202A, 0x202E, 0x2066, 0x2069}) {
      String turned = "ok" + Character.toString(c) + "gpj";
      List<RawZip.File> files = files();
      files.set(1, new RawZip.File("a.map.txt", MAP.replace("name: m", "name: " + turned)));
      refused(
          RawZip.of(files),
          "Z/a.map.txt:2:9: control character U+%04X; remove it from the line".formatted(c));
      files.set(0, new RawZip.File("pack.json", PACK.replace("\"P\"", '"' + turned + '"')));
      assertThatThrownBy(() -> openAll(RawZip.of(files)))
          .isInstanceOf(UnreadableException.class)
          .hasMessageContaining("'name' has a line break or another control character");
    }
  }

  @Test
  void open_whatIsNoPlainFile_isRefused() {
    refused(
        zip(
            file -> {
              file.madeBy = 3 << 8;
              file.attributes = 0xA1FF << 16;
            }),
        "Z: 'a.map.txt' is a link; pack the file itself");
    refused(
        zip(file -> file.flags = 1),
        "Z: the file 'a.map.txt' is encrypted; pack it without encryption");
    refused(
        zip(file -> file.method = 14),
        "Z: the file 'a.map.txt' is compressed by method 14; pack it with 'deflate', as usual");
  }

  @Test
  void open_directoryAndFilesApart_isRefused() {
    refused(
        zip(file -> file.localName = "b.map.txt"),
        "Z/a.map.txt: has another name in the zip's directory; pack it again");
    refused(
        zip(file -> file.offset = 0),
        "Z: the file 'pack.json' overlaps what follows it; pack it again");
    refused(
        zip(file -> file.crc++), "Z/a.map.txt: is damaged in the zip; copy or pack the zip again");
    refused(
        zip(file -> file.size--),
        "Z/a.map.txt: is not as long as the zip's directory says; pack it again");
    refused(
        zip(file -> file.size++),
        "Z/a.map.txt: is not as long as the zip's directory says; pack it again");
    refused(
        zip(file -> file.size = 0x7FFFFFFF),
        "Z/a.map.txt: is not as long as the zip's directory says; pack it again");
    refused(
        zip(file -> file.packed[0] ^= 7),
        "Z/a.map.txt: is damaged in the zip; copy or pack the zip again");
  }

  @Test
  void open_mapThatUnfoldsEnormously_isRefusedFolded() {
    byte[] rows = new byte[64 << 20];
    Arrays.fill(rows, (byte) 'G');
    byte[] start = "emberway-map 1\nname: m\n[base]\n".getBytes(StandardCharsets.UTF_8);
    System.arraycopy(start, 0, rows, 0, start.length);
    List<RawZip.File> files = files();
    files.set(1, new RawZip.File("a.map.txt", rows));
    assertThatThrownBy(() -> openAll(RawZip.of(files)))
        .isInstanceOf(UnreadableException.class)
        .hasMessageMatching(
            "Z/a.map.txt: expands to [0-9]+ times its size, as a zip bomb does; unpack it if you"
                + " trust it, and name the folder");
  }

  @Test
  void open_otherFileThatUnfoldsEnormously_isNotUnfolded() throws Exception {
    openAll(zipWith(new RawZip.File("bomb.bin", new byte[64 << 20])));
    List<RawZip.File> files = files();
    files.set(1, new RawZip.File("a.map.txt", new byte[64 << 20]));
    refused(
        RawZip.of(files),
        "Z/a.map.txt: this is a binary file, not a map; a text map's first line is"
            + " 'emberway-map 1'");
    files.set(0, new RawZip.File("pack.json", new byte[64 << 20]));
    refused(
        RawZip.of(files),
        "Z/pack.json: is larger than 4 MiB; name a smaller file of the right kind");
  }

  @Test
  void open_tenThousandMaps_listsAtOnceAndFindsEach() throws Exception {
    byte[] zip = manyMaps(PackFiles.MAX_MAPS);
    MapPack pack =
        MapPack.open(ZipFiles.open(new ByteSource.InMemory(zip), "Z"), TileSetLibrary.bundled());
    assertThat(pack.maps()).hasSize(PackFiles.MAX_MAPS);
    assertThat(pack.open(pack.map("map 9999")).map().info().name()).isEqualTo("m9999");
    refused(
        manyMaps(PackFiles.MAX_MAPS + 1),
        "Z/pack.json:1:23: 'maps' has 10001 elements; keep to 10000");
  }

  private static byte[] manyMaps(int count) {
    List<RawZip.File> files = new ArrayList<>();
    StringBuilder json = new StringBuilder("{\"name\": \"P\", \"maps\": [");
    for (int i = 0; i < count; i++) {
      json.append(i == 0 ? "" : ",\n")
          .append("{\"file\": \"m/%d.map.txt\", \"name\": \"Map %d\"}".formatted(i, i));
      files.add(
          new RawZip.File("m/%d.map.txt".formatted(i), MAP.replace("name: m", "name: m" + i)));
    }
    files.add(new RawZip.File("pack.json", json.append("]}").toString()));
    return RawZip.of(files);
  }

  /** The corrupt twins of the good packs: bytes all along them changed, or cut off there. */
  @Tag("slow")
  @Test
  void open_corruptTwins_areOpenedOrRefusedInOneLine() throws Exception {
    Path cases = Path.of(System.getProperty("emberway.home", "."), "src/test/resources/packs");
    List<Path> good;
    try (Stream<Path> all = Files.list(cases)) {
      good = all.filter(p -> p.getFileName().toString().startsWith("good")).sorted().toList();
    }
    assertThat(good).hasSizeGreaterThan(4);
    int refused = 0;
    int tried = 0;
    for (Path path : good) {
      byte[] zip = RawZip.of(files(path.resolve("pack")));
      Random random = new Random(path.getFileName().toString().hashCode());
      int step = Math.max(1, zip.length / DENSITY);
      for (int at = random.nextInt(step); at < zip.length; at += step, tried += 3) {
        byte[] flipped = zip.clone();
        flipped[at] ^= (byte) (1 << random.nextInt(8));
        byte[] odd = zip.clone();
        odd[at] = (byte) (random.nextBoolean() ? 0xFF : 0);
        refused += isRefused(flipped) + isRefused(odd) + isRefused(Arrays.copyOf(zip, at));
      }
    }
    assertThat(refused).as("of %d", tried).isGreaterThan(tried / 2);
  }

  private static int isRefused(byte[] zip) {
    try {
      openAll(zip);
      return 0;
    } catch (UnreadableException e) {
      assertThat(e.getMessage()).startsWith("Z").contains(": ");
      assertThat(e.getMessage().chars().noneMatch(Character::isISOControl)).isTrue();
      return 1;
    }
  }

  private static List<RawZip.File> files(Path pack) throws IOException {
    List<RawZip.File> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(pack)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        String name = pack.relativize(file).toString().replace('\\', '/');
        files.add(new RawZip.File(name, Files.readAllBytes(file)));
      }
    }
    return files;
  }
}
