package emberway.pack;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Corrupt twins of a file. Each of its parts is missing once: lines; attributes and elements of
 * XML; members of JSON; chunks of a PNG. At places that a seed decides it is cut off, bytes are
 * turned, parts are there twice, numbers are huge, negative or none, and something is nested deep.
 */
final class CorruptTwins {
  private static final Pattern LINE = Pattern.compile("[^\\n]*\\n");
  private static final Pattern ATTRIBUTE = Pattern.compile(" [a-z]+=\"[^\"]*\"");
  private static final Pattern ELEMENT = Pattern.compile("<[a-z][^<>]*/>");
  private static final Pattern MEMBER = Pattern.compile("\"[A-Za-z]+\" ?: ?[^,\\[{\\n]+,?");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");
  private static final Pattern WORD = Pattern.compile("[A-Za-z]+");

  /** What a number is exchanged for. */
  private static final List<String> NUMBERS =
      List.of(
          "-1",
          "0",
          "-2147483648",
          "2147483647",
          "4294967295",
          "9".repeat(20),
          "1e308",
          "-1e-308",
          "NaN",
          "x",
          "",
          "65536",
          "1.5");

  /** What is nested in itself, or opened and never closed. */
  private static final List<String> NESTS = List.of("[", "{\"a\":", "<a>", "<layer>", "<!--", "{");

  private static final List<String> VALUES =
      List.of(": null", ": []", ": {}", ": \"\"", ": true", ": [[1]]", ": -1", ": 1e999");

  private static final int DEEP = 4000; // levels
  private static final int HEADER = 16; // of a PNG: where its first chunk's content begins [bytes]
  private static final int OTHERS = 3; // in the place of one number or value
  private static final int SAMPLE = 10 * Integer.getInteger("emberway.soak", 1);

  private final byte[] original;
  private final Random random;
  private final List<byte[]> twins = new ArrayList<>();

  private CorruptTwins(byte[] original, long seed) {
    this.original = original;
    random = new Random(seed);
  }

  /** The twins of a file by what its name says it is; the same for the same seed. */
  static List<byte[]> of(String name, byte[] original, long seed) {
    CorruptTwins made = new CorruptTwins(original, seed);
    made.cutOff();
    made.turned();
    if (name.endsWith(".png")) {
      made.chunks();
      made.header();
    } else if (!name.endsWith(".zip")) {
      made.texts();
    }
    return made.twins;
  }

  private void cutOff() {
    int cuts = 2 * SAMPLE;
    for (int i = 0; i < cuts; i++) {
      twins.add(Arrays.copyOf(original, (int) ((long) original.length * i / cuts)));
    }
    if (original.length > 0) {
      twins.add(Arrays.copyOf(original, original.length - 1));
    }
  }

  private void turned() {
    for (int i = 0; i < 3 * SAMPLE && original.length > 0; i++) {
      byte[] twin = original.clone();
      twin[random.nextInt(twin.length)] = (byte) random.nextInt(256);
      twins.add(twin);
    }
  }

  private void texts() {
    String text = new String(original, StandardCharsets.UTF_8);
    for (Pattern part : List.of(LINE, ATTRIBUTE, ELEMENT, MEMBER)) {
      List<MatchResult> found = part.matcher(text).results().toList();
      found.forEach(gone -> add(text, gone, ""));
      sample(found).forEach(twice -> add(text, twice, twice.group() + twice.group()));
      sample(found).forEach(other -> add(text, other, any(found).group()));
    }
    for (MatchResult number : sample(NUMBER.matcher(text).results().toList())) {
      someOf(NUMBERS).forEach(other -> add(text, number, other));
    }
    for (MatchResult word : sample(WORD.matcher(text).results().toList())) {
      add(text, word, word.group().toUpperCase(Locale.ROOT));
      add(text, word, word.group() + word.group());
    }
    for (MatchResult member : sample(MEMBER.matcher(text).results().toList())) {
      String key = member.group().substring(0, member.group().indexOf(':'));
      String end = member.group().endsWith(",") ? "," : "";
      someOf(VALUES).forEach(value -> add(text, member, key + value + end));
    }
    for (String nest : NESTS) {
      int at = random.nextInt(text.length() + 1);
      twins.add(utf8(text.substring(0, at) + nest.repeat(DEEP) + text.substring(at)));
    }
  }

  private MatchResult any(List<MatchResult> found) {
    return found.get(random.nextInt(found.size()));
  }

  /** So many of them, some perhaps twice; all, if there are no more. */
  private List<MatchResult> sample(List<MatchResult> found) {
    if (found.size() <= SAMPLE) {
      return found;
    }
    List<MatchResult> some = new ArrayList<>();
    for (int i = 0; i < SAMPLE; i++) {
      some.add(any(found));
    }
    return some;
  }

  private List<String> someOf(List<String> all) {
    return random.ints(OTHERS, 0, all.size()).mapToObj(all::get).toList();
  }

  private void add(String text, MatchResult part, String other) {
    twins.add(utf8(text.substring(0, part.start()) + other + text.substring(part.end())));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** A PNG's chunks missing and doubled, and bytes turned under checksums that are right. */
  private void chunks() {
    for (int at = 8; at + 12 <= original.length; ) {
      int length = 12 + ByteBuffer.wrap(original).getInt(at);
      byte[] before = Arrays.copyOf(original, at);
      byte[] chunk = Arrays.copyOfRange(original, at, at + length);
      byte[] after = Arrays.copyOfRange(original, at + length, original.length);
      twins.add(joined(before, after));
      twins.add(joined(before, chunk, chunk, after));
      twins.add(joined(before, after, chunk));
      at += length;
    }
    for (int i = 0; i < 3 * SAMPLE; i++) {
      byte[] twin = original.clone();
      twin[HEADER + random.nextInt(twin.length - HEADER)] = (byte) random.nextInt(256);
      twins.add(PngSums.mended(twin));
    }
  }

  /** Sizes and kinds that a PNG's header may claim. */
  private void header() {
    for (int number : new int[] {0, 1, -1, 53, 55, 1024, 1025, 65_535, Integer.MAX_VALUE}) {
      for (int field = 0; field < 2; field++) {
        byte[] twin = original.clone();
        ByteBuffer.wrap(twin).putInt(HEADER + 4 * field, number);
        twins.add(PngSums.mended(twin));
      }
    }
    for (int field = 8; field < 13; field++) { // depth, color type, packing, filter, interlacing
      for (int value : new int[] {0, 1, 2, 3, 4, 6, 8, 16, 255}) {
        byte[] twin = original.clone();
        twin[HEADER + field] = (byte) value;
        twins.add(PngSums.mended(twin));
      }
    }
  }

  private static byte[] joined(byte[]... parts) {
    ByteBuffer out = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(part -> part.length).sum());
    for (byte[] part : parts) {
      out.put(part);
    }
    return out.array();
  }
}
