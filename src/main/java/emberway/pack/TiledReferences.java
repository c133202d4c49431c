package emberway.pack;

import emberway.io.Printable;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The files that one Tiled map refers to, each read once: tile sets, templates, the sizes of
 * pictures. Neither a tile set nor a template may refer to one of its own kind, so that no files
 * can go round in a circle.
 */
final class TiledReferences {
  private static final int MAX_FILE_BYTES = 32 << 20;
  private static final long MAX_BYTES = 256L << 20; // all of them together
  private static final int MAX_FILES = 2000;

  /** The largest picture. [bytes] */
  static final int MAX_PICTURE_BYTES = 64 << 20;

  private final TiledFiles files;
  private final Problems problems; // the map's; those of the other files end here, too
  private final Set<Problem> unread = new LinkedHashSet<>(); // of files that could not be read
  private final List<Problems> read = new ArrayList<>();
  private final Map<String, Optional<TiledTileSet>> tileSets = new HashMap<>();
  private final Map<String, Optional<TiledElement>> templates = new HashMap<>();
  private final Map<String, Optional<PngHeader>> pictures = new HashMap<>();
  private long bytes;
  private int count;

  TiledReferences(TiledFiles files, Problems problems) {
    this.files = files;
    this.problems = problems;
  }

  /** What is wrong with the files that are referred to, found up to now; each thing once. */
  List<Problem> elsewhere() {
    Set<Problem> all = new LinkedHashSet<>(unread);
    read.forEach(file -> all.addAll(file.sorted()));
    return List.copyOf(all);
  }

  /** The tile sets and templates that were read. */
  List<String> paths() {
    return Stream.concat(tileSets.keySet().stream(), templates.keySet().stream())
        .distinct()
        .sorted()
        .toList();
  }

  /**
   * The path that an element's attribute refers to, or nothing after a problem was reported.
   *
   * @param file the file it stands in, relative to the map's folder
   */
  Optional<String> follow(TiledElement element, String attribute, String file) {
    String reference = element.text(attribute);
    TiledPath.Outcome outcome = TiledPath.resolve(file, reference);
    if (outcome instanceof TiledPath.Found found) {
      return Optional.of(found.path());
    }
    String complaint = ((TiledPath.Refused) outcome).complaint();
    element.error(
        "'%s' of <%s> is %s, which %s"
            .formatted(attribute, element.name(), Printable.quote(reference), complaint),
        "name a file near the map, with a relative path");
    return Optional.empty();
  }

  /**
   * The tile set that an element's source refers to, or nothing after a problem was reported.
   *
   * @param file the file it stands in, relative to the map's folder
   */
  Optional<TiledTileSet> tileSet(TiledElement element, String file) {
    Optional<String> path = follow(element, "source", file);
    Optional<TiledTileSet> set = path.flatMap(this::tileSet);
    if (path.isPresent() && set.isEmpty()) {
      element.error(
          "the tile set %s cannot be used".formatted(Printable.quote(path.get())),
          "mend it, or the path");
    }
    return set;
  }

  private Optional<TiledTileSet> tileSet(String path) {
    if (!tileSets.containsKey(path)) {
      Optional<TiledElement> root = parse(path, "tileset");
      if (root.isPresent() && root.get().has("source")) {
        root.get().error("a tile set's file refers to another one", "name that one in the map");
        root = Optional.empty();
      }
      tileSets.put(
          path, root.map(element -> new TiledTileSetReader(this, path).read(element, path)));
    }
    return tileSets.get(path);
  }

  /** A template, or nothing after a problem was reported. */
  Optional<TiledElement> template(String path) {
    if (!templates.containsKey(path)) {
      Optional<TiledElement> root = parse(path, "template");
      if (root.flatMap(r -> r.child("object")).filter(o -> o.has("template")).isPresent()) {
        root.get().error("a template's object has a template itself", "give it none");
        root = Optional.empty();
      }
      templates.put(path, root);
    }
    return templates.get(path);
  }

  /** The true size of a picture; nothing, and a warning, where it cannot be told. */
  Optional<PngHeader> picture(TiledElement element, TiledImage image) {
    return pictures.computeIfAbsent(
        image.path(),
        path -> {
          try {
            Optional<PngHeader> header = PngHeader.of(load(path, MAX_PICTURE_BYTES));
            if (header.isEmpty()) {
              element.warning(
                  "%s is no PNG picture".formatted(Printable.quote(path)), "save it as a PNG");
            }
            return header;
          } catch (UnreadableException e) {
            element.warning("the picture cannot be read: " + e.problems().get(0), "");
            return Optional.empty();
          }
        });
  }

  private Optional<TiledElement> parse(String path, String rootName) {
    Problems own = new Problems(files.display(path));
    try {
      byte[] content = load(path, MAX_FILE_BYTES);
      TiledElement root =
          switch (FileKind.of(content)) {
            case XML -> TmxParser.parse(content, own);
            case JSON -> TmjParser.parse(content, own, rootName);
            default ->
                throw new UnreadableException(
                    Problem.inFile(
                        own.file(),
                        "this is %s, not a Tiled %s"
                            .formatted(FileKind.of(content).label(), rootName),
                        "mend the path in the map"));
          };
      if (!root.name().equals(rootName)) {
        root.error(
            "this is <%s>, not <%s>".formatted(Printable.escape(root.name()), rootName),
            "mend the path in the map");
        own.throwIfErrors();
      }
      TiledAttributes.warnUnknown(root);
      read.add(own);
      return Optional.of(root);
    } catch (UnreadableException e) {
      unread.addAll(e.problems());
      return Optional.empty();
    }
  }

  private byte[] load(String path, int maxBytes) throws UnreadableException {
    if (++count > MAX_FILES) {
      throw new UnreadableException(
          Problem.inFile(
              problems.file(), "refers to more than %d files".formatted(MAX_FILES), "use fewer"));
    }
    byte[] content = files.read(path, maxBytes);
    bytes += content.length;
    if (bytes > MAX_BYTES) {
      throw new UnreadableException(
          Problem.inFile(
              problems.file(),
              "the files it refers to hold more than %d MiB".formatted(MAX_BYTES >> 20),
              "use fewer or smaller ones"));
    }
    return content;
  }
}
