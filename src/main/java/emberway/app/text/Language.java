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

  /** Itself, or the language of the desktop; never {@link #SYSTEM}. */
  Language resolved() {
    if (this != SYSTEM) {
      return this;
    }
    String code = Locale.getDefault(Locale.Category.DISPLAY).getLanguage();
    for (Language each : values()) {
      if (each.id.equals(code)) {
        return each;
      }
    }
    return ENGLISH;
  }
}
