package emberway.examples;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * Guards patrol a map of Tiled: the costs are those of its tiles, and the corners of each patrol
 * are the points of an object layer. Reads plain CSV layers with the JDK alone.
 */
public final class TiledPatrol {
  private static final String MAP =
      """
      <map orientation="orthogonal" width="16" height="7" tilewidth="16" tileheight="16">
       <layer name="ground" width="16" height="7">
        <data encoding="csv">
      1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
      1,3,3,3,3,3,1,1,1,1,3,3,3,3,3,1,
      1,3,1,1,1,3,2,2,2,2,3,1,1,1,3,1,
      1,3,1,1,1,1,2,2,2,2,1,1,1,1,3,1,
      1,3,1,1,1,3,2,2,2,2,3,1,1,1,3,1,
      1,3,3,1,3,3,1,1,1,1,3,3,1,3,3,1,
      1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
        </data>
       </layer>
       <objectgroup name="patrols">
        <object name="a" x="40" y="40"><point/></object>
        <object name="a" x="56" y="104"><point/></object>
        <object name="a" x="184" y="56"><point/></object>
        <object name="b" x="8" y="8"><point/></object>
        <object name="b" x="248" y="8"><point/></object>
        <object name="b" x="248" y="104"><point/></object>
       </objectgroup>
      </map>
      """;

  /** The cost of a step onto each tile: grass, paved road, wall. */
  private static final Map<Integer, Double> COSTS =
      Map.of(1, 1.0, 2, 0.5, 3, Double.POSITIVE_INFINITY);

  private TiledPatrol() {}

  /** Plans the rounds of two guards and prints them. */
  public static void main(String[] args) throws Exception {
    DocumentBuilderFactory xml = DocumentBuilderFactory.newInstance();
    xml.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    Document document = xml.newDocumentBuilder().parse(new InputSource(new StringReader(MAP)));
    Element map = document.getDocumentElement();
    GridSize size = new GridSize(number(map, "width"), number(map, "height"));
    Planner planner =
        new Planner(
            CostField.of(size, costs(map)), new Movement(CornerCutting.NO_CUT, Math.sqrt(2)));
    for (String guard : List.of("a", "b")) {
      List<Cell> corners = corners(map, guard);
      Cell first = corners.get(0);
      Query round = Query.between(first, first).through(corners.subList(1, corners.size()));
      if (planner.plan(round) instanceof Outcome.Found found) {
        print(guard, size, found.route());
      }
    }
  }

  private static double[] costs(Element map) {
    String csv = map.getElementsByTagName("data").item(0).getTextContent();
    return csv.strip()
        .lines()
        .flatMap(line -> List.of(line.strip().split(",")).stream())
        .mapToDouble(tile -> COSTS.get(Integer.parseInt(tile)))
        .toArray();
  }

  private static List<Cell> corners(Element map, String name) {
    List<Cell> corners = new ArrayList<>();
    NodeList objects = map.getElementsByTagName("object");
    for (int i = 0; i < objects.getLength(); i++) {
      Element object = (Element) objects.item(i);
      if (object.getAttribute("name").equals(name)) {
        corners.add(
            new Cell(
                number(object, "x") / number(map, "tilewidth"),
                number(object, "y") / number(map, "tileheight")));
      }
    }
    return corners;
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }

  private static void print(String guard, GridSize size, Route round) {
    System.out.printf("guard %s: %d steps, cost %.2f%n", guard, round.steps(), round.cost());
    List<Cell> cells = round.cells();
    for (int y = 0; y < size.height(); y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < size.width(); x++) {
        row.append(cells.contains(new Cell(x, y)) ? guard : ".");
      }
      System.out.println(row);
    }
  }
}
