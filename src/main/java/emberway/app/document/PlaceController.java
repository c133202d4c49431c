package emberway.app.document;

import emberway.app.command.Command.Mode;
import emberway.app.command.Notices;
import emberway.app.command.PlaceCommands;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.scene.PlaceSurvey;
import emberway.app.state.ExplorerState;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.app.viewport.VisibleMap;
import emberway.log.Log;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.pack.store.TextMapSyntax;
import emberway.plan.query.Preset;
import emberway.plan.query.StepCosts;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Names, renames, removes and surveys the places of the document on show, says of which kind they
 * are, and asks for notes about them. Window's thread only.
 */
final class PlaceController implements PlaceCommands {
  private static final int MAX_NAME = 80; // longer ones cover the map [characters]
  private static final int MAX_NOTE = 300; // a card has room for it [characters]

  private final Supplier<MapDocument> document;
  private final PromptQueue promptQueue;
  private final Notices notices;
  private final PlaceSurvey placeSurvey;

  /**
   * Creates a controller.
   *
   * @param document supplies the document on show
   */
  PlaceController(
      Supplier<MapDocument> document,
      PromptQueue promptQueue,
      Notices notices,
      PlaceSurvey placeSurvey) {
    this.document = document;
    this.promptQueue = promptQueue;
    this.notices = notices;
    this.placeSurvey = placeSurvey;
  }

  @Override
  public void add(Cell cell) {
    if (isChangeable() && map().size().contains(cell.x(), cell.y())) {
      ask(
          Texts.get("place.add"),
          Texts.format("place.add.text", cell),
          "place.name",
          "",
          "",
          name -> complaint(name, Optional.empty()),
          name -> {
            List<Place> places = new ArrayList<>(map().places());
            places.add(new Place(cell, name));
            change(places);
          });
    }
  }

  @Override
  public void addHere() {
    ExplorerState state = document.get().state();
    state.commands().enter(Mode.BUILD);
    add(state.cellFocus().described().orElseGet(() -> new VisibleMap(state.view()).middle()));
  }

  @Override
  public void rename(Place place) {
    if (isChangeable()) {
      ask(
          Texts.get("place.rename"),
          Texts.format("place.rename.text", NameText.of(place.name()), place.cell()),
          "place.name",
          place.name(),
          "",
          name -> complaint(name, Optional.of(place)),
          name -> replace(place, List.of(place.named(name))));
    }
  }

  @Override
  public void note(Place place) {
    if (isChangeable()) {
      ask(
          Texts.get("place.note"),
          Texts.format("place.note.text", NameText.of(place.name()), place.cell()),
          "place.note.keep",
          place.note(),
          "",
          note -> note.length() > MAX_NOTE ? Texts.format("place.too-long", MAX_NOTE) : "",
          note -> replace(place, List.of(place.noted(note))));
    }
  }

  @Override
  public void setKind(Place place, PlaceKind kind) {
    if (kind != place.kind() && isChangeable()) {
      replace(place, List.of(place.ofKind(kind)));
    }
  }

  @Override
  public void remove(Place place) {
    if (isChangeable()) {
      replace(place, List.of());
    }
  }

  @Override
  public void survey() {
    ExplorerState state = document.get().state();
    Optional<StepCosts> stepCosts = state.content().stepCosts();
    Optional<Cell> start = state.routeEnds().start();
    boolean isKnown = stepCosts.isPresent() && start.isPresent() && !map().places().isEmpty();
    placeSurvey.ask(
        isKnown && MapPlanner.preset(map()) == Preset.TERRAIN
            ? Optional.of(new PlaceSurvey.Question(stepCosts.get(), start.get(), map().places()))
            : Optional.empty());
  }

  private TileMap map() {
    return document.get().state().map();
  }

  /** Whether places of this map can be saved; tells the user if they cannot. */
  private boolean isChangeable() {
    boolean isTiled = document.get().opened().loaded().art().isPresent();
    if (isTiled) {
      notices.warn(Texts.get("place.tiled"), "");
    }
    return !isTiled;
  }

  /**
   * Asks for a text until it is valid or the user gives up.
   *
   * @param answer the key of the answer's label
   * @param error why the text typed before was not possible; may be empty
   * @param complaint returns why a text is not possible; empty if it is
   */
  private void ask(
      String heading,
      String text,
      String answer,
      String typed,
      String error,
      UnaryOperator<String> complaint,
      Consumer<String> then) {
    Consumer<String> check =
        given -> {
          String why = complaint.apply(given.strip());
          if (why.isEmpty()) {
            then.accept(given.strip());
          } else {
            ask(heading, text, answer, given, why, complaint, then);
          }
        };
    promptQueue.ask(
        Prompt.typed(
            heading,
            text,
            typed,
            error,
            new Prompt.Answer(Texts.get(answer), check),
            Prompt.Answer.cancel()));
  }

  /** Returns why a name is not possible; empty if it is. */
  private String complaint(String name, Optional<Place> own) {
    if (name.isEmpty()) {
      return Texts.get("place.no-name");
    }
    if (name.length() > MAX_NAME) {
      return Texts.format("place.too-long", MAX_NAME);
    }
    if (TextMapSyntax.COORDINATES.matcher(name).matches()) {
      return Texts.get("place.like-a-cell");
    }
    Optional<Place> same = map().place(name).filter(other -> !own.equals(Optional.of(other)));
    return same.map(other -> Texts.format("place.taken", other.cell())).orElse("");
  }

  /** Replaces a place, unless it is gone meanwhile or stays as it is. */
  private void replace(Place place, List<Place> by) {
    List<Place> places = new ArrayList<>(map().places());
    int at = places.indexOf(place);
    if (at >= 0 && !by.equals(List.of(place))) {
      places.remove(at);
      places.addAll(at, by);
      change(places);
    }
  }

  private void change(List<Place> places) {
    Log.hide(places.stream().flatMap(place -> Stream.of(place.name(), place.note())).toList());
    document.get().state().commands().map().change(MapEdit.naming(map(), places));
  }
}
