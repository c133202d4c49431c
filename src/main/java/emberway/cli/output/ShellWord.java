package emberway.cli.output;

import emberway.io.PrintableText;
import java.io.File;
import java.util.regex.Pattern;

/** Quotes file names for commands that users copy from a message. */
public final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");

  private ShellWord() {}

  /** The text as one word of a shell command: as it is if possible, otherwise in quotes. */
  public static String of(String text) {
    if (File.separatorChar == '\\') {
      return PLAIN.matcher(text.replace('\\', '/')).matches() ? text : "\"" + text + "\"";
    }
    if (PLAIN.matcher(text).matches()) {
      return text;
    }
    if (PrintableText.escape(text).equals(text)) {
      return "'" + text.replace("'", "'\\''") + "'";
    }
    return "$'" + PrintableText.escape(text.replace("\\", "\\\\").replace("'", "\\'")) + "'";
  }
}
