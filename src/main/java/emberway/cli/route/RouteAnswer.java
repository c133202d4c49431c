package emberway.cli.route;

import emberway.cli.option.ExitCode;
import java.io.PrintWriter;

/** A question to {@code emberway route}, with one implementation for each kind of question. */
interface RouteAnswer {
  /**
   * Answers the question.
   *
   * @return {@link ExitCode#DONE}, or {@link ExitCode#NO} if there is no route
   */
  ExitCode print(RouteContext context, PrintWriter out);
}
