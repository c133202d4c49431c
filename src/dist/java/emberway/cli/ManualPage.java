package emberway.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/** The manual page of the program, in the format of {@code man}: the helps of all commands. */
public final class ManualPage {
  private static final int WIDTH = 80; // [columns], as the helps have, so that no example is broken

  private ManualPage() {}

  /**
   * Returns the page.
   *
   * @param version the program's version
   */
  public static String text(String version) {
    StringBuilder page = new StringBuilder();
    page.append(".TH EMBERWAY 1 \"\" \"Emberway ").append(version).append("\"\n");
    page.append(".SH NAME\nemberway \\- explore isometric maps and plan routes\n");
    page.append(".SH SYNOPSIS\n.B emberway\n[MAP|PACK]\n.br\n.B emberway\nCOMMAND ...\n");
    page.append(".SH DESCRIPTION\n");
    CommandLine program = CommandList.complete();
    preformatted(page, program);
    page.append(".SH COMMANDS\n");
    program.getSubcommands().values().forEach(command -> append(page, command));
    page.append(".SH FILES\nSettings are in ~/.config/emberway, copies of unsaved work in\n");
    page.append("~/.local/share/emberway, logs in ~/.local/state/emberway.\n");
    page.append(".SH SEE ALSO\nThe README and the pages in docs are in share/doc/emberway.\n");
    return page.toString();
  }

  private static void append(StringBuilder page, CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    if (!spec.usageMessage().hidden()) {
      page.append(".SS ").append(escaped(spec.qualifiedName())).append('\n');
      preformatted(page, command);
      command.getSubcommands().values().forEach(child -> append(page, child));
    }
  }

  private static void preformatted(StringBuilder page, CommandLine command) {
    command.setUsageHelpWidth(WIDTH);
    StringWriter usage = new StringWriter();
    command.usage(new PrintWriter(usage, true), Ansi.OFF);
    page.append(".nf\n");
    usage.toString().lines().forEach(line -> page.append(escaped(line)).append('\n'));
    page.append(".fi\n");
  }

  /** A line as man prints it: no escapes, and no request at its start. */
  private static String escaped(String line) {
    String text = line.replace("\\", "\\e").replace("-", "\\-");
    return text.startsWith(".") || text.startsWith("'") ? "\\&" + text : text;
  }
}
