package emberway.art;

/** The kind of country in which something stands; its name follows a stem, but for the usual. */
enum Biome {
  /** Meadows. */
  GREEN(""),
  /** Under snow. */
  SNOWY("Snow"),
  /** Bare rock. */
  BARE("Rock");

  private final String word;

  Biome(String word) {
    this.word = word;
  }

  /** What stands behind the stem of a sprite for it. */
  String word() {
    return word;
  }
}
