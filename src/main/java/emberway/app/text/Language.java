package emberway.app.text;

import java.util.Locale;

/** A language that the window can speak, as the user chooses it. */
public enum Language {
  /** The language of the desktop, or English where there is no translation. */
  SYSTEM("system"),
  ENGLISH("en"),
  GERMAN("de");

  private final String id;

  Language(String id) {
    this.id = id;
  }

  /** What the settings file calls it: {@code system}, or the language's code in ISO 639. */
  public String id() {
    return id;
  }

  /** The language of an id; {@link #SYSTEM} for an id that is not known. */
  public static Language of(String id) {
    for (Language each : values()) {
      if (each.id.equals(id)) {
        return each;
      }
    }
    return SYSTEM;
  }

  /** What the language is called in itself, and {@link #SYSTEM} in the one spoken now. */
  public String title() {
    return Texts.get(
        switch (this) {
          case SYSTEM -> "language.system";
          case ENGLISH -> "language.en";
          case GERMAN -> "language.de";
        });
  }

  /** Itself, or the language of the desktop; never {@link #SYSTEM}. */
  Language resolved() {
    if (this != SYSTEM) {
      return this;
    }
    Language found = of(Locale.getDefault(Locale.Category.DISPLAY).getLanguage());
    return found == SYSTEM ? ENGLISH : found;
  }
}
