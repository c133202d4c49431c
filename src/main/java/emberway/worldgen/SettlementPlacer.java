package emberway.worldgen;

import emberway.map.PlaceKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds where people would settle, and has the towns built there. */
final class SettlementPlacer {
  private static final int TRIES = 14;

  private final WorldDraft worldDraft;
  private final RandomStream randomStream;
  private final TownBuilder plan;
  private final PlaceNameGenerator placeNameGenerator;

  private record Site(int x, int y, double worth) {}

  SettlementPlacer(WorldDraft worldDraft) {
    this.worldDraft = worldDraft;
    this.randomStream = worldDraft.randomStream(40);
    this.plan = new TownBuilder(worldDraft);
    this.placeNameGenerator = new PlaceNameGenerator(worldDraft.randomStream(41));
  }

  void found() {
    int shorter = Math.min(worldDraft.width, worldDraft.height);
    if (shorter < 8 || worldDraft.amounts.towns() == 0) {
      return;
    }
    if (worldDraft.worldRecipe.city() > 0 && shorter >= 24) {
      foundCity(shorter);
    }
    int spacing = spacing();
    int walledLeft =
        worldDraft.worldRecipe.city() > 0
            ? 0
            : Math.max(1, worldDraft.size.cells() / (spacing * spacing) / 7);
    for (Site site : sites(spacing)) {
      if (isCrowded(site, spacing)) {
        continue;
      }
      Town town = walledLeft > 0 && spacing >= 13 ? walled(site, spacing) : null;
      if (town == null) {
        town = village(site, spacing);
      } else {
        walledLeft--;
      }
      if (town != null) {
        build(town);
      }
    }
  }

  /** The distance between towns. [cells] */
  private int spacing() {
    double side = Math.sqrt((double) worldDraft.size.cells());
    double usual = Math.min(120, Math.max(11, side / 5.5));
    return (int) Math.max(10, usual * worldDraft.worldRecipe.townSpacing());
  }

  private void foundCity(int shorter) {
    int reach = (int) Math.min(56, shorter * worldDraft.worldRecipe.city());
    for (int shrink = reach; shrink >= 5; shrink = shrink * 4 / 5) {
      for (int tries = 0; tries < 160; tries++) {
        int spread = 1 + tries * shorter / 500;
        int x = worldDraft.width / 2 + randomStream.between(-spread, spread);
        int y = worldDraft.height / 2 + randomStream.between(-spread, spread);
        if (wetShare(x, y, shrink + 2, shrink + 2) == 0) {
          build(new Town(x, y, Town.Rank.CITY, shrink, shrink));
          return;
        }
      }
    }
  }

  /** The best of a few random cells in each square as wide as the spacing, best first. */
  private List<Site> sites(int spacing) {
    List<Site> sites = new ArrayList<>();
    for (int top = 0; top < worldDraft.height; top += spacing) {
      for (int left = 0; left < worldDraft.width; left += spacing) {
        Site best = null;
        for (int k = 0; k < TRIES; k++) {
          int x = left + randomStream.below(spacing);
          int y = top + randomStream.below(spacing);
          double worth = worldDraft.contains(x, y) ? worth(x, y) : 0;
          if (worth > 0 && (best == null || worth > best.worth())) {
            best = new Site(x, y, worth);
          }
        }
        if (best != null) {
          sites.add(best);
        }
      }
    }
    sites.sort(
        Comparator.comparingDouble(Site::worth)
            .reversed()
            .thenComparingInt(Site::y)
            .thenComparingInt(Site::x));
    return sites;
  }

  /**
   * How suitable a cell is for settling; 0 = unsuitable. People like water, flat ground and warmth.
   */
  private double worth(int x, int y) {
    int i = worldDraft.index(x, y);
    if (!worldDraft.isOpenGround(x, y)
        || x < 3
        || y < 3
        || x > worldDraft.width - 4
        || y > worldDraft.height - 4) {
      return 0;
    }
    TilePalette ids = worldDraft.ids;
    double worth = 3 + randomStream.unit();
    worth += worldDraft.freshDistance[i] < 14 ? 2 : 0;
    worth += worldDraft.seaDistance[i] < 12 ? 1.5 : 0;
    worth -= worldDraft.base[i] == ids.snow ? 1.5 : 0;
    worth -= worldDraft.base[i] == ids.marsh || worldDraft.base[i] == ids.rock ? 1 : 0;
    worth -= worldDraft.overlay[i] == ids.hills ? 1 : 0;
    return worth;
  }

  private boolean isCrowded(Site site, int spacing) {
    for (Town town : worldDraft.towns) {
      double dx = Math.max(0, Math.abs(site.x() - town.x) - town.reachX);
      double dy = Math.max(0, Math.abs(site.y() - town.y) - town.reachY);
      if (dx * dx + dy * dy < 0.45 * spacing * spacing) {
        return true;
      }
    }
    return false;
  }

  /** A walled town near the site, as large as the ground allows; null if there is no room. */
  private Town walled(Site site, int spacing) {
    int largest = Math.min(11, Math.max(4, spacing / 4));
    for (int reach = largest; reach >= 4; reach -= 2) {
      for (int tries = 0; tries < 12; tries++) {
        int reachX = Math.max(4, reach - randomStream.below(3));
        int reachY = Math.max(4, reach - randomStream.below(3));
        int x = site.x() + randomStream.between(-tries, tries);
        int y = site.y() + randomStream.between(-tries, tries);
        if (wetShare(x, y, reachX + 2, reachY + 2) == 0) {
          return new Town(x, y, Town.Rank.WALLED, reachX, reachY);
        }
      }
    }
    return null;
  }

  private Town village(Site site, int spacing) {
    int reach = Math.min(6, Math.max(2, spacing / 5));
    for (; reach >= 2; reach--) {
      if (wetShare(site.x(), site.y(), reach, reach) <= 0.08) {
        return new Town(site.x(), site.y(), Town.Rank.VILLAGE, reach, reach);
      }
    }
    return null;
  }

  /** The share of a rectangle's cells that cannot be built on; 1 if it leaves the map. */
  private double wetShare(int x, int y, int reachX, int reachY) {
    if (!worldDraft.contains(x - reachX, y - reachY)
        || !worldDraft.contains(x + reachX, y + reachY)) {
      return 1;
    }
    int bad = 0;
    for (int cy = y - reachY; cy <= y + reachY; cy++) {
      for (int cx = x - reachX; cx <= x + reachX; cx++) {
        bad += worldDraft.isOpenGround(cx, cy) ? 0 : 1;
      }
    }
    return (double) bad / ((2 * reachX + 1) * (2 * reachY + 1));
  }

  private void build(Town town) {
    plan.build(town);
    if (town.middle < 0) {
      return;
    }
    town.name = placeNameGenerator.town(site(town));
    worldDraft.towns.add(town);
    int x = town.middle % worldDraft.width;
    worldDraft.name(x, town.middle / worldDraft.width, town.name, kind(town));
  }

  /** The first town, after which the country is called, is its capital. */
  private PlaceKind kind(Town town) {
    if (town == worldDraft.towns.get(0)) {
      return PlaceKind.CAPITAL;
    }
    return town.rank == Town.Rank.VILLAGE ? PlaceKind.VILLAGE : PlaceKind.TOWN;
  }

  private PlaceNameGenerator.Site site(Town town) {
    int i = worldDraft.index(town.x, town.y);
    if (town.rank == Town.Rank.CITY) {
      return PlaceNameGenerator.Site.CITY;
    }
    if (worldDraft.seaDistance[i] < 12) {
      return PlaceNameGenerator.Site.COAST;
    }
    if (worldDraft.freshDistance[i] < 12) {
      return PlaceNameGenerator.Site.RIVER;
    }
    if (worldDraft.base[i] == worldDraft.ids.snow || worldDraft.elevation[i] > 4500) {
      return PlaceNameGenerator.Site.HEIGHTS;
    }
    return PlaceNameGenerator.Site.PLAIN;
  }
}
