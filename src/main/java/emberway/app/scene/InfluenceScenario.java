package emberway.app.scene;

import emberway.app.text.Texts;
import emberway.map.Influence;

/** A variant of the map for comparison, without some of the influences on routes. */
public enum InfluenceScenario {
  WITHOUT_WARMTH("route.without-warmth", true, false),
  WITHOUT_DREAD("route.without-dread", false, true),
  WITHOUT_BOTH("route.without-both", true, true);

  private final String key;
  private final boolean withoutWarmth;
  private final boolean withoutDread;

  InfluenceScenario(String key, boolean withoutWarmth, boolean withoutDread) {
    this.key = key;
    this.withoutWarmth = withoutWarmth;
    this.withoutDread = withoutDread;
  }

  /** Returns the localized name. */
  public String label() {
    return Texts.get(key);
  }

  /** Whether influences with an effect are removed. */
  boolean isWithout(Influence.Effect effect) {
    return effect == Influence.Effect.ATTRACT ? withoutWarmth : withoutDread;
  }
}
