package emberway.dist;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/**
 * The pages for users as they are packaged, with the pictures they show: the README and the pages
 * in {@code docs} that are not about building the program. A link to what is not packaged becomes
 * plain text.
 */
final class UserPages {
  /** The pages in {@code docs} for those who build or change the program. */
  private static final Set<String> FOR_BUILDERS =
      Set.of("fuzzing.md", "golden-folders.md", "packaging.md", "releasing.md", "testing.md");

  /** A link or a picture: its text and its target. */
  private static final Pattern LINK = Pattern.compile("(!?)\\[([^\\]]*)\\]\\(([^)#]+)(#[^)]*)?\\)");

  private static final float QUALITY = 0.85f; // of a JPEG, 0 to 1

  private final Path home;
  private final Path to;
  private final Set<Path> packaged = new TreeSet<>(); // relative

  private UserPages(Path home, Path to) {
    this.home = home;
    this.to = to;
  }

  /**
   * Writes the pages.
   *
   * @param home the repository
   * @param to the folder for the README, beside which {@code CHANGELOG.md} lies
   */
  static void write(Path home, Path to) throws IOException {
    UserPages pages = new UserPages(home, to);
    pages.packaged.addAll(List.of(Path.of("README.md"), Path.of("SECURITY.md")));
    pages.list("docs", ".md");
    pages.list("docs/schema", ".json");
    for (Path file : List.copyOf(pages.packaged)) {
      pages.copy(file);
    }
  }

  private void list(String folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(home.resolve(folder))) {
      files
          .filter(file -> file.toString().endsWith(ending))
          .filter(file -> !FOR_BUILDERS.contains(file.getFileName().toString()))
          .forEach(file -> packaged.add(home.relativize(file)));
    }
  }

  private void copy(Path file) throws IOException {
    String text = Files.readString(home.resolve(file));
    if (!file.toString().endsWith(".md")) {
      DesktopFiles.write(to.resolve(file), text);
      return;
    }
    StringBuilder linked = new StringBuilder();
    Matcher links = LINK.matcher(text);
    while (links.find()) {
      links.appendReplacement(linked, Matcher.quoteReplacement(link(file, links)));
    }
    DesktopFiles.write(to.resolve(file), links.appendTail(linked).toString());
  }

  private String link(Path page, MatchResult link) throws IOException {
    String target = link.group(3);
    if (target.matches("https?:.*")) {
      return link.group();
    }
    Path file = page.resolveSibling(target).normalize();
    if (!link.group(1).isEmpty()) {
      return "![%s](%s)".formatted(link.group(2), target.replaceFirst("\\w+$", picture(file)));
    }
    boolean isThere = packaged.contains(file) || file.equals(Path.of("CHANGELOG.md"));
    return isThere ? link.group() : link.group(2);
  }

  /** Copies a picture, as a JPEG if that is smaller and it does not move; returns its extension. */
  private String picture(Path file) throws IOException {
    byte[] png = Files.readAllBytes(home.resolve(file));
    boolean isMoving = new String(png, StandardCharsets.ISO_8859_1).contains("acTL");
    byte[] jpeg = isMoving ? png : jpeg(home.resolve(file));
    String extension = jpeg.length < png.length ? "jpg" : "png";
    Path copy = to.resolve(file.toString().replaceFirst("png$", extension));
    Files.createDirectories(copy.getParent());
    Files.write(copy, jpeg.length < png.length ? jpeg : png);
    return extension;
  }

  /** A picture as a JPEG, on white. */
  private static byte[] jpeg(Path file) throws IOException {
    BufferedImage picture = ImageIO.read(file.toFile());
    int width = picture.getWidth();
    int height = picture.getHeight();
    BufferedImage opaque = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = opaque.createGraphics();
    graphics.drawImage(picture, 0, 0, Color.WHITE, null);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      ImageWriteParam quality = writer.getDefaultWriteParam();
      quality.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      quality.setCompressionQuality(QUALITY);
      writer.setOutput(out);
      writer.write(null, new IIOImage(opaque, null, null), quality);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
