package emberway.pack.tiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What Tiled's XML is refused for, in words of our own. */
final class TmxLimitsTest {
  private static TiledElement parse(String xml) throws UnreadableException {
    return TmxParser.parse(xml.getBytes(StandardCharsets.UTF_8), new ProblemCollector("f"));
  }

  private static String withAttributes(int count) {
    return IntStream.range(0, count)
        .mapToObj("a%d='1'"::formatted)
        .collect(Collectors.joining(" ", "<map>\n<layer ", "/></map>"));
  }

  @Test
  void attributes_oneTooMany_areRefused() throws Exception {
    assertThat(parse(withAttributes(10_000)).children()).hasSize(1);
    assertThatThrownBy(() -> parse(withAttributes(10_001)))
        .hasMessage(
            "f:2: an element has more than 10,000 attributes; keep to those that Tiled writes");
  }

  @Test
  void elements_oneTooMany_areRefused() throws Exception {
    assertThat(parse("<map>" + "<a/>".repeat(199_999) + "</map>").children()).hasSize(199_999);
    assertThatThrownBy(() -> parse("<map>" + "<a/>".repeat(200_000) + "</map>"))
        .hasMessage(
            "f:1: more than 200,000 elements; make several maps of it, each with fewer objects or"
                + " fewer tiles with properties");
  }

  @Test
  void size_ofAnElement_countsAllElementsAndAttributes() throws Exception {
    assertThat(parse("<map a='1'><layer b='2' c='3'><data/></layer></map>").size()).isEqualTo(6);
  }
}
