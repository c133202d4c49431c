package emberway.map.edit;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.TileMap;
import emberway.testing.Legends;
import emberway.testing.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Edits of places, alone and among edits of tiles. */
final class PlaceEditTest {
  private static final String[] ROWS = {
    "GGGGGG", "GSSSGG", "GGGGGG", "GGGGGG", //
    "......", "..v...", ".W..t.", "..RR.."
  };
  private static final Place HARBOR = new Place(new Cell(1, 2), "Harbor");
  private static final Place PEAK = new Place(new Cell(2, 1), "Peak");

  private final TileMap map = Legends.map(Legends.PUBLISHED, ROWS);
  private final EditHistory<String> history =
      new EditHistory<>(map, ChangeCursor.begin(), value -> {});

  private static TileMap copy(TileMap map) {
    return new TileMap(
        map.info(), map.legend(), map.base().copy(), map.overlay().copy(), map.places());
  }

  private static void assertSame(TileMap one, TileMap other, String what) {
    assertThat(one.base()).as(what).isEqualTo(other.base());
    assertThat(one.overlay()).as(what).isEqualTo(other.overlay());
    assertThat(one.places()).as(what).isEqualTo(other.places());
  }

  @Test
  void naming_undoneAndRedone_isAnUnsavedChangeAndNoneAgain() {
    history.draw(MapEdit.naming(map, List.of(HARBOR)));
    history.finish();
    history.draw(MapEdit.naming(map, List.of(HARBOR, PEAK)));
    history.finish();
    assertThat(map.places()).containsExactly(HARBOR, PEAK);
    assertThat(history.isUnsaved()).isTrue();
    assertThat(history.undo()).isTrue();
    assertThat(map.places()).containsExactly(HARBOR);
    EditHistory.Mark mark = history.mark();
    assertThat(history.undo()).isTrue();
    assertThat(map.places()).isEmpty();
    assertThat(history.isUnsaved()).isFalse();
    assertThat(history.redo()).isTrue();
    history.saved(mark);
    assertThat(history.isUnsaved()).isFalse();
  }

  @Test
  void naming_samePlaces_isNoChange() {
    map.setPlaces(List.of(HARBOR));
    assertThat(MapEdit.naming(map, List.of(HARBOR)).isEmpty()).isTrue();
    assertThat(MapEdit.movingPlaces(map, PEAK.cell(), new Cell(0, 0)).isEmpty()).isTrue();
  }

  @Test
  void naming_withAnotherNote_isAChange() {
    map.setPlaces(List.of(HARBOR, PEAK));
    Place noted = PEAK.noted("snow in May");
    history.draw(MapEdit.naming(map, List.of(HARBOR, noted)));
    history.finish();
    assertThat(map.places()).containsExactly(HARBOR, noted);
    assertThat(history.isUnsaved()).isTrue();
    assertThat(history.undo()).isTrue();
    assertThat(map.places()).containsExactly(HARBOR, PEAK);
    assertThat(history.isUnsaved()).isFalse();
    MapEdit swapped = MapEdit.naming(map, List.of(HARBOR.noted("ab"), PEAK.noted("c")));
    MapEdit other = MapEdit.naming(map, List.of(HARBOR.noted("a"), PEAK.noted("bc")));
    assertThat(swapped.digest()).isNotEqualTo(other.digest());
    MapEdit peak = MapEdit.naming(map, List.of(HARBOR, PEAK.ofKind(PlaceKind.PEAK)));
    MapEdit ruin = MapEdit.naming(map, List.of(HARBOR, PEAK.ofKind(PlaceKind.RUIN)));
    assertThat(peak.digest()).isNotEqualTo(ruin.digest());
  }

  @Test
  void moving_takesNameNoteAndKindAlong() {
    Place noted = PEAK.noted("snow in May").ofKind(PlaceKind.PEAK);
    map.setPlaces(List.of(HARBOR, noted));
    Cell to = new Cell(5, 3);
    history.draw(MapEdit.moving(map, Layer.OVERLAY, 8, 23)); // the volcano at 2,1
    history.finish();
    assertThat(map.places()).containsExactly(HARBOR, noted.at(to));
    assertThat(map.overlay().id(23)).isEqualTo(Legends.PUBLISHED.id('v'));
    assertThat(history.undo()).isTrue();
    assertThat(map.places()).containsExactly(HARBOR, noted);
  }

  @Test
  void between_mapsWithOtherPlaces_changesThem() {
    TileMap other = copy(map);
    other.setPlaces(List.of(PEAK));
    MapEdit edit = MapEdit.between(map, other);
    assertThat(edit.isEmpty()).isFalse();
    assertThat(edit.count()).isZero();
    assertThat(edit.bytes()).isGreaterThan(MapEdit.NONE.bytes());
    edit.applyTo(map);
    assertSame(map, other, "there");
    edit.reversed().applyTo(map);
    assertThat(map.places()).isEmpty();
  }

  @Test
  void digest_ofStepsInTurn_isTheirsTogether() {
    MapEdit first = MapEdit.naming(map, List.of(HARBOR));
    first.applyTo(map);
    MapEdit second = MapEdit.naming(map, List.of(PEAK));
    second.applyTo(map);
    MapEdit both = MapEdit.inTurn(List.of(first, second));
    assertThat(both.digest()).isEqualTo(first.digest() ^ second.digest()).isNotZero();
    second.reversed().applyTo(map);
    assertThat(MapEdit.inTurn(List.of(first, first.reversed())).isEmpty()).isTrue();
  }

  @Test
  void randomScripts_undoneAndRedone_leadThroughTheSameStates() {
    for (long seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      TileMap edited = Legends.map(Legends.PUBLISHED, ROWS);
      ChangeCursor<MapEdit> followed = ChangeCursor.begin();
      EditHistory<String> script = new EditHistory<>(edited, followed, value -> {});
      TileMap follower = copy(edited);
      List<TileMap> states = new ArrayList<>(List.of(copy(edited)));
      for (int step = 0; step < 40; step++) {
        TileMap before = copy(edited);
        for (int i = random.nextInt(3); i >= 0; i--) {
          script.draw(edit(edited, random));
        }
        script.finish();
        boolean isChanged =
            !before.base().equals(edited.base())
                || !before.overlay().equals(edited.overlay())
                || !before.places().equals(edited.places());
        if (isChanged) {
          states.add(copy(edited));
        }
      }
      for (int i = states.size() - 2; i >= 0; i--) {
        assertThat(script.undo()).isTrue();
        assertSame(edited, states.get(i), "seed %d, back to %d".formatted(seed, i));
      }
      assertThat(script.undo()).isFalse();
      assertThat(script.isUnsaved()).isFalse();
      for (int i = 1; i < states.size(); i++) {
        assertThat(script.redo()).isTrue();
        assertSame(edited, states.get(i), "seed %d, on to %d".formatted(seed, i));
      }
      for (; followed != script.changeCursor(); followed = followed.next()) {
        followed.step().applyTo(follower);
      }
      assertSame(follower, edited, "seed %d, followed".formatted(seed));
    }
  }

  private static MapEdit edit(TileMap map, Random random) {
    Cell cell = new Cell(random.nextInt(6), random.nextInt(4));
    Cell other = new Cell(random.nextInt(6), random.nextInt(4));
    List<Place> places = new ArrayList<>(map.places());
    switch (random.nextInt(6)) {
      case 0 -> places.add(new Place(cell, "Place " + random.nextInt(1000)));
      case 4 -> {
        if (!places.isEmpty()) {
          int number = random.nextInt(places.size());
          Place place = places.get(number);
          boolean isNoted = random.nextBoolean();
          places.set(
              number,
              isNoted
                  ? place.noted("note " + random.nextInt(3))
                  : place.ofKind(Places.kind(random)));
        }
      }
      case 1 -> {
        if (!places.isEmpty()) {
          places.remove(random.nextInt(places.size()));
        }
      }
      case 2 -> {
        return MapEdit.movingPlaces(map, cell, other);
      }
      case 3 -> {
        return MapEdit.moving(map, Layer.OVERLAY, map.size().index(cell), map.size().index(other));
      }
      default -> {
        int[] cells = {map.size().index(cell)};
        return MapEdit.painting(map, Layer.BASE, cells, 1 + random.nextInt(2));
      }
    }
    return MapEdit.naming(map, places);
  }
}
