package emberway.app.text;

import emberway.plan.query.Preset;

/** The names of presets in the language of the window. */
public final class PresetText {
  private PresetText() {}

  /** Returns a preset's name. */
  public static String name(Preset preset) {
    return Texts.get(
        switch (preset) {
          case TERRAIN -> "preset.terrain";
          case CALKINS -> "preset.calkins";
          case LESTER -> "preset.lester";
          case MCNEILL -> "preset.mcneill";
          case UNIT -> "preset.unit";
          case STOUT -> "preset.stout";
        });
  }
}
