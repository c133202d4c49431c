package emberway.pack;

import emberway.pack.image.ImageDecoderTest;
import emberway.pack.image.PngDecoderTest;
import emberway.pack.store.ZipDirectory;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * What fuzzing starts from: the small files of the golden folders and of the program itself, as a
 * target's method in {@link ReaderFuzzTest} is given them, and what lies in its inputs' folder.
 */
final class FuzzSeeds implements ArgumentsProvider {
  /** The folder of a target's own inputs is in here, and called like its method. */
  static final String INPUTS = "/emberway/pack/ReaderFuzzTestInputs";

  /** Where a Tiled map would lie among {@link #NEAR}. */
  static final String MAP_FILE = "tiled/case/map.tmx";

  static final String TILE_SET_FILE = "tiled/case/pics.tsx";
  static final String TEMPLATE_FILE = "tiled/case/things/tree.tx";

  /** A map that refers to both of these. */
  private static final String REFERRING_MAP =
      """
      <map orientation="isometric" width="2" height="2" tilewidth="8" tileheight="4">
      <tileset firstgid="1" source="pics.tsx"/>
      <layer name="ground" width="2" height="2"><data encoding="csv">1,2,3,0</data></layer>
      <objectgroup name="things"><object id="1" template="things/tree.tx" x="4" y="4"/></objectgroup>
      </map>
      """;

  /** The files of a pack whose one file is fuzzed, by path. */
  static final Map<String, byte[]> NEAR = near();

  private static final int MAX = 8 << 10; // of a seed [bytes]

  @Override
  public Stream<? extends Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    String method = context.getRequiredTestMethod().getName();
    for (FuzzTarget target : FuzzTarget.values()) {
      if (target.method().equals(method)) {
        return golden(target).stream().map(seed -> Arguments.of((Object) seed));
      }
    }
    throw new IllegalArgumentException(method);
  }

  /** All seeds of a target, in the same order always. */
  static List<byte[]> all(FuzzTarget target) {
    List<byte[]> seeds = new ArrayList<>(golden(target));
    seeds.addAll(files(INPUTS + "/" + target.method(), path -> true).values());
    return seeds;
  }

  private static List<byte[]> golden(FuzzTarget target) {
    return switch (target) {
      case TEXT_MAP -> ofKinds("/packs", "/text", ".map.txt");
      case MOVING_AI_MAP -> ofKind("/movingai", ".map");
      case SCENARIO -> ofKind("/movingai", ".scen");
      case DANGER, MAP_NAME, QUERIES, SETTINGS -> List.of();
      case WORLD -> ofKind("/packs", ".world");
      case SCHEMA -> ofKind("/packs", ".json");
      case ANY_MAP ->
          Stream.of(ofKind("/packs/good", ".map.txt"), ofKind("/tiled/json", ".tmj"))
              .flatMap(List::stream)
              .toList();
      case TILE_SET -> ofKind("/packs", "tileset.json");
      case PACK -> ofKind("/packs", "pack.json");
      case ZIP -> zips();
      case TMX -> ofKind("/tiled", ".tmx");
      case TMJ -> ofKind("/tiled", ".tmj");
      case TSX -> ofKind("/tiled", ".tsx");
      case TEMPLATE -> ofKind("/tiled", ".tx");
      case PNG -> pictures();
      case PICTURE -> {
        List<byte[]> all = new ArrayList<>(ImageDecoderTest.samples());
        all.addAll(files("/pictures", path -> !path.endsWith(".png")).values());
        yield all;
      }
    };
  }

  private static List<byte[]> ofKinds(String folder, String other, String end) {
    List<byte[]> all = new ArrayList<>(ofKind(folder, end));
    all.addAll(ofKind(other, end));
    return all;
  }

  private static List<byte[]> ofKind(String folder, String end) {
    return List.copyOf(files(folder, path -> path.endsWith(end)).values());
  }

  /** The golden packs, zipped. */
  private static List<byte[]> zips() {
    List<byte[]> zips = new ArrayList<>();
    for (String name : List.of("good", "good-preview", "good-several", "good-tile-sets-alone")) {
      List<RawZip.File> entries = new ArrayList<>();
      files("/packs/" + name + "/pack", path -> true)
          .forEach((path, content) -> entries.add(new RawZip.File(path, content)));
      zips.add(RawZip.of(entries));
      entries.forEach(FuzzSeeds::store);
      zips.add(RawZip.of(entries));
    }
    return zips;
  }

  private static void store(RawZip.File entry) {
    if (entry.name.endsWith(".json")) {
      byte[] content = NEAR.getOrDefault(entry.name, new byte[0]);
      RawZip.File stored = new RawZip.File(entry.name, content);
      entry.packed = content;
      entry.size = content.length;
      entry.crc = stored.crc;
      entry.method = ZipDirectory.STORED;
    }
  }

  /** Small pictures of many color types, plain and interlaced, made with the JDK's encoder. */
  private static List<byte[]> pictures() {
    List<byte[]> pictures = new ArrayList<>(ofKind("/tiled", ".png"));
    for (int type :
        new int[] {
          BufferedImage.TYPE_BYTE_BINARY,
          BufferedImage.TYPE_BYTE_GRAY,
          BufferedImage.TYPE_BYTE_INDEXED,
          BufferedImage.TYPE_USHORT_GRAY,
          BufferedImage.TYPE_INT_RGB,
          BufferedImage.TYPE_INT_ARGB
        }) {
      BufferedImage picture = new BufferedImage(5, 4, type);
      picture.setRGB(2, 3, 0xFF8040C0);
      pictures.add(PngDecoderTest.write(picture, false));
      pictures.add(PngDecoderTest.write(picture, true));
    }
    return pictures;
  }

  private static Map<String, byte[]> near() {
    Map<String, byte[]> near = new HashMap<>();
    for (String name : List.of("good", "good-preview")) {
      near.putAll(files("/packs/" + name + "/pack", path -> true));
    }
    for (String picture : List.of("sheet.png", "spaced.png", "tall.png", "wide.png")) {
      near.put("tiled/" + picture, files("/tiled", picture::equals).get(picture));
    }
    files("/tiled/several-sets", path -> path.endsWith(".tsx"))
        .forEach((path, content) -> near.put("tiled/case/" + path, content));
    files("/tiled/template/things", path -> true)
        .forEach((path, content) -> near.put("tiled/case/things/" + path, content));
    return Map.copyOf(near);
  }

  /** The small files in a folder of the test resources and below, by their path in it. */
  private static Map<String, byte[]> files(String folder, Predicate<String> isWanted) {
    Map<String, byte[]> files = new TreeMap<>();
    URL url = FuzzSeeds.class.getResource(folder);
    if (url == null) {
      return files;
    }
    try {
      Path root = Path.of(url.toURI());
      try (Stream<Path> all = Files.walk(root)) {
        for (Path file : all.filter(Files::isRegularFile).toList()) {
          String path = root.relativize(file).toString().replace('\\', '/');
          if (isWanted.test(path) && Files.size(file) <= MAX) {
            files.put(path, Files.readAllBytes(file));
          }
        }
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** The map that refers to the other files, as bytes. */
  static byte[] referringMap() {
    return REFERRING_MAP.getBytes(StandardCharsets.UTF_8);
  }
}
