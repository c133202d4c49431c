package emberway.cli;

import emberway.app.diagnosis.DiagnosisCollector;
import emberway.app.platform.Diagnosis;
import emberway.cli.option.CommonOptions;
import emberway.cli.output.ExitCode;
import emberway.cli.output.JsonLine;
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
      "Say how Emberway fares on this computer: versions, driver, screens, folders, settings and the"
          + " last errors, in one text to send along with a problem.",
      "",
      "It tells nothing of your maps; your home folder is written as ~, your name and your"
          + " computer's are left out. It exits with 1 where something is wrong, which it names last."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  emberway doctor", "  emberway doctor --json"})
final class DoctorCommand extends CommonOptions implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Print one JSON object instead.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Diagnosis diagnosis = DiagnosisCollector.examine(section -> print(section, out));
    if (json) {
      JsonLine.print(out, fields -> write(diagnosis, fields));
    } else {
      print(diagnosis.troubles(), out);
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
