package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.PathArgument;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.ProgressOptions;
import emberway.cli.option.ShellWord;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.PathHint;
import emberway.pack.SchemaCheck;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FolderFiles;
import emberway.pack.store.PackContent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emberway pack}: zips a pack's folder. */
@Command(
    name = "pack",
    description = {
      "Zip a pack's folder after checking everything in it.",
      "",
      "The same files give the same bytes. Files whose names begin with a dot are left out."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  emberway new-pack my-pack", "  emberway pack my-pack -o my-pack.zip"})
public final class PackCommand extends ProgressOptions implements Callable<Integer> {
  private static final String WRITTEN = "a pack";

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "DIR", description = "A folder with a pack.json.")
  private Path folder;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description = "Where to write the zip; - is standard output.")
  private String output;

  @Override
  public Integer call() throws UnreadableException {
    OutputTarget.requireExtension("-o", output, WRITTEN, ".zip");
    Optional<Path> target =
        output.equals(OutputTarget.STANDARD_OUTPUT)
            ? Optional.empty()
            : Optional.of(PathArgument.parse("-o", output));
    Path checked = folder();
    MapPack opened = MapPack.open(checked);
    Findings findings =
        ProgressLine.during(
            "checking",
            progress -> {
              Findings found = new Findings();
              Validation.of(new Subject.OfPack(opened), opened.display(), found);
              found.addForOtherLines(SchemaCheck.of(opened));
              return found;
            });
    FindingsText.print(findings, "emberway: ", spec.commandLine().getErr());
    if (findings.errors() > 0) {
      return ExitCode.INPUT.status();
    }
    PackContent pack = PackContent.of(new FolderFiles(checked, opened.display()), target);
    OutputTarget.write(
        output,
        WRITTEN,
        out -> {
          try {
            pack.zip(out);
          } catch (UnreadableException changed) {
            throw new CommandFailure(ExitCode.INPUT, changed.getMessage(), changed);
          }
        });
    return ExitCode.DONE.status();
  }

  /** The pack's folder, which may also be given by its {@code pack.json}. */
  private Path folder() throws UnreadableException {
    Optional<MapAddress> address = MapAddress.of(folder);
    if (address.isPresent() && !address.get().name().isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "DIR %s: is one map of a pack, and a zip contains the whole pack: emberway pack %s -o %s"
              .formatted(
                  folder,
                  ShellWord.of(address.get().pack().toString()),
                  ShellWord.of(output.toString())));
    }
    Path pack = address.map(MapAddress::pack).orElse(folder);
    if (address.isPresent() && !Files.isDirectory(pack)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "DIR %s: is already one file; copy it, or name the folder it was made from"
              .formatted(pack));
    }
    if (!Files.isDirectory(pack)) {
      throw new UnreadableException(
          Files.exists(pack)
              ? Problem.inFile(
                  pack.toString(),
                  "is not a folder",
                  "name the folder of a pack; 'emberway new-pack' starts one")
              : PathHint.notFound(pack));
    }
    return pack;
  }
}
