package emberway.render.gl;

import java.util.ArrayList;
import java.util.List;

/**
 * Replaces every {@code #include "file"} of a shader by that file, once each, and defines macros
 * after the shader's first line, which says the version. Adds {@code #line} directives, so that
 * compiler errors can be traced to their files.
 */
final class ShaderPreprocessor {
  private static final String INCLUDE = "#include \"";

  private final ShaderSource source;
  private final List<String> files = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  private ShaderPreprocessor(ShaderSource source) {
    this.source = source;
  }

  /**
   * Reads a shader with its includes.
   *
   * @param macros to define, each a name or a name and what it stands for
   * @throws ShaderException if one of the files cannot be read
   */
  static ShaderPreprocessor read(ShaderSource source, String name, String... macros) {
    ShaderPreprocessor result = new ShaderPreprocessor(source);
    result.append(name, macros);
    return result;
  }

  private void append(String name, String... macros) {
    int file = files.size();
    files.add(name);
    String content = source.read(name);
    int line = 1;
    for (int from = 0; from < content.length(); line++) {
      int end = content.indexOf('\n', from);
      end = end < 0 ? content.length() : end;
      String included = included(content, from, end);
      if (included == null) {
        text.append(content, from, end).append('\n');
      } else if (!files.contains(included)) {
        text.append("#line 1 ").append(files.size()).append('\n');
        append(included);
        text.append("#line ").append(line + 1).append(' ').append(file).append('\n');
      } else {
        text.append('\n');
      }
      if (line == 1) {
        define(macros, file);
      }
      from = end + 1;
    }
  }

  private void define(String[] macros, int file) {
    for (String macro : macros) {
      text.append("#define ").append(macro).append('\n');
    }
    if (macros.length > 0) {
      text.append("#line 2 ").append(file).append('\n');
    }
  }

  /** The file that a line includes; null if none. */
  private static String included(String content, int from, int end) {
    if (!content.startsWith(INCLUDE, from)) {
      return null;
    }
    int nameEnd = content.indexOf('"', from + INCLUDE.length());
    return nameEnd < 0 || nameEnd > end
        ? null
        : content.substring(from + INCLUDE.length(), nameEnd);
  }

  /** The complete source text. */
  String text() {
    return text.toString();
  }

  /**
   * Replaces file numbers in a compiler's log by names: {@code 1:12} (Mesa and macOS) or {@code
   * 1(12)} (NVIDIA) becomes {@code projection.glsl:12}.
   */
  String explain(String log) {
    StringBuilder out = new StringBuilder();
    for (String line : log.strip().lines().toList()) {
      out.append(out.length() == 0 ? "" : "; ").append(explainLine(line.strip()));
    }
    return out.toString();
  }

  private String explainLine(String line) {
    int start = line.startsWith("ERROR: ") ? "ERROR: ".length() : 0;
    int fileEnd = digitsEnd(line, start);
    boolean separated =
        fileEnd > start
            && fileEnd < line.length()
            && (line.charAt(fileEnd) == ':' || line.charAt(fileEnd) == '(');
    int lineEnd = separated ? digitsEnd(line, fileEnd + 1) : fileEnd;
    if (!separated || lineEnd == fileEnd + 1 || fileEnd - start > 3) {
      return line;
    }
    int file = Integer.parseInt(line.substring(start, fileEnd));
    if (file >= files.size()) {
      return line;
    }
    int restStart = lineEnd < line.length() && line.charAt(fileEnd) == '(' ? lineEnd + 1 : lineEnd;
    return files.get(file) + ":" + line.substring(fileEnd + 1, lineEnd) + line.substring(restStart);
  }

  private static int digitsEnd(String line, int from) {
    int end = from;
    while (end < line.length() && line.charAt(end) >= '0' && line.charAt(end) <= '9') {
      end++;
    }
    return end;
  }
}
