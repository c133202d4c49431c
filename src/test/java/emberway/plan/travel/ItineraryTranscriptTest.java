package emberway.plan.travel;

import emberway.testing.Transcript;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Itineraries over random maps of everything that the tile set has, word for word in {@code
 * resources/itineraries/random.txt}: their wording changes on purpose only.
 */
final class ItineraryTranscriptTest {
  @Test
  void itineraries_overRandomMaps_areTheSameWords() throws IOException {
    Transcript transcript = new Transcript("itineraries/random.txt");
    for (long seed = 1; seed <= 120; seed++) {
      transcript.add("map " + seed);
      ItineraryPropertyTest.lines(seed).forEach(transcript::add);
    }
    transcript.check();
  }
}
