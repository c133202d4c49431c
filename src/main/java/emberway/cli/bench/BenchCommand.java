package emberway.cli.bench;

import emberway.cli.option.CommonOptions;
import picocli.CommandLine.Command;

/** {@code emberway bench}: lists its commands, which measure planning and drawing. */
@Command(
    name = "bench",
    description = "Measure how fast routes are planned and maps are drawn on this machine.",
    subcommands = {BenchRouteCommand.class, BenchDragCommand.class, BenchRenderCommand.class},
    synopsisSubcommandLabel = "COMMAND",
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway bench route maps/island-realm.map.txt",
      "  emberway bench drag maps/island-realm.map.txt",
      "  emberway bench render maps/island-realm.map.txt --view whole",
      "  emberway bench route --help                     # all about one of them"
    })
public final class BenchCommand extends CommonOptions {}
