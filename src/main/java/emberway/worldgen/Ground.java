package emberway.worldgen;

/** What covers the land before anyone builds on it: base tiles, mountains, hills and woods. */
final class Ground {
  private final World world;
  private final Relief relief;
  private final Palette ids;
  private final Noise fine;
  private final Noise patch;
  private final Noise grain;

  Ground(World world, Relief relief) {
    this.world = world;
    this.relief = relief;
    this.ids = world.ids;
    fine = world.noise(30);
    patch = world.noise(31);
    grain = world.noise(32);
  }

  void cover() {
    int width = world.width;
    float[] ridges = new float[width];
    float[] woods = new float[width];
    float[] colds = new float[width];
    for (int y = 0, at = 0; y < world.height; y++) {
      relief.ridge.row(y, width, ridges);
      relief.woods.row(y, width, woods);
      relief.cold.row(y, width, colds);
      for (int x = 0; x < width; x++, at++) {
        if (!world.isWater(at)) {
          coverCell(x, y, at, ridges[x], woods[x], colds[x]);
        }
      }
    }
  }

  private void coverCell(int x, int y, int at, float ridge, float woods, float cold) {
    float rough = fine.at(x / 4.7f, y / 4.7f);
    float broad = patch.at(x / 13f, y / 13f);
    float high = ridge + 0.035f * rough - 0.16f * Math.max(0, broad - 0.25f);
    boolean mountain = high > relief.mountainLine && world.freshDistance[at] > 1;
    boolean hill = !mountain && high > relief.hillLine;
    char ground = groundOf(at, ridge, woods, cold + 0.05f * rough, rough, broad);
    world.base[at] = ground;
    if (mountain) {
      world.overlay[at] = ids.mountain;
    } else if (hill && ground != ids.marsh && ground != ids.sand) {
      world.overlay[at] = rough > -0.42f ? ids.hills : 0;
    } else {
      world.overlay[at] = growth(x, y, ground, woods + 0.2f * rough, broad);
    }
  }

  private char groundOf(int at, float ridge, float woods, float cold, float rough, float broad) {
    if (cold > relief.snowLine) {
      return ids.snow;
    }
    float rockLine = relief.hillLine + 0.55f * (relief.mountainLine - relief.hillLine);
    if (ridge + 0.05f * rough > rockLine) {
      return ids.rock;
    }
    int sea = world.seaDistance[at];
    if (sea <= 3 && sea <= 1.2f + 2.2f * broad + 0.6f * rough) {
      return ids.sand;
    }
    int fresh = Math.min(world.freshDistance[at], sea + 2);
    float wet = (float) world.recipe.marsh() * 1.1f - 0.75f + broad + 0.3f * rough;
    if (fresh <= 6 && wet > 0.12f * fresh - 0.1f && ridge < relief.hillLine) {
      return ids.marsh;
    }
    boolean barren = relief.woodsLine - woods > 1.05f && cold < relief.snowLine - 0.35f;
    return barren ? ids.sand : ids.grass;
  }

  /** Trees stand in woods with ragged edges and clearings, and here and there on their own. */
  private char growth(int x, int y, char ground, float woods, float broad) {
    float chance = grain.unit(x, y);
    if (ground == ids.rock || ground == ids.sand) {
      return 0;
    }
    boolean dead = broad + 2 * (float) world.recipe.gloom() - 1 > grain.unit(x / 3, y / 3 + 9999);
    if (ground == ids.marsh) {
      return chance < 0.07f ? ids.deadTree : 0;
    }
    float depth = woods - relief.woodsLine;
    boolean clearing = broad > 0.55f;
    if (depth > 0 && !clearing) {
      float density = depth > 0.08f ? 0.97f : 0.75f;
      return chance < density ? (dead ? ids.deadTree : ids.forest) : 0;
    }
    boolean lone = chance < (depth > -0.15f ? 0.06f : 0.006f);
    return lone ? (dead ? ids.deadTree : ids.forest) : 0;
  }
}
