package emberway.app.text;

import java.util.Locale;

/** A language of the window, as the user chooses it. */
public enum Language {
  /** The desktop's language, or English if there is no translation. */
  SYSTEM("system"),
  ENGLISH("en"),
  GERMAN("de");

  private final String id;

  Language(String id) {
    this.id = id;
  }

  /** Returns the id in the settings file: {@code system}, or the ISO 639 code. */
  public String id() {
    return id;
  }

  /** Returns the language with an id; {@link #SYSTEM} if the id is unknown. */
  public static Language of(String id) {
    for (Language each : values()) {
      if (each.id.equals(id)) {
        return each;
      }
    }
    return SYSTEM;
  }

  /** Returns the language's own name; for {@link #SYSTEM}, a text in the current language. */
  public String title() {
    return Texts.get(
        switch (this) {
          case SYSTEM -> "language.system";
          case ENGLISH -> "language.en";
          case GERMAN -> "language.de";
        });
  }

  /** Returns the language itself, or the desktop's language for {@link #SYSTEM}. */
  Language resolved() {
    if (this != SYSTEM) {
      return this;
    }
    Language found = of(Locale.getDefault(Locale.Category.DISPLAY).getLanguage());
    return found == SYSTEM ? ENGLISH : found;
  }
}
