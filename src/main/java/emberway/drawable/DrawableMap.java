package emberway.drawable;

import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.SpriteStack;
import emberway.render.tiled.TileLooks;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.PlaceholderSprites;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileAnimations;
import emberway.sprite.TileGeometry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * A map with the sprites that draw it. Immutable; any thread.
 *
 * @param loaded the map, with warnings about missing pictures
 * @param tiler selects the sprite of the atlas for each tile
 * @param sprites the sprites of the map, rotated as asked for; empty if there is a stack
 * @param names the names of the atlas's sprites, in slot order; none if there is a stack
 * @param atlas the pictures of the sprites, with placeholders for missing ones
 * @param animations the animations of the tiles; empty if they were not asked for
 * @param stack drawn in place of the map's tiles, if the map has pictures of its own
 * @param missing the pictures that are missing
 * @param icons small pictures of the legend's tiles, in its order, if the map has pictures of its
 *     own and is to be edited
 */
public record DrawableMap(
    LoadedMap loaded,
    AutoTiler tiler,
    Optional<SpriteLayers> sprites,
    List<String> names,
    Atlas atlas,
    List<SpriteStack.Animation> animations,
    Optional<SpriteStack> stack,
    Missing missing,
    List<TileLooks.Icon> icons) {
  /**
   * Pictures that are missing.
   *
   * @param sprites the names of the sprites that have none
   * @param problems why, as warnings
   */
  public record Missing(Set<String> sprites, List<Problem> problems) {
    /** Copies both. */
    public Missing {
      sprites = Set.copyOf(sprites);
      problems = List.copyOf(problems);
    }
  }

  /** Copies the lists. */
  public DrawableMap {
    names = List.copyOf(names);
    animations = List.copyOf(animations);
    icons = List.copyOf(icons);
  }

  /**
   * Reads the pictures that a picture of the map needs, and no others.
   *
   * @param rotation how far the picture is rotated; a map with pictures of its own is not
   * @param extras parts of a Tiled map to draw that Tiled's own export leaves out
   * @param display the map's name in problems
   * @throws SpriteUnavailableException if the pictures are too large together or do not match
   */
  public static DrawableMap shown(
      LoadedMap loaded, Rotation rotation, Set<TiledPicture.Extra> extras, String display)
      throws SpriteUnavailableException {
    if (loaded.art().isPresent()) {
      return ofStack(loaded, loaded.art().get(), extras, display);
    }
    TileMap map = loaded.map();
    Choice chosen =
        new Choice(loaded, rotation == Rotation.NONE ? map : map.rotated(rotation), display);
    List<String> names = chosen.tiler.spriteNames();
    boolean[] used = new boolean[names.size() + 1];
    chosen.sprites.markUsed(used);
    return chosen.drawable(names, used, new ComposedSprites(loaded.tiles().sprites()), List.of());
  }

  /**
   * Reads the pictures that a map needs while it is rotated and edited, and those of all tiles that
   * can be painted, with their animations. A map that has pictures of its own is given their mean
   * colors, and icons.
   *
   * @param display the map's name in problems
   * @throws SpriteUnavailableException if the pictures are too large together or do not match
   */
  public static DrawableMap editable(LoadedMap loaded, String display)
      throws SpriteUnavailableException {
    Optional<TileLooks> looks = looks(loaded);
    LoadedMap colored = looks.map(TileLooks::legend).map(loaded::with).orElse(loaded);
    if (colored.art().isPresent()) {
      return ofStack(colored, colored.art().get(), Set.of(), display)
          .with(looks.map(TileLooks::icons).orElse(List.of()));
    }
    Choice chosen = new Choice(colored, colored.map(), display);
    TileAnimations frames = TileAnimations.of(chosen.loaded.tiles().set(), chosen.tiler);
    PictureCheck pictures =
        new PictureCheck(
            ComposedSprites.ahead(colored.tiles().sprites(), frames.names()),
            colored.tiles().set().geometry());
    return chosen.drawable(
        frames.names(),
        needed(colored.map(), chosen.tiler, frames, pictures),
        pictures,
        animations(frames));
  }

  /**
   * Replaces the legend's colors of a map that has pictures of its own by the pictures' mean
   * colors.
   */
  public static LoadedMap colored(LoadedMap loaded) {
    return looks(loaded).map(TileLooks::legend).map(loaded::with).orElse(loaded);
  }

  /** Returns the looks of the tiles of a map that has pictures and a legend of its own. */
  private static Optional<TileLooks> looks(LoadedMap loaded) {
    boolean hasOwnLegend = loaded.tiles().set().spriteNames().isEmpty();
    return loaded
        .art()
        .filter(art -> hasOwnLegend)
        .map(art -> new TileLooks(art.map(), loaded.map(), art.pictures()));
  }

  private static DrawableMap ofStack(
      LoadedMap loaded, TiledArt art, Set<TiledPicture.Extra> extras, String display)
      throws SpriteUnavailableException {
    List<Problem> missing = new ArrayList<>();
    SpriteStack stack =
        TiledPicture.of(
            art.map(), art.pictures(), extras, one -> addProblems(one, display, missing::add));
    return new DrawableMap(
        loaded.warned(missing),
        new AutoTiler(loaded.tiles().set()),
        Optional.empty(),
        List.of(),
        stack.atlas(),
        List.of(),
        Optional.of(stack),
        new Missing(Set.of(), missing),
        List.of());
  }

  private static void addProblems(
      SpriteUnavailableException missing, String display, Consumer<Problem> to) {
    UnreadableException.problems(missing, display).stream().map(Problem::asWarning).forEach(to);
  }

  /**
   * Reports missing pictures.
   *
   * @param reported the names of those that were reported before; receives the others
   */
  private static void addProblems(
      PlaceholderSprites pictures, Set<String> reported, String display, Consumer<Problem> to) {
    pictures
        .missing()
        .forEach(
            (name, why) -> {
              if (reported.add(name)) {
                addProblems(why, display, to);
              }
            });
  }

  /** The sprites of a map that is drawn with its tile set, before their pictures are read. */
  private static final class Choice {
    private final LoadedMap loaded; // with names for the sprites that its tile set lacks
    private final AutoTiler tiler;
    private final SpriteLayers sprites;
    private final String display;
    private final Set<String> reported = new HashSet<>(); // sprites without a picture
    private final List<Problem> missing = new ArrayList<>();

    /**
     * Chooses sprites.
     *
     * @param turned the map, rotated as it is to be drawn
     */
    Choice(LoadedMap read, TileMap turned, String display) {
      AutoTiler plain = new AutoTiler(read.tiles().set());
      List<AutoTiler.Missing> nameless = plain.missing(turned);
      for (AutoTiler.Missing one : nameless) {
        missing.add(read.tiles().problem(one, display).asWarning());
        reported.add(one.stem());
      }
      loaded = read.naming(nameless);
      tiler = nameless.isEmpty() ? plain : new AutoTiler(loaded.tiles().set());
      sprites = tiler.tile(turned);
      this.display = display;
    }

    /**
     * Reads pictures.
     *
     * @param names the names of all sprites, in slot order
     * @param needed which of them to read [by sprite, from 1]
     */
    DrawableMap drawable(
        List<String> names,
        boolean[] needed,
        SpriteSource source,
        List<SpriteStack.Animation> animations)
        throws SpriteUnavailableException {
      TileGeometry geometry = loaded.tiles().set().geometry();
      PlaceholderSprites pictures = new PlaceholderSprites(source, geometry);
      Atlas atlas = Atlas.compose(geometry, names, needed, pictures);
      addProblems(pictures, reported, display, missing::add);
      return new DrawableMap(
          loaded.warned(missing),
          tiler,
          Optional.of(sprites),
          names,
          atlas,
          animations,
          Optional.empty(),
          new Missing(reported, missing),
          List.of());
    }
  }

  private static List<SpriteStack.Animation> animations(TileAnimations frames) {
    return frames.loops().stream()
        .map(loop -> new SpriteStack.Animation(loop.own(), frames(loop)))
        .toList();
  }

  private static List<SpriteStack.Frame> frames(TileAnimations.Loop loop) {
    return loop.sprites().stream()
        .map(sprite -> new SpriteStack.Frame(sprite, loop.millis()))
        .toList();
  }

  /**
   * Returns which sprites are needed to rotate and edit a map. [by sprite, from 1] These are all
   * variants of the tiles on the map, because rotation and edits change the variant, and all
   * variants of tiles that can be painted because none of their pictures is missing or damaged;
   * each with its animation frames.
   */
  private static boolean[] needed(
      TileMap map, AutoTiler tiler, TileAnimations frames, PictureCheck pictures) {
    Legend legend = map.legend();
    boolean[] present = new boolean[legend.size() + 1];
    for (int cell = 0; cell < map.size().cells(); cell++) {
      present[map.base().id(cell)] = true;
      present[map.overlay().id(cell)] = true;
      present[map.top().id(cell)] = true;
    }
    Map<Integer, List<Integer>> loops = new HashMap<>();
    frames.loops().forEach(loop -> loops.put(loop.own(), loop.sprites()));
    boolean[] needed = new boolean[frames.names().size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      Set<Integer> sprites = new HashSet<>();
      for (int index : tiler.sprites(id)) {
        sprites.addAll(loops.getOrDefault(index + 1, List.of(index + 1)));
      }
      if (present[id]
          || sprites.stream().allMatch(s -> pictures.isGood(frames.names().get(s - 1)))) {
        sprites.forEach(sprite -> needed[sprite] = true);
      }
    }
    for (int sprite : tiler.pieceSprites()) { // edits may put any of them on the map
      needed[sprite] = pictures.isGood(frames.names().get(sprite - 1));
    }
    return needed;
  }

  /** This map with other sprites, such as after edits; ignored if there is a stack. */
  public DrawableMap with(SpriteLayers others) {
    return new DrawableMap(
        loaded,
        tiler,
        sprites.map(ours -> others),
        names,
        atlas,
        animations,
        stack,
        missing,
        icons);
  }

  private DrawableMap with(List<TileLooks.Icon> ofTiles) {
    return new DrawableMap(
        loaded, tiler, sprites, names, atlas, animations, stack, missing, ofTiles);
  }

  /** The frame of the whole map at scale 1. */
  public PictureFrame whole() {
    return stack.map(own -> own.frame(1)).orElseGet(() -> PictureFrame.whole(projection(), 1));
  }

  private IsoProjection projection() {
    return new IsoProjection(loaded.tiles().set().geometry(), sprites.orElseThrow().size());
  }

  /**
   * Reads the pictures of the map's sprites in double size. One that cannot be read is enlarged
   * from its usual size.
   *
   * @param isWanted whether to read the pictures of a sprite of the map, by number from 1
   * @param display the map's name in problems
   * @param warn is told why, except of sprites without a picture of the usual size
   * @return empty if there are none, or if they are too large together
   * @throws SpriteUnavailableException if pictures do not match
   */
  public Optional<Atlas> doubles(IntPredicate isWanted, String display, Consumer<Problem> warn)
      throws SpriteUnavailableException {
    if (sprites.isEmpty()) {
      return Optional.empty();
    }
    LoadedTileSet tiles = loaded.tiles();
    boolean[] used = new boolean[names.size() + 1];
    sprites.get().markUsed(used);
    for (int sprite = 1; sprite < used.length; sprite++) {
      used[sprite] &= isWanted.test(sprite);
    }
    PlaceholderSprites pictures = new PlaceholderSprites(tiles.sprites(), tiles.set().geometry());
    Optional<Atlas> doubles = Atlas.composeDoubled(tiles.set().geometry(), names, used, pictures);
    addProblems(pictures, new HashSet<>(missing.sprites), display, warn);
    return doubles;
  }
}
