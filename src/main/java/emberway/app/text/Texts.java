package emberway.app.text;

import emberway.view.DisplayText;
import emberway.view.ShortCosts;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;

/**
 * The texts of the window by key, in the current language; English at first. Any thread. Panels ask
 * for their texts in each frame.
 */
public final class Texts {
  private static final String FOLDER = "/emberway/";
  private static final int GROUP = 3; // digits between group marks
  private static final double HUNDREDTHS = 100; // the steps to which costs are rounded, per 1
  private static final double MIN_ROUNDED = 0.1; // smaller costs keep two significant digits
  private static final double SMALLEST_ROUNDED = 1e-3; // smaller costs are not rounded
  private static final double MIN_GROUPED = 1e6; // from here on, costs have no decimals
  private static final double LARGEST_GROUPED = 1e12; // from here on, costs have an exponent
  private static final Pattern DAYS = Pattern.compile("\\b(\\d+) d\\b");
  private static volatile Texts current; // null until a text is needed
  private static volatile DistanceUnit distanceUnit = DistanceUnit.OF_THE_MAP;
  // Null unless a language was loaded in the background.
  private static volatile Future<Texts> pending;

  private final Language language;
  private final ResourceBundle bundle;
  private final String decimalMark;
  private final String groupMark;

  private Texts(Language language) {
    this.language = language;
    bundle = read(language);
    decimalMark = bundle.getString("number.decimal");
    groupMark = bundle.getString("number.group");
  }

  private static Texts current() {
    Texts texts = current;
    if (texts == null) {
      Future<Texts> ahead = pending;
      texts = ahead == null ? new Texts(Language.ENGLISH) : await(ahead);
      current = texts;
    }
    return texts;
  }

  private static Texts await(Future<Texts> ahead) {
    try {
      return ahead.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the program is damaged", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Texts(Language.ENGLISH);
    }
  }

  /**
   * Sets the initial language. Loads its texts on a separate thread; the first lookup waits for it.
   */
  public static void prepare(Language language) {
    if (current != null) {
      use(language);
      return;
    }
    FutureTask<Texts> reading = new FutureTask<>(() -> new Texts(language.resolved()));
    pending = reading;
    Thread thread = new Thread(reading, "texts");
    thread.setDaemon(true);
    thread.start();
  }

  /** Switches to a language. */
  public static void use(Language language) {
    Texts before = current;
    Language next = language.resolved();
    if (before == null || before.language != next) {
      current = new Texts(next);
    }
  }

  /** Switches to a unit of lengths. */
  public static void use(DistanceUnit unit) {
    distanceUnit = unit;
  }

  /** Returns the current unit of lengths. */
  public static DistanceUnit distanceUnit() {
    return distanceUnit;
  }

  /** Returns the current language, never {@link Language#SYSTEM}. */
  public static Language language() {
    return current().language;
  }

  /** Returns the locale of the current language, for dates. */
  public static Locale locale() {
    return Locale.forLanguageTag(language().id());
  }

  /**
   * Returns a text without arguments.
   *
   * @throws MissingResourceException if the bundle has no such key
   */
  public static String get(String key) {
    return current().bundle.getString(key);
  }

  /**
   * Returns a text with arguments filled in: {@code {0}} unchanged, {@code {0,number}} as an
   * integer with group marks, {@code {0,plural,one{# step}other{# steps}}} as the language's plural
   * form, with the number for {@code #}.
   *
   * @throws MissingResourceException if the bundle has no such key
   */
  public static String format(String key, Object... arguments) {
    return TextPattern.fill(get(key), arguments);
  }

  /** Formats a number with a given number of decimals. */
  public static String fixed(double value, int decimals) {
    return decimal(String.format(Locale.ROOT, "%." + decimals + "f", value));
  }

  /** Replaces the point in a plain decimal number by the language's decimal mark. */
  public static String decimal(String plain) {
    String mark = current().decimalMark;
    return mark.equals(".") ? plain : plain.replace(".", mark);
  }

  /** Returns a text with lengths and times as people write them: with 3 days 11 h for 3 d 11 h. */
  public static String amount(String plain) {
    return DAYS.matcher(decimal(plain))
        .replaceAll(
            days -> days.group(1) + get(days.group(1).equals("1") ? "time.day" : "time.days"));
  }

  /**
   * Formats a cost for people: with at most two decimals, with two significant digits below {@value
   * #MIN_ROUNDED}, and as an integer with group marks from a million on.
   */
  public static String cost(double value) {
    if (value >= LARGEST_GROUPED || value < SMALLEST_ROUNDED) {
      return exactCost(value);
    }
    if (value >= MIN_GROUPED) {
      return grouped(Math.round(value));
    }
    double unit =
        value < MIN_ROUNDED ? Math.pow(10, Math.floor(Math.log10(value)) - 1) : 1 / HUNDREDTHS;
    return exactCost(Math.round(value / unit) * unit);
  }

  /** Formats a cost like {@link DisplayText#cost}, with the language's decimal mark. */
  public static String exactCost(double value) {
    return decimal(DisplayText.cost(value));
  }

  /** Formats a cost like {@link ShortCosts#of}, with the language's decimal mark. */
  public static String shortCost(double value, int decimals) {
    return decimal(ShortCosts.of(value, decimals));
  }

  /** Formats an integer with group marks. */
  public static String grouped(long number) {
    String mark = current().groupMark;
    String digits = Long.toString(number);
    int first = number < 0 ? 1 : 0;
    StringBuilder text = new StringBuilder(digits.length() + digits.length() / GROUP);
    for (int i = 0; i < digits.length(); i++) {
      if (i > first && (digits.length() - i) % GROUP == 0) {
        text.append(mark);
      }
      text.append(digits.charAt(i));
    }
    return text.toString();
  }

  /** Reads a bundle directly: Java's search over locales would delay the start. */
  static ResourceBundle read(Language language) {
    String suffix = language == Language.ENGLISH ? "" : "_" + language.id();
    String name = FOLDER + "texts" + suffix + ".properties";
    try (InputStream in = Texts.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the program is incomplete: " + name + " is missing");
      }
      Reader text = new InputStreamReader(in, StandardCharsets.UTF_8);
      return new PropertyResourceBundle(text);
    } catch (IOException e) {
      throw new UncheckedIOException("the program is damaged: " + name, e);
    }
  }
}
