package emberway.cli;

import emberway.app.diagnosis.DiagnosisCollector;
import emberway.app.platform.Diagnosis;
import emberway.cli.option.CommonOptions;
import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/** {@code emberway doctor}: information to include in a problem report. */
@Command(
    name = "doctor",
    description = {
      "Report how Emberway runs on this computer: versions, driver, screens, folders, settings and"
          + " the last errors, as one text to send with a description of a problem.",
      "",
      "The report contains nothing from your maps. Your home folder is written as ~; your name and"
          + " your computer's name are left out. The exit status is 1 if something is wrong; the"
          + " report names that last."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  emberway doctor", "  emberway doctor --json"})
final class DoctorCommand extends CommonOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Diagnosis diagnosis = DiagnosisCollector.examine(section -> print(section, out));
    if (json) {
      JsonLine.print(out, fields -> write(diagnosis, fields));
    } else {
      print(diagnosis.problemSection(), out);
    }
    out.flush();
    return (diagnosis.problems().isEmpty() ? ExitCode.DONE : ExitCode.NO).status();
  }

  /** Flushes each section, since the last one, on the driver, may end the process. */
  private void print(Diagnosis.Section section, PrintWriter out) {
    if (!json) {
      section.text().lines().forEach(out::println);
      out.println();
      out.flush();
    }
  }

  private static void write(Diagnosis diagnosis, JsonGenerator fields) {
    fields.writeArrayPropertyStart("sections");
    for (Diagnosis.Section section : diagnosis.sections()) {
      fields.writeStartObject();
      fields.writeStringProperty("title", section.title());
      fields.writeArrayPropertyStart("entries");
      for (Diagnosis.Entry entry : section.entries()) {
        fields.writeStartObject();
        fields.writeStringProperty("name", entry.name());
        fields.writeStringProperty("value", entry.value());
        fields.writeEndObject();
      }
      fields.writeEndArray();
      fields.writeEndObject();
    }
    fields.writeEndArray();
    fields.writeArrayPropertyStart("problems");
    for (String problem : diagnosis.problems()) {
      fields.writeString(problem);
    }
    fields.writeEndArray();
  }
}
