package emberway.worldgen;

/** The natural cover of the land: base tiles, mountains, hills and woods. */
final class GroundCover {
  private final WorldDraft worldDraft;
  private final TerrainFields terrainFields;
  private final TilePalette ids;
  private final GradientNoise fine;
  private final GradientNoise patch;
  private final GradientNoise grain;

  GroundCover(WorldDraft worldDraft, TerrainFields terrainFields) {
    this.worldDraft = worldDraft;
    this.terrainFields = terrainFields;
    this.ids = worldDraft.ids;
    fine = worldDraft.gradientNoise(30);
    patch = worldDraft.gradientNoise(31);
    grain = worldDraft.gradientNoise(32);
  }

  void cover() {
    int width = worldDraft.width;
    float[] ridges = new float[width];
    float[] woods = new float[width];
    float[] colds = new float[width];
    for (int y = 0, at = 0; y < worldDraft.height; y++) {
      terrainFields.ridge.row(y, width, ridges);
      terrainFields.woods.row(y, width, woods);
      terrainFields.cold.row(y, width, colds);
      for (int x = 0; x < width; x++, at++) {
        if (!worldDraft.isWater(at)) {
          coverCell(x, y, at, ridges[x], woods[x], colds[x]);
        }
      }
    }
  }

  private void coverCell(int x, int y, int at, float ridge, float woods, float cold) {
    float rough = fine.at(x / 4.7f, y / 4.7f);
    float broad = patch.at(x / 13f, y / 13f);
    float high = ridge + 0.035f * rough - 0.16f * Math.max(0, broad - 0.25f);
    boolean mountain = high > terrainFields.mountainLine && worldDraft.freshDistance[at] > 1;
    boolean hill = !mountain && high > terrainFields.hillLine;
    char ground = groundOf(at, ridge, woods, cold + 0.05f * rough, rough, broad);
    worldDraft.base[at] = ground;
    if (mountain) {
      worldDraft.overlay[at] = ids.mountain;
    } else if (hill && ground != ids.marsh && ground != ids.sand) {
      worldDraft.overlay[at] = rough > -0.42f ? ids.hills : 0;
    } else {
      worldDraft.overlay[at] = growth(x, y, ground, woods + 0.2f * rough, broad);
    }
  }

  private char groundOf(int at, float ridge, float woods, float cold, float rough, float broad) {
    if (cold > terrainFields.snowLine) {
      return ids.snow;
    }
    float rockLine =
        terrainFields.hillLine + 0.55f * (terrainFields.mountainLine - terrainFields.hillLine);
    if (ridge + 0.05f * rough > rockLine) {
      return ids.rock;
    }
    int sea = worldDraft.seaDistance[at];
    if (sea <= 3 && sea <= 1.2f + 2.2f * broad + 0.6f * rough) {
      return ids.sand;
    }
    int fresh = Math.min(worldDraft.freshDistance[at], sea + 2);
    float wet = (float) worldDraft.worldRecipe.marsh() * 1.1f - 0.75f + broad + 0.3f * rough;
    if (fresh <= 6 && wet > 0.12f * fresh - 0.1f && ridge < terrainFields.hillLine) {
      return ids.marsh;
    }
    boolean barren =
        terrainFields.woodsLine - woods > 1.05f && cold < terrainFields.snowLine - 0.35f;
    return barren ? ids.sand : ids.grass;
  }

  /** Puts trees in woods with ragged edges and clearings, and single trees elsewhere. */
  private char growth(int x, int y, char ground, float woods, float broad) {
    float chance = grain.unit(x, y);
    if (ground == ids.rock || ground == ids.sand) {
      return 0;
    }
    boolean dead =
        broad + 2 * (float) worldDraft.worldRecipe.gloom() - 1 > grain.unit(x / 3, y / 3 + 9999);
    if (ground == ids.marsh) {
      return chance < 0.07f ? ids.deadTree : 0;
    }
    float depth = woods - terrainFields.woodsLine;
    boolean clearing = broad > 0.55f;
    if (depth > 0 && !clearing) {
      float density = depth > 0.08f ? 0.97f : 0.75f;
      return chance < density ? (dead ? ids.deadTree : ids.forest) : 0;
    }
    boolean lone = chance < (depth > -0.15f ? 0.06f : 0.006f);
    return lone ? (dead ? ids.deadTree : ids.forest) : 0;
  }
}
