package emberway.art;

import emberway.art.raster.AnimationPhase;
import emberway.art.raster.BlobMask;
import emberway.art.raster.GroundTexture;
import emberway.art.raster.JoinMask;
import emberway.art.raster.PngFile;
import emberway.art.raster.SpriteBitmap;
import emberway.art.raster.SpriteLattice;
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
    SpriteBitmap draw(SpriteLattice spriteLattice, BlobMask blobMask, Biome biome);
  }

  /** What joins its like, drawn by the country that it stands in. */
  private interface Joining {
    SpriteBitmap draw(SpriteLattice spriteLattice, JoinMask joinMask, Biome biome);
  }

  private static final List<Biome> WITH_WINTER = List.of(Biome.GREEN, Biome.SNOWY);

  private final SpriteLattice spriteLattice;
  private final Map<String, Supplier<SpriteBitmap>> sprites = new TreeMap<>();

  /**
   * For sprites of 54·scale px.
   *
   * @param scale [1..8]
   */
  public TileSetGenerator(int scale) {
    spriteLattice = new SpriteLattice(scale);
    plain("L1_Terrain001", blobMask -> (u, v) -> LandArt.grass(blobMask, u, v));
    plain("L1_Terrain035", blobMask -> (u, v) -> LandArt.snow(blobMask, u, v));
    shores("L1_Sand", joinMask -> (u, v) -> LandArt.sand(joinMask, u, v));
    open("L1_Rock", blobMask -> (u, v) -> LandArt.rock(blobMask, u, v));
    field("L1_Field", LandArt.Crop.WHEAT);
    field("L1_FieldRye", LandArt.Crop.RYE);
    field("L1_FieldCabbage", LandArt.Crop.CABBAGE);
    field("L1_FieldFallow", LandArt.Crop.FALLOW);
    open("L1_Marsh", blobMask -> (u, v) -> WaterArt.marsh(blobMask, u, v));
    for (int frame = 0; frame < AnimationPhase.FRAMES; frame++) {
      AnimationPhase animationPhase = AnimationPhase.ofFrame(frame);
      String letter = AnimationPhase.letter(frame);
      open(
          "L1_Water" + letter,
          blobMask -> (u, v) -> WaterArt.water(blobMask, u, v, animationPhase));
      shores(
          "L1_Lava" + letter, joinMask -> (u, v) -> WaterArt.lava(joinMask, u, v, animationPhase));
      single(
          "L2_VolcanoErupting" + letter,
          spriteLattice -> VolcanoArt.erupting(spriteLattice, animationPhase));
    }
    TransitionArt.ALL.forEach(this::pieces);
    inWinter("L2_RoadDirt", RoadArt::road);
    joined("L2_Bridge", BridgeArt::bridge);
    inWinter("L2_WallStone", WallArt::wall);
    inWinter("L2_Gate", WallArt::gate);
    onLands("L2_Forest", TreeArt::forest, Biome.GREEN, Biome.SNOWY);
    inWinter("L2_DeadTree", DeadTreeArt::deadTree);
    inWinter("L2_DeadTreeYoung", DeadTreeArt::deadTreeYoung);
    inWinter("L2_DeadTreeLeaning", DeadTreeArt::deadTreeLeaning);
    inWinter("L2_DeadTreeBroken", DeadTreeArt::deadTreeBroken);
    onLands("L2_Hills", HillArt::hills, Biome.values());
    onLands("L2_Mountain", MountainArt::peak, Biome.values());
    onLands("L2_MountainSaddle", MountainArt::saddle, Biome.values());
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
    spriteBitmaps().forEach((name, spriteBitmap) -> files.put(name, PngFile.encode(spriteBitmap)));
    return files;
  }

  /** Draws all sprites, as pictures. */
  Map<String, SpriteBitmap> spriteBitmaps() {
    Map<String, SpriteBitmap> spriteBitmaps = new ConcurrentHashMap<>();
    sprites.keySet().parallelStream().forEach(name -> spriteBitmaps.put(name, spriteBitmap(name)));
    return new TreeMap<>(spriteBitmaps);
  }

  /** The names of all sprites, in alphabetical order. */
  Set<String> names() {
    return Collections.unmodifiableSet(sprites.keySet());
  }

  /** Draws one sprite. */
  public SpriteBitmap spriteBitmap(String name) {
    return sprites.get(name).get();
  }

  private void single(String name, Function<SpriteLattice, SpriteBitmap> art) {
    sprites.put(name, () -> art.apply(spriteLattice));
  }

  /** What lies under snow where the ground does. */
  private void inWinter(String stem, BiFunction<SpriteLattice, Biome, SpriteBitmap> art) {
    for (Biome biome : WITH_WINTER) {
      single(stem + biome.word(), spriteLattice -> art.apply(spriteLattice, biome));
    }
  }

  private void inWinter(String stem, Joining art) {
    for (Biome biome : WITH_WINTER) {
      joined(
          stem + biome.word(),
          (spriteLattice, joinMask) -> art.draw(spriteLattice, joinMask, biome));
    }
  }

  private void joined(String stem, BiFunction<SpriteLattice, JoinMask, SpriteBitmap> art) {
    for (int mask = 0; mask < JoinMask.COUNT; mask++) {
      JoinMask joinMask = new JoinMask(mask);
      sprites.put(stem + joinMask.suffix(), () -> art.apply(spriteLattice, joinMask));
    }
  }

  private void spreading(String stem, BiFunction<SpriteLattice, BlobMask, SpriteBitmap> art) {
    for (BlobMask blobMask : BlobMask.ofJoining()) {
      String name = stem + blobMask.joinMask().suffix() + blobMask.cornerSuffix();
      sprites.put(name, () -> art.apply(spriteLattice, blobMask));
    }
  }

  /** What looks different in some kinds of country. */
  private void onLands(String stem, Standing art, Biome... biomes) {
    for (Biome biome : biomes) {
      spreading(
          stem + biome.word(),
          (spriteLattice, blobMask) -> art.draw(spriteLattice, blobMask, biome));
    }
  }

  private void plain(String stem, Function<BlobMask, GroundTexture> texture) {
    for (BlobMask blobMask : BlobMask.ofPlain()) {
      sprites.put(
          stem + blobMask.cornerSuffix(),
          () -> GroundTexture.paint(spriteLattice, texture.apply(blobMask)));
    }
  }

  /** Ground for maps with transitions, which know corners, and with shores for those without. */
  private void open(String stem, Function<BlobMask, GroundTexture> texture) {
    shores(stem, joinMask -> texture.apply(new BlobMask(joinMask, 0)));
    plain(stem + BlobMask.OPEN.joinMask().suffix(), texture);
  }

  private void field(String stem, LandArt.Crop crop) {
    shores(stem, joinMask -> (u, v) -> LandArt.field(crop, joinMask, u, v));
  }

  private void shores(String stem, Function<JoinMask, GroundTexture> texture) {
    joined(
        stem,
        (spriteLattice, joinMask) -> GroundTexture.paint(spriteLattice, texture.apply(joinMask)));
  }

  /** The pieces of a transition: fifteen of sides, four of corners. */
  private void pieces(String stem, TransitionArt border) {
    for (int mask = 1; mask < JoinMask.COUNT; mask++) {
      JoinMask sides = new JoinMask(mask);
      sprites.put(stem + sides.suffix(), () -> border.paint(spriteLattice, sides, 0));
    }
    for (int corner = 0; corner < 4; corner++) {
      int bit = 1 << corner;
      JoinMask beside = new JoinMask(bit | ((bit << 1 | bit >> 3) & (JoinMask.COUNT - 1)));
      sprites.put(
          stem + "_" + beside.suffix(), () -> border.paint(spriteLattice, new JoinMask(0), bit));
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
