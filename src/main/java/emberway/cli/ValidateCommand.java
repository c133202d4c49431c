package emberway.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.Problem;
import emberway.pack.SchemaCheck;
import emberway.pack.UnreadableException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code emberway validate}: every problem of a map, a pack or a tile set. */
@Command(
    name = "validate",
    description = "List every problem of a map, a pack or a tile set, with what would mend it.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway validate maps/island-realm.map.txt",
      "  emberway validate my-tiles --json"
    })
final class ValidateCommand extends SubjectOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws UnreadableException {
    List<Problem> problems = problems();
    PrintWriter out = spec.commandLine().getOut();
    long errors = problems.stream().filter(Problem::isError).count();
    if (json()) {
      JsonLine.print(out, fields -> write(problems, errors, fields));
    } else {
      for (Problem problem : problems) {
        out.println((problem.isError() ? "error: " : "warning: ") + problem);
      }
      out.println(summary(errors, problems.size() - errors));
    }
    out.flush();
    return (errors == 0 ? ExitCode.DONE : ExitCode.NO).status();
  }

  /** What the readers find, and what the schemas find where the readers say nothing. */
  private List<Problem> problems() throws UnreadableException {
    List<Problem> problems = new ArrayList<>(readersProblems());
    for (Problem problem : SchemaCheck.of(path())) {
      boolean isKnown =
          problems.stream()
              .anyMatch(p -> p.file().equals(problem.file()) && p.line() == problem.line());
      if (!isKnown) {
        problems.add(problem);
      }
    }
    return problems;
  }

  private List<Problem> readersProblems() throws UnreadableException {
    try {
      return Validation.of(Subject.open(path(), tiles()), path().toString());
    } catch (UnreadableException failure) {
      if (!Files.isReadable(path()) && !isMapInPack(path())) {
        throw failure;
      }
      return failure.problems();
    }
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

  private static String summary(long errors, long warnings) {
    if (errors == 0 && warnings == 0) {
      return "no problems";
    }
    return "%d %s, %d %s"
        .formatted(
            errors,
            errors == 1 ? "error" : "errors",
            warnings,
            warnings == 1 ? "warning" : "warnings");
  }

  private void write(List<Problem> problems, long errors, JsonGenerator json) throws IOException {
    json.writeStringField("path", path().toString());
    json.writeBooleanField("valid", errors == 0);
    json.writeArrayFieldStart("problems");
    for (Problem problem : problems) {
      json.writeStartObject();
      json.writeStringField("severity", problem.isError() ? "error" : "warning");
      json.writeStringField("file", problem.file());
      json.writeNumberField("line", problem.line());
      json.writeNumberField("column", problem.column());
      json.writeStringField("message", problem.message());
      json.writeStringField("mend", problem.mend());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
