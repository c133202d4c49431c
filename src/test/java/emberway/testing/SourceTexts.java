package emberway.testing;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** The strings in a Java source, each with what is done with it. */
public final class SourceTexts {
  /** Whose arguments a user reads: a string among them is a text, however short. */
  private static final Pattern DRAWN =
      Pattern.compile(
          "(ImGui|GuiText|GuiWidgets|ProgressBar|notices|Prompt|Prompt\\.Answer|Notice)\\.\\w+"
              + "|(?s).*\\.(before|addText)|Prompt\\.Answer|(Notice\\.)?Offer");

  /** Whose arguments are keys of the bundle. */
  private static final Pattern KEYED = Pattern.compile("(Texts|figures)\\.\\w+");

  /** Whose arguments nobody reads in the window. */
  private static final Pattern UNSEEN =
      Pattern.compile(
          "(Log|System|Path|Files|ImGui\\.(pushID|getID)|UniqueFileName|FileExtension)(\\.\\w+)?"
              + "|(Thread|ConflatingWorker).*|\\w*(Exception|Error)|\\w+\\.beside");

  private static final String PROGRAM = "Emberway"; // in every language
  private static final Pattern ID = Pattern.compile("##.*");
  private static final Pattern WORDS = Pattern.compile(".*\\p{L}{2,}[,;:.]? \\p{L}.*");
  private static final Pattern NAME = Pattern.compile("\\p{Lu}\\p{Ll}+( .*|[.:…?!]?)");
  private static final Pattern LETTERS = Pattern.compile(".*\\p{L}{2,}.*");

  /**
   * A string.
   *
   * @param line where it begins [&gt;= 1]
   * @param isText whether it looks like something to be read in the window
   * @param isKey whether it is looked up in the bundle there
   * @param arguments how many arguments are filled in there, if it is; or -1
   */
  public record Literal(String value, long line, boolean isText, boolean isKey, int arguments) {}

  private SourceTexts() {}

  /** All strings of each of some files. */
  public static Map<Path, List<Literal>> of(List<Path> sources) throws IOException {
    List<Source> files = new ArrayList<>();
    for (Path source : sources) {
      files.add(new Source(source.toUri(), Files.readString(source)));
    }
    Map<URI, List<Literal>> found = strings(files);
    Map<Path, List<Literal>> all = new HashMap<>();
    sources.forEach(source -> all.put(source, found.get(source.toUri())));
    return all;
  }

  /** All strings of a compilation unit. */
  public static List<Literal> of(String name, String code) throws IOException {
    URI address = URI.create("string:///" + name);
    return strings(List.of(new Source(address, code))).get(address);
  }

  private static Map<URI, List<Literal>> strings(List<Source> files) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavacTask task =
        (JavacTask) compiler.getTask(null, null, null, List.of("-proc:none"), null, files);
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    Map<URI, List<Literal>> all = new HashMap<>();
    for (CompilationUnitTree unit : task.parse()) {
      List<Literal> found = new ArrayList<>();
      new Scanner(unit, positions, found).scan(unit, null);
      all.put(unit.getSourceFile().toUri(), found);
    }
    return all;
  }

  /** A file that the compiler reads from memory. */
  private static final class Source extends SimpleJavaFileObject {
    private final String code;

    Source(URI address, String code) {
      super(address, JavaFileObject.Kind.SOURCE);
      this.code = code;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return code;
    }
  }

  private static final class Scanner extends TreePathScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<Literal> found;

    Scanner(CompilationUnitTree unit, SourcePositions positions, List<Literal> found) {
      this.unit = unit;
      this.positions = positions;
      this.found = found;
    }

    @Override
    public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
      return null;
    }

    @Override
    public Void visitLiteral(LiteralTree literal, Void nothing) {
      if (literal.getKind() == Tree.Kind.STRING_LITERAL) {
        String value = (String) literal.getValue();
        long line = unit.getLineMap().getLineNumber(positions.getStartPosition(unit, literal));
        found.add(new Literal(value, line, isText(value), !keyed().isEmpty(), arguments(keyed())));
      }
      return null;
    }

    private boolean isText(String value) {
      if (ID.matcher(value).matches() || value.equals(PROGRAM)) {
        return false;
      }
      for (Tree each : getCurrentPath()) {
        String user = user(each);
        if (UNSEEN.matcher(user).matches() || KEYED.matcher(user).matches()) {
          return false;
        }
        if (DRAWN.matcher(user).matches()) {
          return LETTERS.matcher(value).matches();
        }
      }
      return WORDS.matcher(value).matches() || NAME.matcher(value).matches();
    }

    /** The nearest call around a string, if that looks a key up; at most one. */
    private List<MethodInvocationTree> keyed() {
      for (Tree each : getCurrentPath()) {
        String user = user(each);
        if (!user.isEmpty()) {
          return KEYED.matcher(user).matches() ? List.of((MethodInvocationTree) each) : List.of();
        }
      }
      return List.of();
    }

    private static int arguments(List<MethodInvocationTree> calls) {
      return calls.stream()
          .filter(call -> call.getMethodSelect().toString().equals("Texts.format"))
          .mapToInt(call -> call.getArguments().size() - 1)
          .findFirst()
          .orElse(-1);
    }

    /** What is called or made with a string: {@code ImGui.button}, {@code IOException}. */
    private static String user(Tree tree) {
      if (tree instanceof MethodInvocationTree call) {
        return call.getMethodSelect().toString();
      }
      return tree instanceof NewClassTree made ? made.getIdentifier().toString() : "";
    }
  }
}
