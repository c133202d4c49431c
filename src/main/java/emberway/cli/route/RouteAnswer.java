package emberway.cli.route;

import emberway.cli.output.ExitCode;
import java.io.PrintWriter;

/** One kind of question that {@code emberway route} answers: an instance is a question. */
interface RouteAnswer {
  /**
   * Answers it.
   *
   * @return {@link ExitCode#DONE}, or {@link ExitCode#NO} where there is no way
   */
  ExitCode print(RouteContext setting, PrintWriter out);
}
