package emberway.cli.option;

/**
 * A size written as {@code WxH}, also with X or × and with spaces: any two whole numbers; each
 * option checks their range.
 */
public record SizeArgument(int width, int height) {

  /**
   * Parses a size.
   *
   * @param option the option it was given for, such as {@code --size}
   * @param how tells how to write it
   */
  public static SizeArgument parse(String option, String text, String how) {
    String[] sides = text.strip().split("\\s*[xX×]\\s*", 2); // one, if there is no x
    try {
      return new SizeArgument(
          Integer.parseInt(sides[0]), Integer.parseInt(sides.length < 2 ? "" : sides[1]));
    } catch (NumberFormatException malformed) {
      throw failure(option, text, how);
    }
  }

  /** A size that cannot be used. */
  public static CommandFailure failure(String option, String text, String how) {
    return new CommandFailure(ExitCode.USAGE, option + " '" + text + "': " + how);
  }
}
