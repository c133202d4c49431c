package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.pack.image.ImageHeader;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import emberway.pack.store.FileKind;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.store.RelativePath;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledTileSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Loads the files that one Tiled map refers to, each once: tile sets, templates, picture sizes. A
 * tile set may not refer to another tile set, nor a template to another template, so references
 * cannot form a circle.
 */
final class TiledFileLoader {
  private static final int MAX_FILE_BYTES = 32 << 20;
  private static final int MAX_FILES = 2000;
  private static final int MAX_CHAIN = 8; // files followed to find a circle

  private final ReferencedFiles files;
  private final FileBudget budget;
  private final ProblemCollector problemCollector; // the map's; sums up those of other files
  private final Set<Problem> missing = new LinkedHashSet<>(); // of files that the map lacks
  private final Map<String, String> unreachable = new LinkedHashMap<>(); // by file and reference
  private final Set<Problem> refused = new LinkedHashSet<>(); // circles and exceeded budgets
  private final List<ProblemCollector> read = new ArrayList<>();
  private final Map<String, TiledTileSet> tileSets = new HashMap<>();
  private final Map<String, Optional<TiledElement>> templates = new HashMap<>();
  private final Map<String, Integer> bytes = new HashMap<>(); // of each tile set and template
  private final Map<String, Optional<ImageHeader>> pictures = new HashMap<>();
  private final Map<String, TiledReference> mentions = new HashMap<>(); // first one of each picture
  private int count;

  TiledFileLoader(ReferencedFiles files, ProblemCollector problemCollector, FileBudget budget) {
    this.files = files;
    this.budget = budget;
    this.problemCollector = problemCollector;
  }

  /** Problems of tile sets and templates that the map is read without, without repetitions. */
  List<Problem> missing() {
    Set<Problem> all = new LinkedHashSet<>(missing);
    read.forEach(file -> file.sorted().stream().filter(Problem::isError).forEach(all::add));
    all.removeAll(refused);
    return List.copyOf(all);
  }

  /** Other problems of the referenced files found so far, without repetitions. */
  List<Problem> elsewhere() {
    Set<Problem> all = new LinkedHashSet<>(refused);
    read.forEach(
        file -> file.sorted().stream().filter(wrong -> !wrong.isError()).forEach(all::add));
    return List.copyOf(all);
  }

  /** Whether there are errors: a circle, or an exceeded budget. */
  boolean hasErrors() {
    return !refused.isEmpty();
  }

  /** Where each picture is referred to, by path. */
  Map<String, TiledReference> mentions() {
    return mentions;
  }

  /** The paths of the tile sets and templates that were read. */
  List<String> paths() {
    return Stream.concat(tileSets.keySet().stream(), templates.keySet().stream())
        .distinct()
        .sorted()
        .toList();
  }

  /** References, as written, that lead too far from the map to be followed. */
  List<String> unreachable() {
    return unreachable.values().stream().filter(reference -> !reference.isBlank()).toList();
  }

  /**
   * The path in an element's attribute. A path that leads too far from the map is never followed:
   * the file is reported as missing, once, and the result is empty.
   *
   * @param file the file of the element, relative to the map's folder
   */
  Optional<String> follow(TiledElement element, String attribute, String file) {
    String reference = element.text(attribute);
    RelativePath.Outcome outcome = RelativePath.resolve(file, reference);
    if (outcome instanceof RelativePath.Found found) {
      return Optional.of(found.path());
    }
    Optional<String> near =
        files
            .relative(reference)
            .filter(path -> RelativePath.resolve("", path) instanceof RelativePath.Found);
    if (near.isPresent()) {
      element.warning(
          "'%s' of <%s> is %s, which is found only as long as its folder stays where it is"
              .formatted(attribute, element.name(), PrintableText.quote(reference)),
          "write " + PrintableText.quote(near.get()));
      return near;
    }
    String complaint = ((RelativePath.Refused) outcome).complaint();
    if (unreachable.putIfAbsent(file + "\n" + reference, reference) == null) {
      lack(
          element,
          "'%s' of <%s> is %s, which %s"
              .formatted(attribute, element.name(), PrintableText.quote(reference), complaint),
          "name a file near the map, with a relative path");
    }
    return Optional.empty();
  }

  /** Reports at an element that the map is read without a file. */
  private void lack(TiledElement element, String message, String remedy) {
    if (missing.size() < MAX_FILES) {
      String in = element.problemCollector().file();
      missing.add(new Problem(Problem.Severity.ERROR, in, element.line(), 0, message, remedy));
    }
  }

  /**
   * The tile set in an element's source attribute; a placeholder after reporting a problem.
   *
   * @param file the file of the element, relative to the map's folder
   */
  TiledTileSet tileSet(TiledElement element, String file) {
    Optional<String> path = follow(element, "source", file);
    return path.isPresent()
        ? tileSet(path.get(), TiledReference.of(element))
        : TiledTileSet.missing(nameOf(element.text("source")), "");
  }

  /** Reads a tile set; an unreadable one is replaced by a placeholder without pictures. */
  private TiledTileSet tileSet(String path, TiledReference mention) {
    if (!tileSets.containsKey(path)) {
      Optional<TiledElement> root = parse(path, "tileset", mention);
      if (root.isPresent() && root.get().has("source")) {
        root.get()
            .error(
                circle(path, "tileset", TiledFileLoader::nextTileSet)
                    .orElse("a tile set's file refers to another one"),
                "name the set itself in the map");
        refused.addAll(root.get().problemCollector().sorted());
        root = Optional.empty();
      }
      Optional<TiledTileSet> set =
          root.map(element -> new TiledTileSetReader(this, path).read(element, path));
      boolean isSound = root.isPresent() && !root.get().problemCollector().hasErrors();
      tileSets.put(path, isSound ? set.get() : TiledTileSet.missing(nameOf(path), path));
    }
    return tileSets.get(path);
  }

  private static String nameOf(String path) {
    String file = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    String name = file.contains(".") ? file.substring(0, file.lastIndexOf('.')) : file;
    return PrintableText.escape(name);
  }

  private static String nextTileSet(TiledElement root) {
    return root.text("source");
  }

  private static String nextTemplate(TiledElement root) {
    return root.child("object").map(object -> object.text("template")).orElse("");
  }

  /**
   * Describes the circle if a file refers back to itself, directly or by others of its kind.
   *
   * @param next reads the file that a file of that kind refers to, empty for none
   */
  private Optional<String> circle(
      String first, String rootName, Function<TiledElement, String> next) {
    List<String> chain = new ArrayList<>(List.of(first));
    while (chain.size() <= MAX_CHAIN) {
      String last = chain.get(chain.size() - 1);
      Optional<TiledElement> root;
      try {
        root = Optional.of(root(last, rootName, new ProblemCollector(last)));
      } catch (UnreadableException unusable) {
        return Optional.empty(); // the chain ends here
      }
      if (!(RelativePath.resolve(last, next.apply(root.get()))
          instanceof RelativePath.Found found)) {
        return Optional.empty();
      }
      chain.add(found.path());
      if (found.path().equals(first)) {
        return Optional.of(
            "the files form a circle: "
                + chain.stream().map(PrintableText::quote).collect(Collectors.joining(" names ")));
      }
    }
    return Optional.empty();
  }

  /**
   * The template of an element, or empty after reporting a problem. Each use charges the budget as
   * much as if the template stood in the map, because all its values become the element's.
   *
   * @param path the template's path
   */
  Optional<TiledElement> template(TiledElement element, String path) {
    if (!templates.containsKey(path)) {
      Optional<TiledElement> root = parse(path, "template", TiledReference.of(element));
      if (root.isPresent() && !nextTemplate(root.get()).isEmpty()) {
        root.get()
            .error(
                circle(path, "template", TiledFileLoader::nextTemplate)
                    .orElse("a template's object has a template itself"),
                "give it none");
        refused.addAll(root.get().problemCollector().sorted());
        root = Optional.empty();
      }
      templates.put(path, root);
    }
    Optional<TiledElement> template = templates.get(path);
    String name = files.display(path);
    boolean isPaid =
        template.isEmpty()
            || (element.charge(budget, () -> budget.file(name, bytes.get(path)))
                && element.charge(budget, () -> budget.elements(name, template.get().size())));
    return isPaid ? template : Optional.empty();
  }

  /** Charges the budget for the corners of an object. Returns whether it sufficed. */
  boolean chargeCorners(TiledElement object, int corners) {
    return object.charge(budget, () -> budget.elements(problemCollector.file(), corners));
  }

  /**
   * The path of an element's picture, or empty after reporting that it is missing.
   *
   * @param file the file of the element, relative to the map's folder
   */
  Optional<String> picturePath(TiledElement element, String file) {
    if (element.child("data").isPresent()) {
      lack(
          element,
          "a picture inside the file is not supported",
          "save it beside the map, and name it");
      return Optional.empty();
    }
    if (element.text("source").isBlank()) {
      element.warning("<image> names no picture", "name one");
      return Optional.empty();
    }
    Optional<String> path = follow(element, "source", file);
    path.ifPresent(found -> mentions.putIfAbsent(found, TiledReference.of(element)));
    return path;
  }

  /** The actual size of a picture; empty after a warning if it is unknown. */
  Optional<ImageHeader> picture(TiledElement element, TiledImage image) {
    return pictures.computeIfAbsent(
        image.path(),
        path -> {
          try {
            return Optional.of(
                TiledImageLoader.header(path, load(path, ReferencedFiles.MAX_PICTURE_BYTES)));
          } catch (UnreadableException e) {
            Problem problem = TiledReference.of(element).of("picture", path, e.problems().get(0));
            element.warning(problem.message(), problem.remedy());
            return Optional.empty();
          }
        });
  }

  /** Parses a file. Problems of the whole file are reported at the reference to it. */
  private Optional<TiledElement> parse(String path, String rootName, TiledReference mention) {
    ProblemCollector own = new ProblemCollector(files.display(path));
    try {
      TiledElement root = root(path, rootName, own);
      TiledAttributes.warnUnknown(root);
      root.checkNames();
      read.add(own);
      return Optional.of(root);
    } catch (UnreadableException e) {
      String kind = rootName.equals("tileset") ? "tile set" : rootName;
      for (Problem wrong : e.problems()) {
        boolean isOfFile = wrong.line() == 0 && wrong.file().equals(own.file());
        boolean isTooMuch = budget.isExceeded() || count > MAX_FILES;
        (isTooMuch ? refused : missing).add(isOfFile ? mention.of(kind, path, wrong) : wrong);
      }
      return Optional.empty();
    }
  }

  private TiledElement root(String path, String rootName, ProblemCollector own)
      throws UnreadableException {
    byte[] content = load(path, MAX_FILE_BYTES);
    bytes.put(path, content.length);
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
                      "fix the path in the map"));
        };
    budget.elements(own.file(), root.size());
    if (!root.name().equals(rootName)) {
      throw new UnreadableException(
          Problem.inFile(
              own.file(),
              "this is <%s>, not <%s>".formatted(PrintableText.escape(root.name()), rootName),
              "fix the path in the map"));
    }
    return root;
  }

  private byte[] load(String path, int maxBytes) throws UnreadableException {
    if (++count > MAX_FILES) {
      throw new UnreadableException(
          Problem.inFile(
              problemCollector.file(),
              "refers to more than %d files".formatted(MAX_FILES),
              "use fewer"));
    }
    byte[] content = files.read(path, maxBytes);
    budget.file(files.display(path), content.length);
    return content;
  }
}
