package emberway.art;

import emberway.art.raster.Ground;
import emberway.art.raster.Joins;
import emberway.art.raster.Lattice;
import emberway.art.raster.Phase;
import emberway.art.raster.Picture;
import emberway.art.raster.PngFile;
import emberway.art.raster.Spread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Draws the tile set {@code fantasy}: one PNG for each sprite name.
 *
 * <p>Run it with a folder as its argument; see {@code tiles/README.md}.
 */
public final class TileSetGenerator {
  /** What the names of pictures of double size end with, as {@code tileset.json} has it. */
  static final String DOUBLE_SIZE = "@2x";

  /** What is drawn by the country that it stands in. */
  private interface Standing {
    Picture draw(Lattice lattice, Spread spread, Land land);
  }

  /** What joins its like, drawn by the country that it stands in. */
  private interface Joining {
    Picture draw(Lattice lattice, Joins joins, Land land);
  }

  private static final List<Land> WITH_WINTER = List.of(Land.GREEN, Land.SNOWY);

  private final Lattice lattice;
  private final Map<String, Supplier<Picture>> sprites = new TreeMap<>();

  /**
   * For sprites of 54·scale px.
   *
   * @param scale [1..8]
   */
  public TileSetGenerator(int scale) {
    lattice = new Lattice(scale);
    plain("L1_Terrain001", spread -> (u, v) -> LandArt.grass(spread, u, v));
    plain("L1_Terrain035", spread -> (u, v) -> LandArt.snow(spread, u, v));
    shores("L1_Sand", joins -> (u, v) -> LandArt.sand(joins, u, v));
    open("L1_Rock", spread -> (u, v) -> LandArt.rock(spread, u, v));
    field("L1_Field", LandArt.Crop.WHEAT);
    field("L1_FieldRye", LandArt.Crop.RYE);
    field("L1_FieldCabbage", LandArt.Crop.CABBAGE);
    field("L1_FieldFallow", LandArt.Crop.FALLOW);
    open("L1_Marsh", spread -> (u, v) -> WaterArt.marsh(spread, u, v));
    for (int frame = 0; frame < Phase.FRAMES; frame++) {
      Phase phase = Phase.ofFrame(frame);
      String letter = Phase.letter(frame);
      open("L1_Water" + letter, spread -> (u, v) -> WaterArt.water(spread, u, v, phase));
      shores("L1_Lava" + letter, joins -> (u, v) -> WaterArt.lava(joins, u, v, phase));
      single("L2_VolcanoErupting" + letter, lattice -> VolcanoArt.erupting(lattice, phase));
    }
    Borders.ALL.forEach(this::pieces);
    inWinter("L2_RoadDirt", RoadArt::road);
    joined("L2_Bridge", BridgeArt::bridge);
    inWinter("L2_WallStone", WallArt::wall);
    inWinter("L2_Gate", WallArt::gate);
    onLands("L2_Forest", ForestArt::forest, Land.GREEN, Land.SNOWY);
    inWinter("L2_DeadTree", NatureArt::deadTree);
    inWinter("L2_DeadTreeYoung", NatureArt::deadTreeYoung);
    inWinter("L2_DeadTreeLeaning", NatureArt::deadTreeLeaning);
    inWinter("L2_DeadTreeBroken", NatureArt::deadTreeBroken);
    onLands("L2_Hills", HillArt::hills, Land.values());
    onLands("L2_Mountain", MountainArt::peak, Land.values());
    onLands("L2_MountainSaddle", MountainArt::saddle, Land.values());
    inWinter("L2_House", HouseArt::gabled);
    inWinter("L2_HouseTurned", HouseArt::turned);
    inWinter("L2_HouseThatched", HouseArt::thatched);
    inWinter("L2_HouseTall", HouseArt::tall);
    inWinter("L2_Castle", BuildingArt::castle);
    inWinter("L2_Tent", BuildingArt::tent);
    inWinter("L2_Tombstone", BuildingArt::tombstone);
    single("L2_VolcanoDormant", VolcanoArt::dormant);
  }

  /** Draws all sprites. Names without file extension, in alphabetical order; PNG files as bytes. */
  public Map<String, byte[]> draw() {
    Map<String, byte[]> files = new TreeMap<>();
    pictures().forEach((name, picture) -> files.put(name, PngFile.encode(picture)));
    return files;
  }

  /** Draws all sprites, as pictures. */
  Map<String, Picture> pictures() {
    Map<String, Picture> pictures = new ConcurrentHashMap<>();
    sprites.keySet().parallelStream().forEach(name -> pictures.put(name, picture(name)));
    return new TreeMap<>(pictures);
  }

  /** The names of all sprites, in alphabetical order. */
  Set<String> names() {
    return Collections.unmodifiableSet(sprites.keySet());
  }

  /** Draws one sprite. */
  Picture picture(String name) {
    return sprites.get(name).get();
  }

  private void single(String name, Function<Lattice, Picture> art) {
    sprites.put(name, () -> art.apply(lattice));
  }

  /** What lies under snow where the ground does. */
  private void inWinter(String stem, BiFunction<Lattice, Land, Picture> art) {
    for (Land land : WITH_WINTER) {
      single(stem + land.word(), lattice -> art.apply(lattice, land));
    }
  }

  private void inWinter(String stem, Joining art) {
    for (Land land : WITH_WINTER) {
      joined(stem + land.word(), (lattice, joins) -> art.draw(lattice, joins, land));
    }
  }

  private void joined(String stem, BiFunction<Lattice, Joins, Picture> art) {
    for (int mask = 0; mask < Joins.COUNT; mask++) {
      Joins joins = new Joins(mask);
      sprites.put(stem + joins.suffix(), () -> art.apply(lattice, joins));
    }
  }

  private void spreading(String stem, BiFunction<Lattice, Spread, Picture> art) {
    for (Spread spread : Spread.ofJoining()) {
      String name = stem + spread.joins().suffix() + spread.cornerSuffix();
      sprites.put(name, () -> art.apply(lattice, spread));
    }
  }

  /** What looks different in some kinds of country. */
  private void onLands(String stem, Standing art, Land... lands) {
    for (Land land : lands) {
      spreading(stem + land.word(), (lattice, spread) -> art.draw(lattice, spread, land));
    }
  }

  private void plain(String stem, Function<Spread, Ground> texture) {
    for (Spread spread : Spread.ofPlain()) {
      sprites.put(stem + spread.cornerSuffix(), () -> Ground.paint(lattice, texture.apply(spread)));
    }
  }

  /** Ground for maps with transitions, which know corners, and with shores for those without. */
  private void open(String stem, Function<Spread, Ground> texture) {
    shores(stem, joins -> texture.apply(new Spread(joins, 0)));
    plain(stem + Spread.OPEN.joins().suffix(), texture);
  }

  private void field(String stem, LandArt.Crop crop) {
    shores(stem, joins -> (u, v) -> LandArt.field(crop, joins, u, v));
  }

  private void shores(String stem, Function<Joins, Ground> texture) {
    joined(stem, (lattice, joins) -> Ground.paint(lattice, texture.apply(joins)));
  }

  /** The pieces of a transition: fifteen of sides, four of corners. */
  private void pieces(String stem, Borders border) {
    for (int mask = 1; mask < Joins.COUNT; mask++) {
      Joins sides = new Joins(mask);
      sprites.put(stem + sides.suffix(), () -> border.paint(lattice, sides, 0));
    }
    for (int corner = 0; corner < 4; corner++) {
      int bit = 1 << corner;
      Joins beside = new Joins(bit | ((bit << 1 | bit >> 3) & (Joins.COUNT - 1)));
      sprites.put(stem + "_" + beside.suffix(), () -> border.paint(lattice, new Joins(0), bit));
    }
  }

  /**
   * Writes all sprites into a folder, in the usual size and in double size.
   *
   * @param args the folder
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 1) {
      System.err.println("usage: TileSetGenerator FOLDER");
      System.exit(2);
    }
    Path folder = Files.createDirectories(Path.of(args[0]));
    int written = 0;
    for (int scale = 1; scale <= 2; scale++) {
      String end = (scale == 1 ? "" : DOUBLE_SIZE) + ".png";
      for (Map.Entry<String, byte[]> file : new TileSetGenerator(scale).draw().entrySet()) {
        Files.write(folder.resolve(file.getKey() + end), file.getValue());
        written++;
      }
    }
    System.out.println(written + " sprites written to " + folder);
  }
}
