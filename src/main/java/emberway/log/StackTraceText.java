package emberway.log;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** A stack trace that is safe to share: messages may be private, stack frames are not. */
final class StackTraceText {
  private static final int MAX_LINES = 120;
  private static final String VM_MADE = "java.lang.NullPointerException: Cannot ";

  private static final Pattern FRAME =
      Pattern.compile(
          "\\s*(?:at [^\\s()]+\\([^()\\s]*(?: Method| Source)?\\)|\\.\\.\\. \\d+ more)");

  private StackTraceText() {}

  /**
   * Formats the trace's lines, at most {@value #MAX_LINES}, each with a line feed.
   *
   * @param safe makes a message safe to share
   */
  static String of(Throwable failure, UnaryOperator<String> safe) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text, true));
    List<String> lines = text.toString().lines().toList();
    StringBuilder shortened = new StringBuilder();
    for (int i = 0; i < Math.min(lines.size(), MAX_LINES); i++) {
      String line = lines.get(i);
      if (isFrame(line) || isMadeByVm(line)) {
        shortened.append(line).append('\n');
      } else if (i == 0 || isOfTrace(line)) {
        shortened.append(safe.apply(line)).append('\n');
      }
    }
    return lines.size() > MAX_LINES ? shortened + "\t…\n" : shortened.toString();
  }

  /** Whether a line starts a cause or a suppressed exception, rather than continuing a message. */
  private static boolean isOfTrace(String line) {
    String bare = line.strip();
    return bare.startsWith("Caused by: ") || bare.startsWith("Suppressed: ");
  }

  private static boolean isFrame(String line) {
    return FRAME.matcher(line).matches();
  }

  /** Whether a line is a message by the virtual machine, which names nothing but code. */
  private static boolean isMadeByVm(String line) {
    return line.startsWith(VM_MADE) || line.startsWith("Caused by: " + VM_MADE);
  }
}
