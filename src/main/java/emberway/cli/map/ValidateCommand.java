package emberway.cli.map;

import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import emberway.cli.option.MapInput;
import emberway.cli.option.ProgressLine;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.SchemaCheck;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/** {@code emberway validate}: all problems of a map, a pack or a tile set. */
@Command(
    name = "validate",
    description = "List every problem in a map, a pack or a tile set, and how to fix it.",
    footerHeading = "%nExamples:%n",
    footer = {"  emberway validate island-realm", "  emberway validate fantasy --json"})
public final class ValidateCommand extends SubjectOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws UnreadableException {
    Findings findings = findings();
    PrintWriter out = spec.commandLine().getOut();
    if (json()) {
      JsonLine.print(out, fields -> write(findings, fields));
    } else {
      FindingsText.print(findings, "", out);
      out.println(FindingsText.summary(findings.errors(), findings.warnings()));
    }
    out.flush();
    return (findings.errors() == 0 ? ExitCode.DONE : ExitCode.NO).status();
  }

  /** The readers' findings, and the schemas' where the readers report nothing. */
  private Findings findings() throws UnreadableException {
    Findings findings = new Findings();
    List<Problem> againstSchemas;
    try {
      Subject subject = Subject.open(path(), tiles());
      againstSchemas =
          ProgressLine.during(
              "checking",
              progress -> {
                Validation.of(subject, path().toString(), findings);
                return subject instanceof Subject.OfPack ofPack
                    ? SchemaCheck.of(ofPack.pack())
                    : SchemaCheck.of(path());
              });
    } catch (UnreadableException failure) {
      boolean isRead = Files.isReadable(path()) || MapInput.isStandardInput(path());
      if (!isRead && !isMapInPack(path())) {
        throw failure;
      }
      findings.addAll(failure.problems());
      againstSchemas = SchemaCheck.of(path());
    }
    findings.addForOtherLines(againstSchemas);
    return findings;
  }

  private static boolean isMapInPack(Path path) {
    try {
      Optional<MapAddress> address = MapAddress.of(path);
      return address.isPresent()
          && !address.get().mapIn(MapPack.open(address.get().pack())).name().isEmpty();
    } catch (UnreadableException noSuchMap) {
      return false;
    }
  }

  private void write(Findings findings, JsonGenerator json) {
    json.writeStringProperty("path", path().toString());
    json.writeBooleanProperty("valid", findings.errors() == 0);
    json.writeNumberProperty("errors", findings.errors());
    json.writeNumberProperty("warnings", findings.warnings());
    json.writeArrayPropertyStart("problems");
    for (Problem problem : findings.listed()) {
      json.writeStartObject();
      json.writeStringProperty("severity", problem.isError() ? "error" : "warning");
      json.writeStringProperty("file", problem.file());
      json.writeNumberProperty("line", problem.line());
      json.writeNumberProperty("column", problem.column());
      json.writeStringProperty("message", problem.message());
      json.writeStringProperty("mend", problem.remedy());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
