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

/** A course on its way to the virtual machines that JMH starts, so that all run the very same. */
final class CourseFile {
  private CourseFile() {}

  static void write(Course course, Path file) throws IOException {
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.writeUTF(course.name());
      out.writeInt(course.size().width());
      out.writeInt(course.size().height());
      out.writeUTF(course.movement().cornerCutting().name());
      out.writeDouble(course.movement().diagonal());
      for (double cost : course.costs()) {
        out.writeDouble(cost);
      }
      Course.Queries queries = course.queries();
      out.writeInt(queries.count());
      for (int i = 0; i < queries.count(); i++) {
        out.writeInt(queries.from()[i]);
        out.writeInt(queries.to()[i]);
        out.writeDouble(queries.cheapest()[i]);
      }
    }
  }

  static Course read(Path file) throws IOException {
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
      Course.Queries queries =
          new Course.Queries(new int[count], new int[count], new double[count]);
      for (int i = 0; i < count; i++) {
        queries.from()[i] = in.readInt();
        queries.to()[i] = in.readInt();
        queries.cheapest()[i] = in.readDouble();
      }
      return new Course(name, size, movement, costs, queries);
    }
  }
}
