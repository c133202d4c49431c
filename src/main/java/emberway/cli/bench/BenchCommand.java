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
      "  emberway bench route island-realm",
      "  emberway bench drag island-realm",
      "  emberway bench render island-realm --view whole",
      "  emberway bench route --help                     # all about one of them"
    })
public final class BenchCommand extends CommonOptions {}
