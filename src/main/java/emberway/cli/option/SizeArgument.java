package emberway.cli.option;

import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;

/** A size written as {@code WxH}: any two whole numbers; each option checks their range. */
public record SizeArgument(int width, int height) {

  /**
   * Parses a size.
   *
   * @param option the option it was given for, such as {@code --size}
   */
  public static SizeArgument parse(String option, String text) {
    int x = text.indexOf('x');
    try {
      return new SizeArgument(
          Integer.parseInt(text.substring(0, Math.max(0, x))),
          Integer.parseInt(text.substring(x + 1)));
    } catch (NumberFormatException malformed) {
      throw new CommandFailure(
          ExitCode.USAGE, option + " '" + text + "': write it like 128x96, width first");
    }
  }
}
