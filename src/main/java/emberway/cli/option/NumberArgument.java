package emberway.cli.option;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses numbers as users write them. */
public final class NumberArgument {
  private NumberArgument() {}

  /** Registers number parsers with clear error messages. */
  public static void register(CommandLine commandLine) {
    ITypeConverter<Integer> integer = converter(Integer::valueOf, "a whole number");
    ITypeConverter<Long> longInteger = converter(Long::valueOf, "a whole number");
    ITypeConverter<Double> decimal = converter(NumberArgument::decimal, "a number");
    commandLine.registerConverter(Integer.class, integer);
    commandLine.registerConverter(int.class, integer);
    commandLine.registerConverter(Long.class, longInteger);
    commandLine.registerConverter(long.class, longInteger);
    commandLine.registerConverter(Double.class, decimal);
    commandLine.registerConverter(double.class, decimal);
  }

  /**
   * Parses a number in decimal notation.
   *
   * @throws NumberFormatException if it is none; Java's own notations, such as 2f, are none
   */
  static double parse(String text) {
    if (text.matches("(?i).*(0x.*|[0-9.][df])")) {
      throw new NumberFormatException(text);
    }
    return Double.parseDouble(text);
  }

  private static double decimal(String text) {
    double number = parse(text);
    if (Double.isInfinite(number) && !text.endsWith("Infinity")) {
      throw new TypeConversionException("'%s' is out of range".formatted(text));
    }
    return number;
  }

  private static <N> ITypeConverter<N> converter(Function<String, N> parse, String what) {
    return text -> {
      try {
        return parse.apply(text.strip());
      } catch (NumberFormatException malformed) {
        boolean digits = text.strip().matches("[-+]?[0-9]+");
        throw new TypeConversionException(
            "'%s' is %s".formatted(text, digits ? "out of range" : "not " + what));
      }
    };
  }
}
