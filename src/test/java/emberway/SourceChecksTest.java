package emberway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.testing.ChildJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All sources keep the format, and Error Prone finds nothing in them (in tests: by the full build).
 * Both run in processes of their own beside the other tests: as steps of the build before the tests
 * they would leave all processors but one idle for a minute.
 */
final class SourceChecksTest {
  private static final Path SOURCES =
      Path.of(System.getProperty("emberway.home", ""), "src").toAbsolutePath();

  /** The newest formatter that runs on JDK 17 runs on no JDK from here on. */
  private static final int FIRST_WITHOUT_FORMATTER = 25;

  /** What both tools use of the compiler. */
  private static final List<String> COMPILER_PACKAGES =
      List.of(
          "api", "code", "comp", "file", "main", "model", "parser", "processing", "tree", "util");

  /**
   * Checks of the uses of what no source here uses (AutoValue, Android, Error Prone's own
   * interfaces and annotations, Flogger, Guava, injection, Joda-Time, JUnit 3 and 4, Mockito,
   * protocol buffers, RxJava, Truth; of the JDK, JNDI, {@code Hashtable} and annotations as
   * values), as far as they cost time: a third of all checks' together. Whoever begins to use one
   * of these takes its checks off this list.
   */
  private static final String OF_UNUSED_LIBRARIES =
      """
      AutoValueBoxedValues AutoValueSubclassLeaked DoNotMockAutoValue
      AndroidInjectionBeforeSuper IsLoggableTagLength RectIntersectReturnValueIgnored
      RobolectricShadowDirectlyOn
      ASTHelpersSuggestions MemoizeConstantVisitorStateLookups MisformattedTestData
      MissingTestCall PreferInstanceofOverGetKind TreeToString TypeEquals
      WithSignatureDiscouraged
      CompileTimeConstant DoNotCall DoNotMock ForOverride FormatStringAnnotation Immutable
      IncompatibleArgumentType InlineMeInliner MustBeClosedChecker RestrictedApi
      FloggerArgumentToString FloggerFormatString FloggerLogVarargs
      FloggerSplitLogStatement FloggerStringConcatenation
      CheckNotNullMultipleTimes ExpensiveLenientFormatString FutureTransformAsync
      FuturesGetCheckedIllegalExceptionType LenientFormatStringValidation
      NullArgumentForNonNullParameter PreconditionsInvalidPlaceholder
      ThrowIfUncheckedKnownChecked
      ThrowIfUncheckedKnownUnchecked
      GuiceNestedCombine MisplacedScopeAnnotations QualifierOrScopeOnInjectMethod
      JodaDateTimeConstants JodaPlusMinusLong JodaToSelf JodaWithDurationAddedLong
      JUnit3TestNotRun JUnit4ClassUsedInJUnit3 JUnit4SetUpNotRun JUnit4TearDownNotRun
      JUnit4TestsNotRunWithinEnclosed RuleNotRun
      DirectInvocationOnMock MockIllegalThrows MockNotUsedInProduction MockitoUsage
      LiteByteStringUtf8 LiteEnumValueOf LiteProtoToString MixedDescriptors
      PrivateSecurityContractProtoAccess ProtoBuilderReturnValueIgnored
      ProtoTruthMixedDescriptors ProtocolBufferOrdinal
      RxReturnValueIgnored
      TruthAssertExpected TruthGetOrDefault TruthIncompatibleType
      BanJNDI GetClassOnAnnotation HashtableContains
      """;

  @TempDir Path folder;

  @Test
  void errorProne_itsSources_findsNothingButWhatIsPlanted()
      throws IOException, InterruptedException {
    assertOnlyPlantedIsFound(set -> isCheckedByErrorProne(set) && !isOfTests(set));
  }

  @Tag("slow") // half of all sources
  @Test
  void errorProne_tests_findsNothingButWhatIsPlanted() throws IOException, InterruptedException {
    assertOnlyPlantedIsFound(set -> isCheckedByErrorProne(set) && isOfTests(set));
  }

  /** With a fault among the sources, as a tool that does not work finds nothing either. */
  private void assertOnlyPlantedIsFound(Predicate<String> isWanted)
      throws IOException, InterruptedException {
    List<Path> sources = sources(isWanted);
    Path planted =
        Files.writeString(
            folder.resolve("Planted.java"),
            "package planted;\nclass Planted { private int forgotten; }\n");
    sources.add(planted);
    String output = errorProne(sources);
    assertThat(output.lines().filter(line -> line.matches("(.*: )?(error|warning): .*")))
        .as(output)
        .satisfiesExactly(
            finding -> assertThat(finding).startsWith(planted + ":2: warning: [UnusedVariable] "),
            end -> assertThat(end).isEqualTo("error: warnings found and -Werror specified"));
  }

  /**
   * Whether Error Prone reads a source set: not the benchmarks, which need more libraries, nor the
   * library, as a module cannot be compiled with other sources.
   */
  private static boolean isCheckedByErrorProne(String set) {
    return !Set.of("bench", "bench-test", "library").contains(set);
  }

  private static boolean isOfTests(String set) {
    return set.endsWith("test");
  }

  /** With a file among them that is to be changed. */
  @Test
  void formatter_allSources_changesNothingButWhatIsPlanted()
      throws IOException, InterruptedException {
    List<Path> sources = sources(set -> true);
    Path planted = Files.writeString(folder.resolve("Planted.java"), "class  Planted {}\n");
    sources.add(planted);
    assertThat(unformatted(sources))
        .as("to be formatted by mvn spotless:apply")
        .isEqualTo(planted + "\n");
  }

  /** Those of the source sets with these names. */
  private static List<Path> sources(Predicate<String> isWanted) throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> sets = Files.list(SOURCES)) {
      for (Path set : sets.sorted().toList()) {
        if (isWanted.test(set.getFileName().toString())) {
          try (Stream<Path> files = Files.walk(set)) {
            sources.addAll(files.filter(file -> file.toString().endsWith(".java")).toList());
          }
        }
      }
    }
    return sources;
  }

  /** What the compiler says with Error Prone as its plugin, which sees warnings as errors. */
  private String errorProne(List<Path> sources) throws IOException, InterruptedException {
    List<String> command = withCompiler();
    command.add("--add-modules=java.se,jdk.unsupported"); // for Error Prone
    command.addAll(List.of("-m", "jdk.compiler/com.sun.tools.javac.Main"));
    command.addAll(List.of("--release", "17", "-proc:none", "-Werror", "-Xmaxwarns", "1000"));
    command.addAll(List.of("-XDcompilePolicy=simple", "--should-stop=ifError=FLOW"));
    command.add("--should-stop=ifNoError=FLOW"); // the classes are there already
    command.addAll(List.of("-cp", classPath(), "-processorpath", classPath()));
    command.addAll(List.of("-Xplugin:ErrorProne" + switchedOff(), "@" + fileOfNames(sources)));
    return output(command);
  }

  /** What tells Error Prone to leave out checks. */
  private static String switchedOff() {
    return OF_UNUSED_LIBRARIES
        .lines()
        .flatMap(line -> Stream.of(line.split(" ")))
        .map(check -> " -Xep:" + check + ":OFF")
        .collect(Collectors.joining());
  }

  /** The names of those files that the formatter would change, a line each. */
  private String unformatted(List<Path> sources) throws IOException, InterruptedException {
    assumeTrue(
        Runtime.version().feature() < FIRST_WITHOUT_FORMATTER,
        "the format is not checked: the formatter does not run on this JDK; 17 to 24 do");
    List<String> command = withCompiler();
    command.addAll(List.of("-cp", classPath(), "com.google.googlejavaformat.java.Main"));
    command.addAll(
        List.of("--dry-run", "--skip-reflowing-long-strings", "@" + fileOfNames(sources)));
    return output(command);
  }

  /** A Java that lets programs into its compiler. */
  private static List<String> withCompiler() {
    List<String> command =
        ChildJava.command(
            "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xms1g", "-Xmx1g", "-Xmn640m");
    for (String name : COMPILER_PACKAGES) {
      command.add("--add-opens=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
    }
    return command;
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private Path fileOfNames(List<Path> sources) throws IOException {
    assertThat(sources).isNotEmpty();
    List<String> names = sources.stream().map(Path::toString).toList();
    return Files.write(folder.resolve("sources"), names);
  }

  /** What a program prints. */
  private String output(List<String> command) throws IOException, InterruptedException {
    Path file = folder.resolve("said");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile()) // a compiler that fails leaves files in its folder
            .redirectErrorStream(true)
            .redirectOutput(file.toFile())
            .start();
    int status = process.waitFor();
    String text = Files.readString(file);
    assertThat(status == 0 || !text.isEmpty()).as("it ends with %s and no word", status).isTrue();
    return text;
  }
}
