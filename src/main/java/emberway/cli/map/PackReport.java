package emberway.cli.map;

import com.fasterxml.jackson.core.JsonGenerator;
import emberway.io.PrintableText;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.PackInfo;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.SpriteImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/** What {@code info} says of a pack: what its {@code pack.json} lists, no map being opened. */
final class PackReport {
  private static final int MOST_MAPS = 200;

  private PackReport() {}

  /** For people. */
  static void print(MapPack pack, PrintWriter out) throws UnreadableException {
    Optional<SpriteImage> preview = pack.preview(); // may fail, so before the first line
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
    pack.maps().stream().limit(MOST_MAPS).forEach(map -> out.println("    " + oneLine(map)));
    int more = pack.maps().size() - MOST_MAPS;
    if (more > 0) {
      out.println("    and " + more + " more; --json lists them all");
    }
  }

  private static String oneLine(PackEntry map) {
    String about = map.description().isEmpty() ? "" : ": " + map.description();
    return PrintableText.escape(map.name() + " (" + map.file() + ")" + about);
  }

  /** For programs. */
  static void write(MapPack pack, JsonGenerator json) throws IOException {
    PackInfo info = pack.info();
    json.writeStringField("kind", "pack");
    json.writeStringField("name", info.name());
    json.writeStringField("version", info.version());
    json.writeStringField("author", info.author());
    json.writeStringField("license", info.license());
    json.writeStringField("description", info.description());
    json.writeArrayFieldStart("tileSets");
    for (String name : pack.tileSetNames()) {
      json.writeString(name);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("maps");
    for (PackEntry map : pack.maps()) {
      json.writeStartObject();
      json.writeStringField("name", map.name());
      json.writeStringField("file", map.file());
      json.writeStringField("description", map.description());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
