package emberway.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.testing.Legends;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RotationTest {
  @Test
  void apply_quarter_followsTheContract() {
    GridSize size = new GridSize(5, 3);
    assertThat(Rotation.QUARTER.apply(size)).isEqualTo(new GridSize(3, 5));
    for (int y = 0; y < 3; y++) {
      for (int x = 0; x < 5; x++) {
        assertThat(Rotation.QUARTER.apply(size, new Cell(x, y))).isEqualTo(new Cell(2 - y, x));
      }
    }
  }

  @Test
  void apply_anyTurn_isThatManyQuarters() {
    GridSize size = new GridSize(4, 7);
    Cell cell = new Cell(3, 1);
    GridSize turnedSize = size;
    Cell turned = cell;
    for (Rotation rotation : List.of(Rotation.NONE, Rotation.QUARTER, Rotation.HALF)) {
      assertThat(rotation.apply(size, cell)).isEqualTo(turned);
      assertThat(rotation.apply(size)).isEqualTo(turnedSize);
      turned = Rotation.QUARTER.apply(turnedSize, turned);
      turnedSize = Rotation.QUARTER.apply(turnedSize);
      assertThat(rotation.next().apply(size, cell)).isEqualTo(turned);
    }
  }

  @Test
  void inverse_afterTurn_restoresMapWithPlaces() {
    TileMap flat = Legends.map(Legends.PUBLISHED, "GSG", "SSG", ".R.", "W.t");
    TileMap map =
        new TileMap(
            flat.info(),
            flat.legend(),
            flat.base(),
            flat.overlay(),
            List.of(new Place(new Cell(2, 1), "Grave").noted("of a king").ofKind(PlaceKind.RUIN)));
    for (Rotation rotation : Rotation.values()) {
      TileMap turned = map.rotated(rotation);
      Cell grave = turned.place("grave").orElseThrow().cell();
      assertThat(turned.legend().tile(turned.overlay().id(grave.x(), grave.y())).symbol())
          .isEqualTo('t');
      TileMap back = turned.rotated(rotation.inverse());
      assertThat(back.base()).isEqualTo(map.base());
      assertThat(back.overlay()).isEqualTo(map.overlay());
      assertThat(back.places()).isEqualTo(map.places());
    }
  }

  @Test
  void ofDegrees_oddAngle_isRefused() {
    assertThat(Rotation.ofDegrees(270)).isEqualTo(Rotation.THREE_QUARTERS);
    assertThatThrownBy(() -> Rotation.ofDegrees(45))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("45");
  }

  /** Places between cells turn with the cells around them. */
  @Test
  void xAndY_betweenCells_lieHalfwayBetweenTheirNeighbors() {
    GridSize size = new GridSize(4, 7);
    for (Rotation rotation : Rotation.values()) {
      for (int y = 0; y < 6; y++) {
        for (int x = 0; x < 3; x++) {
          double middleX = (rotation.x(size, x, y) + rotation.x(size, x + 1, y + 1)) / 2.0;
          double middleY = (rotation.y(size, x, y) + rotation.y(size, x + 1, y + 1)) / 2.0;
          assertThat(rotation.x(size, x + 0.5, y + 0.5)).isEqualTo(middleX);
          assertThat(rotation.y(size, x + 0.5, y + 0.5)).isEqualTo(middleY);
        }
      }
    }
  }
}
