package emberway.plan.survey;

import emberway.plan.RandomMap;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.AlternativeRoutes.Answer;
import emberway.plan.survey.AlternativeRoutes.Limits;
import emberway.testing.Transcript;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Which routes are chosen, told in {@code resources/routes}: the same ones from one release to the
 * next, unless how they are chosen is changed on purpose.
 */
final class AlternativeTranscriptTest {
  @Test
  void others_onRandomMaps_areThoseThatAreWritten() throws IOException {
    Transcript transcript = new Transcript("routes/alternatives.txt");
    for (long seed = 1; seed <= 300; seed++) {
      RandomMap random = new RandomMap(seed, 40);
      Limits limits = new Limits(2 + (int) (seed % 4), 1.1 + seed % 3 * 0.4, 0.5 + seed % 3 * 0.2);
      Answer answer =
          new AlternativeRoutes(CostField.of(random.map()), random.movement)
              .plan(random.from, random.to, limits, SearchHooks.NONE);
      if (answer.best() instanceof Outcome.Found found && !answer.others().isEmpty()) {
        transcript.add("map %d: %s".formatted(seed, told(found.route())));
        answer.others().forEach(other -> transcript.add("  " + told(other)));
      }
    }
    transcript.check();
  }

  /** Its cost, and its moves by their numbers. */
  private static String told(Route route) {
    StringBuilder text = new StringBuilder("%.6f from %s ".formatted(route.cost(), route.start()));
    for (int step = 1; step <= route.steps(); step++) {
      int dx = route.cell(step).x() - route.cell(step - 1).x();
      int dy = route.cell(step).y() - route.cell(step - 1).y();
      text.append(3 * dy + dx + 4);
    }
    return text.toString();
  }
}
