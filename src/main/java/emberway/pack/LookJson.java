package emberway.pack;

import emberway.io.Printable;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.sprite.TileLook;
import emberway.sprite.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads what {@code tileset.json} says about looks: variants, frames and transitions. */
final class LookJson {
  /** A picture's name without suffix and {@code .png}. */
  static final Pattern STEM = Pattern.compile("[A-Za-z0-9_-]{1,100}");

  /** What that has to be. */
  static final String STEM_RULE = "use letters, digits, '-' and '_', without '.png'";

  private static final Pattern SYMBOLS = Pattern.compile("(?s).+");
  private static final int MAX_LOOKS = 63;
  private static final int MAX_TRANSITIONS = 100;
  private static final int LEAST_MILLIS = 10;
  private static final int MOST_MILLIS = 60_000;

  private final Problems problems;

  LookJson(Problems problems) {
    this.problems = problems;
  }

  /** How a tile looks beyond its own sprite. */
  TileLook look(JsonFields in) {
    List<String> variants = stems(in, "variants");
    double corners = in.number("corners", 0, 1).orElse(0.0);
    JsonFields frames = in.object("frames", "the frames of a tile").orElse(null);
    if (frames == null) {
      return new TileLook(variants, List.of(), 0, corners);
    }
    frames.required("sprites");
    List<String> stems = stems(frames, "sprites");
    if (stems.isEmpty()) {
      frames.error("frames without sprites", "add \"sprites\": [ \"…\" ]");
    }
    int millis = frames.requiredInt("millis", LEAST_MILLIS, MOST_MILLIS).orElse(LEAST_MILLIS);
    frames.finish();
    return new TileLook(variants, stems, millis, corners);
  }

  private List<String> stems(JsonFields in, String key) {
    List<String> stems = new ArrayList<>();
    for (Json element : in.elements(key, MAX_LOOKS)) {
      if (element instanceof Json.Str text && STEM.matcher(text.text()).matches()) {
        stems.add(text.text());
      } else {
        problems.error(
            element.line(),
            element.column(),
            "in '%s' stands %s, which cannot be a picture's name"
                .formatted(
                    key,
                    element instanceof Json.Str text
                        ? Printable.quote(text.text())
                        : element.kind()),
            STEM_RULE);
      }
    }
    return stems;
  }

  /** The borders between the grounds of a legend, the lowest first. */
  List<TileSetDescription.Border> transitions(JsonFields root, Legend legend) {
    List<TileSetDescription.Border> transitions = new ArrayList<>();
    for (Json element : root.elements("transitions", MAX_TRANSITIONS)) {
      JsonFields in = JsonFields.of(element, "a transition", problems).orElse(null);
      if (in != null) {
        Optional<String> from = grounds(in, "from", legend);
        Optional<String> onto = grounds(in, "onto", legend);
        Optional<String> stem = in.requiredText("sprite", STEM, STEM_RULE);
        in.finish();
        if (from.isPresent() && onto.isPresent() && stem.isPresent()) {
          checkApart(in, from.get(), onto.get());
          Json place = in.optional("sprite").orElse(element);
          transitions.add(
              new TileSetDescription.Border(
                  new Transition(from.get(), onto.get(), stem.get()),
                  place.line(),
                  place.column()));
        }
      }
    }
    return transitions;
  }

  /** Symbols of base tiles. */
  private static Optional<String> grounds(JsonFields in, String key, Legend legend) {
    Optional<String> symbols = in.requiredText(key, SYMBOLS, "list symbols of base tiles");
    for (char symbol : symbols.orElse("").toCharArray()) {
      if (legend.find(symbol).filter(tile -> tile.layer() == Layer.BASE).isEmpty()) {
        in.errorAt(
            key,
            "'%s' has %s, which is no base tile of the legend"
                .formatted(key, Printable.quote(symbol)),
            "list symbols of base tiles");
      }
    }
    return symbols;
  }

  private static void checkApart(JsonFields in, String from, String onto) {
    from.chars()
        .filter(symbol -> onto.indexOf(symbol) >= 0)
        .forEach(
            symbol ->
                in.errorAt(
                    "onto",
                    "%s is in 'from' and in 'onto'".formatted(Printable.quote(symbol)),
                    "leave it out of one"));
  }
}
