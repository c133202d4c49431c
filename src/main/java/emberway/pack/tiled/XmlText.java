package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.pack.json.Json;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileKind;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decodes XML files in the encoding given by their first bytes. */
final class XmlText {
  private static final int LOOK_AT = 256;

  private static final Pattern DECLARED =
      Pattern.compile("\\A<\\?xml\\b[^>]*?\\sencoding\\s*=\\s*[\"']([^\"']*)[\"']");

  private XmlText() {}

  /**
   * A file's characters, without a byte order mark.
   *
   * @throws UnreadableException if the encoding is unknown, or the bytes are invalid in it
   */
  static char[] decode(byte[] bytes, ProblemCollector problemCollector) throws UnreadableException {
    Charset charset = FileKind.wide(bytes);
    if (charset.equals(StandardCharsets.UTF_8)) {
      charset = declared(bytes, problemCollector);
    }
    if (charset.equals(StandardCharsets.UTF_8)) {
      return Json.decode(bytes, problemCollector); // reports the position of an error
    }
    try {
      CharBuffer out = charset.newDecoder().decode(ByteBuffer.wrap(bytes));
      int from = out.hasRemaining() && out.get(0) == '\uFEFF' ? 1 : 0;
      return Arrays.copyOfRange(out.array(), from, out.limit());
    } catch (CharacterCodingException e) {
      problemCollector.error(
          0, 0, "the file is not in its encoding, " + charset.name(), "save the file as UTF-8");
      throw new UnreadableException(problemCollector.sorted());
    }
  }

  /**
   * The encoding in the XML declaration; UTF-8 if it gives none, or UTF-16, which these bytes are
   * not.
   */
  private static Charset declared(byte[] bytes, ProblemCollector problemCollector)
      throws UnreadableException {
    String start =
        new String(bytes, 0, Math.min(bytes.length, LOOK_AT), StandardCharsets.ISO_8859_1);
    Matcher said = DECLARED.matcher(start);
    if (!said.find() || said.group(1).toUpperCase(Locale.ROOT).startsWith("UTF-16")) {
      return StandardCharsets.UTF_8;
    }
    try {
      Charset charset = Charset.forName(said.group(1));
      return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
    } catch (IllegalArgumentException unknown) {
      problemCollector.error(
          1,
          0,
          "the encoding %s is not known here".formatted(PrintableText.quote(said.group(1))),
          "save the file as UTF-8");
      throw new UnreadableException(problemCollector.sorted());
    }
  }
}
