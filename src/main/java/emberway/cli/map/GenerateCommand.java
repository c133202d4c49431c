package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.ProgressOptions;
import emberway.cli.option.ShellWord;
import emberway.cli.option.SizeArgument;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.NumberText;
import emberway.map.TileMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import emberway.worldgen.WorldAmounts;
import emberway.worldgen.WorldGenerator;
import emberway.worldgen.WorldKind;
import emberway.worldgen.WorldRequest;
import java.util.Arrays;
import java.util.Iterator;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code emberway generate}: a random map; equal seeds give equal maps. */
@Command(
    name = "generate",
    description = "Make a random map: coast, rivers, roads between towns, walls, volcanoes.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway generate --size 128x96 --seed 7 -o realm.map.txt",
      "  emberway generate --size 256x256 --seed 1 --kind island -o island.map.txt",
      "  emberway generate --size 128x128 --seed 3 --sea 60 --towns 50 -o isles.map.txt"
    })
public final class GenerateCommand extends ProgressOptions implements Callable<Integer> {
  private static final String WRITTEN = "a map";
  private static final Pattern CONVERTED = Pattern.compile("(?i)(.*)(\\.(?:tmx|tmj|zip))");

  @Spec private CommandSpec spec;

  @Option(names = "--size", required = true, paramLabel = "WxH", description = "Size in cells.")
  private String size;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Any whole number; the same seed gives the same bytes. Default: chosen and printed.")
  private Long seed;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      completionCandidates = Kinds.class,
      description = "The kind of world: ${COMPLETION-CANDIDATES}. Default: realm.")
  private String kind = WorldKind.REALM.label();

  @Option(
      names = "--sea",
      paramLabel = "PERCENT",
      description =
          "Share of the map that is sea, in percent (0 to 90). Default: as usual for the"
              + " kind.")
  private Double sea;

  @Option(
      names = "--mountains",
      paramLabel = "PERCENT",
      description =
          "Share of the land that mountains block, in percent (0 to 60). Default: as"
              + " usual for the kind.")
  private Double mountains;

  @Option(
      names = "--forest",
      paramLabel = "PERCENT",
      description =
          "Share of the land that may carry forest, in percent (0 to 100). Default: as"
              + " usual for the kind.")
  private Double forest;

  @Option(
      names = "--towns",
      paramLabel = "PERCENT",
      description = "How many towns, in percent of the usual number (0 to 400). Default: 100.")
  private Double towns;

  @Option(
      names = "--volcanoes",
      paramLabel = "PERCENT",
      description =
          "Chance of a volcano at each high summit, in percent (0 to 100). Default: as"
              + " usual for the kind.")
  private Double volcanoes;

  @Option(
      names = "--graveyards",
      paramLabel = "PERCENT",
      description = "How many graveyards, in percent of the usual number (0 to 400). Default: 100.")
  private Double graveyards;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description = "Where to write the text map; - is standard output.")
  private String output;

  @Override
  public Integer call() throws UnreadableException {
    refuseConverted();
    OutputTarget.requireExtension("-o", output, WRITTEN, ".map.txt", ".txt");
    WorldKind parsed = named("--kind", kind, WorldKind.values(), WorldKind::label);
    long used =
        seed == null ? ThreadLocalRandom.current().nextInt(WorldRequest.MAX_NOTED_SEED) : seed;
    WorldRequest request = new WorldRequest(parseSize(), used, parsed, amounts(parsed));
    TileMap map = generate(request);
    OutputTarget.write(output, WRITTEN, out -> TextMapWriter.write(map, out));
    if (seed == null) {
      spec.commandLine().getErr().printf("emberway: --seed %d makes this map again%n", used);
    }
    return ExitCode.DONE.status();
  }

  /** Refuses the name of a kind of file that {@code convert} makes, and says how to make it. */
  private void refuseConverted() {
    Matcher named = CONVERTED.matcher(output);
    if (named.matches()) {
      String text = named.group(1) + ".map.txt";
      String again =
          spec.commandLine().getParseResult().originalArgs().stream()
              .map(word -> ShellWord.of(word.replace(output, text)))
              .collect(Collectors.joining(" "));
      throw new CommandFailure(
          ExitCode.USAGE,
          "-o %s: should be a text map, but its name ends in '%s'; make a text map and convert it: emberway %s && emberway convert %s %s"
              .formatted(output, named.group(2), again, ShellWord.of(text), ShellWord.of(output)));
    }
  }

  /** The usual amounts of a kind, except those that were given. */
  private WorldAmounts amounts(WorldKind of) {
    WorldAmounts amounts = WorldAmounts.of(of);
    for (WorldAmounts.Amount amount : WorldAmounts.Amount.values()) {
      Double percent = percent(amount);
      if (percent != null) {
        if (!(percent >= 0 && percent <= 100 * amount.max())) {
          throw new CommandFailure(
              ExitCode.USAGE,
              "--%s %s: must be in 0..%s"
                  .formatted(
                      amount.label(),
                      NumberText.plain(percent),
                      NumberText.plain(100 * amount.max())));
        }
        amounts = amounts.with(amount, percent / 100);
      }
    }
    return amounts;
  }

  /** The percentage that was given for an amount, or null. */
  private Double percent(WorldAmounts.Amount amount) {
    return switch (amount) {
      case SEA -> sea;
      case MOUNTAINS -> mountains;
      case FOREST -> forest;
      case TOWNS -> towns;
      case VOLCANOES -> volcanoes;
      case GRAVEYARDS -> graveyards;
    };
  }

  private static TileMap generate(WorldRequest request) throws UnreadableException {
    try (ProgressLine progress = new ProgressLine("making the map")) {
      return new WorldGenerator(legend())
          .generate(
              request,
              (stage, done) -> {
                progress.show("making " + stage, done);
                return true;
              });
    }
  }

  private static Legend legend() throws UnreadableException {
    return TileSetLibrary.bundled()
        .find(MapInfo.DEFAULT_TILE_SET)
        .orElseThrow(
            () ->
                new CommandFailure(
                    ExitCode.INPUT, "the bundled tile set is missing; build Emberway again"))
        .set()
        .legend();
  }

  private GridSize parseSize() {
    SizeArgument sides = SizeArgument.parse("--size", size, "write it like 128x96, width first");
    try {
      return new GridSize(sides.width(), sides.height());
    } catch (IllegalArgumentException outOfRange) {
      throw new CommandFailure(ExitCode.USAGE, "--size: " + outOfRange.getMessage());
    }
  }

  private static final class Kinds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(WorldKind.values()).map(WorldKind::label).iterator();
    }
  }
}
