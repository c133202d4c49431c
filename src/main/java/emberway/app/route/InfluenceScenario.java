package emberway.app.route;

import emberway.map.Influence;

/** A world to compare with: the same without some of what bends routes. */
public enum InfluenceScenario {
  WITHOUT_WARMTH("Without warmth", true, false),
  WITHOUT_DREAD("Without dread", false, true),
  WITHOUT_BOTH("Without either", true, true);

  private final String label;
  private final boolean withoutWarmth;
  private final boolean withoutDread;

  InfluenceScenario(String label, boolean withoutWarmth, boolean withoutDread) {
    this.label = label;
    this.withoutWarmth = withoutWarmth;
    this.withoutDread = withoutDread;
  }

  /** What it is called. */
  public String label() {
    return label;
  }

  /** Whether influences of that effect are missing. */
  boolean isWithout(Influence.Effect effect) {
    return effect == Influence.Effect.ATTRACT ? withoutWarmth : withoutDread;
  }
}
