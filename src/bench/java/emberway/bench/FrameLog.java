package emberway.bench;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/**
 * Frames as {@link WindowTimes} prints them: for each kind an array {@code each} of frames with
 * {@code millis}, the camera's {@code x} and {@code y}, and {@code scale}. Frames of others name in
 * {@code frame} the index of Emberway's, instead of the camera.
 */
final class FrameLog {
  private FrameLog() {}

  static Map<String, JsonValue> read(Path file) throws IOException {
    Map<String, JsonValue> kinds = new LinkedHashMap<>();
    for (String line : Files.readAllLines(file)) {
      JsonValue kind = new JsonReader().parse(line);
      kinds.put(kind.getString("what"), kind.get("each"));
    }
    return kinds;
  }

  /** The durations of frames. [ms] */
  static double[] millis(JsonValue each) {
    double[] millis = new double[each.size];
    for (int i = 0; i < millis.length; i++) {
      millis[i] = each.get(i).getDouble("millis");
    }
    return millis;
  }

  /** The durations of frames by their scale, rounded to a millionth. [ms] */
  static Map<Double, double[]> millisByScale(JsonValue each) {
    Map<Double, double[]> result = new TreeMap<>();
    for (JsonValue frame : each) {
      double scale = Math.rint(frame.getDouble("scale") * 1e6) / 1e6;
      double[] one = {frame.getDouble("millis")};
      result.merge(
          scale,
          one,
          (some, more) ->
              DoubleStream.concat(DoubleStream.of(some), DoubleStream.of(more)).toArray());
    }
    return result;
  }
}
