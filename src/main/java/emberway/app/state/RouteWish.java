package emberway.app.state;

import emberway.app.command.Action;
import emberway.app.route.Asked;
import emberway.app.route.Ends;
import emberway.app.route.Manner;
import emberway.app.route.RouteEnd;
import emberway.app.route.RouteQuestion;
import emberway.app.route.RouteReport;
import emberway.app.route.Tour;
import emberway.app.route.Tuning;
import emberway.app.route.WhatIf;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.map.Travel;
import emberway.map.TravelProfile;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The route that the person asks for, and in what manner it is to be traveled. */
public final class RouteWish {
  /** The most cells to pass, and the most goals beyond the first. */
  static final int MOST_STOPS = 20;

  private final GridSize size;
  private final Travel travel;
  private final List<Cell> via = new ArrayList<>();
  private final List<Cell> others = new ArrayList<>();
  private final Map<String, Tuning> tunings = new HashMap<>(); // by profile
  private Ends ends;
  private TravelProfile profile = TravelProfile.FOOT;
  private Movement movement = Movement.PUBLISHED;
  private Optional<WhatIf> compared = Optional.empty();
  private Optional<Tour.Turned> turned = Optional.empty(); // while one of these is asked for
  private Optional<Tour> leftOut = Optional.empty(); // with the stops that were left out last

  /**
   * The one between the ends that a map marks, on foot.
   *
   * @param travel what the map's tile set says about traveling
   */
  public RouteWish(TileMap map, Travel travel) {
    size = map.size();
    this.travel = travel;
    ends = Ends.markedOn(map);
  }

  /** Asks for another route, with nothing known of the one that was asked for before. */
  public void apply(Action.OfRoute action) {
    apply(action, Optional.empty());
  }

  /**
   * Asks for another route.
   *
   * @param shown what is known of the one that is on show
   */
  void apply(Action.OfRoute action, Optional<RouteReport> shown) {
    if (action instanceof Action.SwapEnds) {
      turn(reached(shown));
    } else {
      change(action);
      turned = turned.filter(both -> both.holds(tour()));
    }
  }

  private void change(Action.OfRoute action) {
    if (action instanceof Action.SetEnd set) {
      if (isOnMap(set.cell())) {
        ends = ends.with(set.end(), set.cell());
      }
    } else if (action instanceof Action.AddVia add) {
      add(via, add.cell());
    } else if (action instanceof Action.RemoveVia remove) {
      via.remove(remove.index());
    } else if (action instanceof Action.PassEarlier earlier) {
      Collections.swap(via, earlier.index() - 1, earlier.index());
    } else if (action instanceof Action.AddGoal add) {
      addGoal(add.cell());
    } else if (action instanceof Action.RemoveGoal remove) {
      removeGoal(remove.index());
    } else if (action instanceof Action.ClearStops) {
      leaveOutStops();
    } else if (action instanceof Action.OfTuning tuning) {
      tune(tuning);
    } else if (action instanceof Action.ChooseTraveler choose) {
      profile = travel.profile(choose.profile()).orElse(profile);
    } else if (action instanceof Action.Compare compare) {
      compared = compared.equals(compare.world()) ? Optional.empty() : compare.world();
    } else {
      throw new IllegalArgumentException("unknown action " + action);
    }
  }

  /** Leaves out all way-points and goals but the first, or takes those again that it left out. */
  private void leaveOutStops() {
    if (via.isEmpty() && others.isEmpty()) {
      leftOut.ifPresent(before -> addStops(before.via(), before.others()));
    } else {
      leftOut = Optional.of(tour());
      via.clear();
      others.clear();
    }
  }

  /** Asks for the way back, or again for what that is the way back from. */
  private void turn(Optional<Cell> reached) {
    Tour now = tour();
    Optional<Tour.Turned> known = turned.filter(both -> both.back().equals(now));
    if (known.isPresent()) {
      take(known.get().there());
      return;
    }
    Tour back = reached.isEmpty() && turned.isPresent() ? turned.get().back() : now.back(reached);
    turned = Optional.of(new Tour.Turned(now, back));
    take(back);
  }

  /** Which of the goals a route leads to, if it is one of them. */
  private Optional<Cell> reached(Optional<RouteReport> shown) {
    return shown.flatMap(
        report ->
            report.outcome() instanceof Outcome.Found found
                ? Optional.of(found.route().end()).filter(tour().goals()::contains)
                : Optional.empty());
  }

  private Tour tour() {
    return new Tour(ends, via, others);
  }

  private void take(Tour tour) {
    ends = tour.ends();
    via.clear();
    via.addAll(tour.via());
    others.clear();
    others.addAll(tour.others());
  }

  private void tune(Action.OfTuning action) {
    if (action instanceof Action.TuneTerrain tune) {
      tunings.put(profile.name(), tuning().with(tune.tile(), tune.terrain(), profile));
    } else if (action instanceof Action.TuneInfluence tune) {
      tunings.put(profile.name(), tuning().with(tune.tile(), tune.influence()));
    } else if (action instanceof Action.TuneMovement tune) {
      movement = tune.movement();
    } else if (action instanceof Action.ResetTuning) {
      tunings.remove(profile.name());
      movement = Movement.PUBLISHED;
    }
  }

  /** Asks for a route in a manner that was asked for before; who cannot travel here does not. */
  void set(Manner manner) {
    profile = travel.profile(manner.profile().name()).orElse(profile);
    tunings.put(manner.profile().name(), manner.tuning());
    movement = manner.movement();
  }

  /** Leaves a goal out; the first of the others takes the place of the first of all. */
  private void removeGoal(int goal) {
    if (goal > 0) {
      others.remove(goal - 1);
    } else if (!others.isEmpty()) {
      ends = ends.with(RouteEnd.GOAL, others.remove(0));
    }
  }

  private void addStops(List<Cell> passed, List<Cell> goals) {
    passed.forEach(cell -> add(via, cell));
    goals.forEach(this::addGoal);
  }

  private void addGoal(Cell cell) {
    if (ends.goal().isEmpty() && isOnMap(cell)) {
      ends = ends.with(RouteEnd.GOAL, cell);
    } else if (!ends.goal().filter(cell::equals).isPresent()) {
      add(others, cell);
    }
  }

  private void add(List<Cell> stops, Cell cell) {
    if (isOnMap(cell) && !stops.contains(cell) && stops.size() < MOST_STOPS) {
      stops.add(cell);
    }
  }

  private boolean isOnMap(Cell cell) {
    return size.contains(cell.x(), cell.y());
  }

  /** Asks for what was asked for before its map was read again, as far as that can be. */
  void resume(RouteWish before) {
    before
        .ends
        .start()
        .filter(this::isOnMap)
        .ifPresent(cell -> ends = ends.with(RouteEnd.START, cell));
    before
        .ends
        .goal()
        .filter(this::isOnMap)
        .ifPresent(cell -> ends = ends.with(RouteEnd.GOAL, cell));
    before.via.forEach(cell -> add(via, cell));
    before.others.forEach(cell -> add(others, cell));
    tunings.putAll(before.tunings);
    profile = travel.profile(before.profile.name()).orElse(profile);
    movement = before.movement;
    compared = before.compared;
    leftOut = before.leftOut;
    turned =
        before.turned.filter(both -> both.areAll(this::isOnMap)).filter(both -> both.holds(tour()));
  }

  /** Asks for what was asked for when the map was opened before, as far as that fits it. */
  void recall(Asked before, TileMap map) {
    Ends marked = Ends.markedOn(map);
    ends =
        new Ends(
            end(before.ends().start(), before.marked().start(), marked.start()),
            end(before.ends().goal(), before.marked().goal(), marked.goal()));
    addStops(before.via(), before.others());
    for (TravelProfile each : travel.profiles()) {
      Asked.Changes changes = before.changes().get(each.name());
      if (changes != null) {
        tunings.put(each.name(), changes.tuning(map.legend(), each));
      }
    }
    profile = travel.profile(before.profile()).orElse(profile);
    movement = before.movement();
  }

  /** Where the map marks another end than it did, that holds. */
  private Optional<Cell> end(Optional<Cell> asked, Optional<Cell> was, Optional<Cell> marked) {
    boolean isOff = asked.filter(cell -> !isOnMap(cell)).isPresent();
    return isOff || !was.equals(marked) ? marked : asked;
  }

  /** What it is to {@link #recall} later. */
  public Asked asked(TileMap map) {
    Map<String, Asked.Changes> changes = new HashMap<>();
    tunings.forEach(
        (name, tuning) -> {
          if (!tuning.equals(Tuning.NONE)) {
            changes.put(name, Asked.Changes.of(tuning, map.legend()));
          }
        });
    return new Asked(Ends.markedOn(map), ends, via, others, profile.name(), changes, movement);
  }

  /** Where the route begins and ends. */
  Ends ends() {
    return ends;
  }

  /** Who travels, as the tile set has it. */
  public TravelProfile profile() {
    return profile;
  }

  /** Who can travel over this map. */
  public List<TravelProfile> profiles() {
    return travel.profiles();
  }

  /** What was changed for whoever travels now. */
  public Tuning tuning() {
    return tunings.getOrDefault(profile.name(), Tuning.NONE);
  }

  /** How one moves. */
  public Movement movement() {
    return movement;
  }

  /** Whether nothing was changed for whoever travels now. */
  public boolean isAsPublished() {
    return tuning().equals(Tuning.NONE) && movement.equals(Movement.PUBLISHED);
  }

  /** In what manner one travels. */
  public Manner manner() {
    return new Manner(profile, tuning(), movement);
  }

  /** The question that this is. */
  public RouteQuestion question(boolean isTold) {
    return new RouteQuestion(ends, via, others, manner(), compared, isTold);
  }
}
