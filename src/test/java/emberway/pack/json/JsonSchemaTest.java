package emberway.pack.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a published schema says of a value of each kind, each in its place. */
final class JsonSchemaTest {
  private final JsonSchema schema = new JsonSchema("tileset.schema.json");

  private List<String> said(String json) throws Exception {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    ProblemCollector problems = new ProblemCollector("f");
    schema.check(Json.parse(bytes, new ProblemCollector("f")), problems);
    return problems.sorted().stream().map(Problem::toString).toList();
  }

  @Test
  void check_valuesOfWrongKinds_areNamedWhereTheyStand() throws Exception {
    assertThat(
            said(
                """
                {"name": "x", "author": null, "spritesFrom": true, "colorKey": "pink",
                 "tile": {"width": 54, "height": 1.5},
                 "lattice": {"width": 2, "height": 1e300},
                 "legend": [
                   {"symbol": "G", "name": "grass", "layer": "base", "sprite": "G", "cost": 1,
                    "variants": ["a", "b.c", 3], "blocked": false},
                   {"symbol": "S", "name": "snow", "layer": "base", "sprite": "S", "cost": 0.0001,
                    "influence": {"effect": "attract", "radius": 256.5, "reach": 1}}
                 ]}
                """))
        .containsExactly(
            "f:1:25: against the schema: null found, string expected; see docs/schema",
            "f:1:46: against the schema: boolean found, string expected; see docs/schema",
            "f:1:64: against the schema: does not match the regex pattern ^#[0-9a-fA-F]{6}$; see"
                + " docs/schema",
            "f:2:34: against the schema: number found, integer expected; see docs/schema",
            "f:3:36: against the schema: must have a maximum value of 1024; see docs/schema",
            "f:6:23: against the schema: does not match the regex pattern ^[A-Za-z0-9_-]{1,100}$;"
                + " see docs/schema",
            "f:6:30: against the schema: integer found, string expected; see docs/schema",
            "f:7:76: against the schema: must have a minimum value of 0.001; see docs/schema",
            "f:8:18: against the schema: required property 'strength' not found; see docs/schema",
            "f:8:50: against the schema: must have a maximum value of 256; see docs/schema");
  }

  @Test
  void schema_thatThereIsNot_isNamed() {
    assertThatThrownBy(() -> new JsonSchema("none.schema.json"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("this build comes without the schema none.schema.json");
  }
}
