package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Rotation;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.sprite.TileGeometry;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PlaceLabelsTest {
  private static final GridSize SIZE = new GridSize(10, 6);
  private static final Cell TOWN = new Cell(7, 2);

  private static final PlaceLabels.Surroundings AROUND =
      new PlaceLabels.Surroundings(40, List.of(new Cell(1, 1)), 10, 5);

  private static PictureFrame frame(Rotation rotation, double scale) {
    return PictureFrame.whole(
        new IsoProjection(TileGeometry.PUBLISHED, rotation.apply(SIZE)), scale);
  }

  private static PlaceLabels names(Rotation rotation, PictureFrame frame, PixelBox part) {
    return PlaceLabels.of(map(), rotation, frame, part, 20, AROUND);
  }

  private static TileMap map() {
    return map(new Legend(List.of()), new TileLayer(SIZE));
  }

  private static TileMap map(Legend legend, TileLayer overlay) {
    return new TileMap(
        new MapInfo("Land", "", "", "", "", ""),
        legend,
        new TileLayer(SIZE),
        overlay,
        List.of(new Place(TOWN, "Town"), new Place(new Cell(0, 5), "Cape")));
  }

  @Test
  void of_wholeMapTurnedEveryWay_standsAboveTheCellThatIsDrawn() {
    for (Rotation rotation : Rotation.values()) {
      PictureFrame frame = frame(rotation, 2);
      PixelBox all = new PixelBox(0, 0, frame.width(), frame.height());
      PlaceLabels names = names(rotation, frame, all);
      Cell turned = rotation.apply(SIZE, TOWN);
      assertThat(names.spots()).extracting(PlaceLabels.Spot::name).containsExactly("Town", "Cape");
      PlaceLabels.Spot town = names.spots().get(0);
      assertThat(town.x()).isEqualTo(2 * ((turned.x() + turned.y()) * 26 + 26));
      int ground = (turned.y() - turned.x() + rotation.apply(SIZE).width() - 1) * 13 + 39;
      assertThat(town.upper()).isEqualTo(2 * (ground - 13) - 20 * 4.0 / 16);
    }
  }

  @Test
  void of_aPart_holdsWhatLiesInItFromItsCorner() {
    PictureFrame frame = frame(Rotation.NONE, 1);
    PixelBox all = new PixelBox(0, 0, frame.width(), frame.height());
    PlaceLabels.Spot town = names(Rotation.NONE, frame, all).spots().get(0);
    PixelBox part = new PixelBox((int) town.x() - 30, 5, 60, 400);
    PlaceLabels seen = names(Rotation.NONE, frame, part);
    assertThat(seen.spots())
        .containsExactly(
            new PlaceLabels.Spot(
                "Town",
                PlaceSymbol.of(PlaceKind.OTHER),
                0,
                false,
                30,
                town.upper() - 5,
                town.lower() - 5,
                town.reach()));
    assertThat(seen.kept())
        .allSatisfy(
            kept -> {
              assertThat(kept.width()).isEqualTo(20);
              assertThat(kept.height()).isEqualTo(10);
            })
        .hasSize(1);
    PictureFrame region = new PictureFrame(frame.projection(), new CellRegion(6, 1, 3, 3), 1);
    PixelBox box = new PixelBox(0, 0, region.width(), region.height());
    assertThat(names(Rotation.NONE, region, box).spots())
        .containsExactly(
            new PlaceLabels.Spot(
                "Town",
                PlaceSymbol.of(PlaceKind.OTHER),
                0,
                false,
                town.x() - region.originX(),
                town.upper() - region.originY(),
                town.lower() - region.originY(),
                town.reach()));
  }

  @Test
  void of_whatStandsAlone_isNamedNearItsCellAtAnyScale() {
    Tile volcano =
        new Tile(
            'V',
            "volcano",
            "Volcano",
            Layer.OVERLAY,
            "volcano",
            "",
            Terrain.BLOCKED,
            Optional.empty(),
            Tile.Role.NONE,
            0);
    TileLayer overlay = new TileLayer(SIZE);
    overlay.set(SIZE.index(TOWN), 1);
    for (double scale = 1.0 / 16; scale <= PictureFrame.MAX_SCALE; scale *= 2) {
      PictureFrame frame = frame(Rotation.NONE, scale);
      PixelBox all = new PixelBox(0, 0, frame.width(), frame.height());
      TileMap map = map(new Legend(List.of(volcano)), overlay);
      PlaceLabels names = PlaceLabels.of(map, Rotation.NONE, frame, all, 20, AROUND);
      PlaceLabels.Spot town = names.spots().get(0);
      PlaceLabels.Kept kept = names.kept().get(1);
      double y = kept.top() + kept.height() / 2;
      assertThat(town.reach() - 26 * scale).as("aside at %s", scale).isBetween(5.0, 80.0);
      assertThat(town.lower() - y - 13 * scale).as("below at %s", scale).isBetween(5.0, 80.0);
      double free = 20 * LabelSelection.GAP;
      assertThat(town.reach()).as("its own", scale).isGreaterThan(kept.width() / 2 + free);
      assertThat(town.lower() - y).as("its own", scale).isGreaterThan(kept.height() / 2 + free);
    }
  }
}
