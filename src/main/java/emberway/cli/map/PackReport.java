package emberway.cli.map;

import emberway.io.PrintableText;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.PackInfo;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.SpriteImage;
import java.io.PrintWriter;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/**
 * What {@code info} says about a pack: the content of its {@code pack.json}, without opening maps.
 */
final class PackReport {
  private static final int MAX_MAPS = 200;

  private PackReport() {}

  /** Prints the report for people. */
  static void print(MapPack pack, PrintWriter out) throws UnreadableException {
    Optional<SpriteImage> preview = pack.preview(); // may fail, so must come before any output
    PackInfo info = pack.info();
    out.println(PrintableText.escape(info.name()));
    InfoCommand.line(out, "version", info.version());
    InfoCommand.line(out, "author", info.author());
    InfoCommand.line(out, "license", info.license());
    InfoCommand.line(out, "description", info.description());
    if (preview.isPresent()) {
      InfoCommand.line(
          out, "preview", preview.get().width() + "×" + preview.get().height() + " px");
    }
    InfoCommand.line(out, "tile sets", String.join(", ", pack.tileSetNames()));
    InfoCommand.line(out, "maps", Integer.toString(pack.maps().size()));
    pack.maps().stream().limit(MAX_MAPS).forEach(map -> out.println("    " + oneLine(map)));
    int more = pack.maps().size() - MAX_MAPS;
    if (more > 0) {
      out.println("    and " + more + " more; --json lists them all");
    }
  }

  private static String oneLine(PackEntry map) {
    String about = map.description().isEmpty() ? "" : ": " + map.description();
    return PrintableText.escape(map.name() + " (" + map.file() + ")" + about);
  }

  /** Writes the report for programs. */
  static void write(MapPack pack, JsonGenerator json) {
    PackInfo info = pack.info();
    json.writeStringProperty("kind", "pack");
    json.writeStringProperty("name", info.name());
    json.writeStringProperty("version", info.version());
    json.writeStringProperty("author", info.author());
    json.writeStringProperty("license", info.license());
    json.writeStringProperty("description", info.description());
    json.writeArrayPropertyStart("tileSets");
    for (String name : pack.tileSetNames()) {
      json.writeString(name);
    }
    json.writeEndArray();
    json.writeArrayPropertyStart("maps");
    for (PackEntry map : pack.maps()) {
      json.writeStartObject();
      json.writeStringProperty("name", map.name());
      json.writeStringProperty("file", map.file());
      json.writeStringProperty("description", map.description());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
