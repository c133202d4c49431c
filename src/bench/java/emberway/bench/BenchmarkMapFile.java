package emberway.bench;

import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A benchmark map on its way to the virtual machines that JMH starts, so that all run the very
 * same.
 */
final class BenchmarkMapFile {
  private BenchmarkMapFile() {}

  static void write(BenchmarkMap benchmarkMap, Path file) throws IOException {
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.writeUTF(benchmarkMap.name());
      out.writeInt(benchmarkMap.size().width());
      out.writeInt(benchmarkMap.size().height());
      out.writeUTF(benchmarkMap.movement().cornerCutting().name());
      out.writeDouble(benchmarkMap.movement().diagonal());
      for (double cost : benchmarkMap.costs()) {
        out.writeDouble(cost);
      }
      BenchmarkMap.Queries queries = benchmarkMap.queries();
      out.writeInt(queries.count());
      for (int i = 0; i < queries.count(); i++) {
        out.writeInt(queries.from()[i]);
        out.writeInt(queries.to()[i]);
        out.writeDouble(queries.cheapest()[i]);
      }
    }
  }

  static BenchmarkMap read(Path file) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      String name = in.readUTF();
      GridSize size = new GridSize(in.readInt(), in.readInt());
      Movement movement = new Movement(CornerCutting.valueOf(in.readUTF()), in.readDouble());
      double[] costs = new double[size.cells()];
      for (int cell = 0; cell < costs.length; cell++) {
        costs[cell] = in.readDouble();
      }
      int count = in.readInt();
      BenchmarkMap.Queries queries =
          new BenchmarkMap.Queries(new int[count], new int[count], new double[count]);
      for (int i = 0; i < count; i++) {
        queries.from()[i] = in.readInt();
        queries.to()[i] = in.readInt();
        queries.cheapest()[i] = in.readDouble();
      }
      return new BenchmarkMap(name, size, movement, costs, queries);
    }
  }
}
