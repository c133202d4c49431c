package emberway.cli.option;

import emberway.map.GridSize;
import emberway.pack.map.DangerLayerReader;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CostField;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Option;

/** The option for a danger layer: a factor for each cell. */
public final class DangerOptions {
  @Option(
      names = "--danger",
      paramLabel = "FILE",
      description =
          "Multiply the cost of each cell by its factor in this file: comma-separated numbers, a"
              + " line for each row of the map, or a gray PNG, a pixel for each cell. Gray 128"
              + " leaves a cost as it is; 32 levels more double it, 32 less halve it.")
  private Path danger;

  /** How the danger changes costs; not at all if none is given. */
  public UnaryOperator<CostField> read(GridSize size) throws UnreadableException {
    if (danger == null) {
      return UnaryOperator.identity();
    }
    if (isStandardInput()) {
      throw new CommandFailure(
          ExitCode.USAGE, "--danger -: a danger layer is a file, not standard input; name a file");
    }
    double[] factors = DangerLayerReader.read(danger, size);
    return costs -> multiplied(costs, factors);
  }

  private boolean isStandardInput() {
    return danger.toString().equals(OutputTarget.STANDARD_OUTPUT);
  }

  /** The file, if one is given. */
  public Optional<Path> file() {
    return Optional.ofNullable(danger);
  }

  private static CostField multiplied(CostField costs, double[] factors) {
    double[] changed = new double[factors.length];
    for (int cell = 0; cell < changed.length; cell++) {
      changed[cell] = costs.costAt(cell) * factors[cell];
    }
    return CostField.of(costs.size(), changed);
  }
}
