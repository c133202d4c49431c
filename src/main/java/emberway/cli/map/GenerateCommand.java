package emberway.cli.map;

import emberway.cli.option.CommonOptions;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.SizeArgument;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.cli.output.ProgressLine;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.TileMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import emberway.worldgen.WorldGenerator;
import emberway.worldgen.WorldKind;
import emberway.worldgen.WorldRequest;
import java.util.Arrays;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code emberway generate}: a random map; equal seeds give equal maps. */
@Command(
    name = "generate",
    description = "Make a random map: coast, rivers, roads between towns, walls, volcanoes.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway generate --size 128x96 --seed 7 -o realm.map.txt",
      "  emberway generate --size 256x256 --seed 1 --kind island -o island.map.txt"
    })
public final class GenerateCommand extends CommonOptions implements Callable<Integer> {
  private static final String WRITTEN = "a map";

  @Option(names = "--size", required = true, paramLabel = "WxH", description = "Size in cells.")
  private String size;

  @Option(
      names = "--seed",
      required = true,
      paramLabel = "N",
      description = "Any whole number; the same seed gives the same bytes.")
  private long seed;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      completionCandidates = Kinds.class,
      description = "The kind of world: ${COMPLETION-CANDIDATES}. Default: realm.")
  private String kind = WorldKind.REALM.label();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description = "Where to write the text map; - is standard output.")
  private String output;

  @Override
  public Integer call() throws UnreadableException {
    OutputTarget.requireExtension("-o", output, WRITTEN, ".map.txt", ".txt");
    WorldRequest request = new WorldRequest(parseSize(), seed, parseKind());
    TileMap map = generate(request);
    OutputTarget.write(output, WRITTEN, out -> TextMapWriter.write(map, out));
    return ExitCode.DONE.status();
  }

  private static TileMap generate(WorldRequest request) throws UnreadableException {
    try (ProgressLine progress = new ProgressLine()) {
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
    SizeArgument sides = SizeArgument.parse("--size", size);
    try {
      return new GridSize(sides.width(), sides.height());
    } catch (IllegalArgumentException outOfRange) {
      throw new CommandFailure(ExitCode.USAGE, "--size: " + outOfRange.getMessage());
    }
  }

  private WorldKind parseKind() {
    return WorldKind.ofLabel(kind)
        .orElseThrow(
            () ->
                CommandFailure.unknown(
                    "--kind",
                    kind,
                    Arrays.stream(WorldKind.values()).map(WorldKind::label).toList()));
  }

  private static final class Kinds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(WorldKind.values()).map(WorldKind::label).iterator();
    }
  }
}
