package emberway.pack.store;

import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** The files of the bundled pack, which has no tile sets of its own. */
public record BundledFiles() implements PackFiles {
  private static final String ROOT = "maps";

  /** Whether a path may name something bundled: it is one word for which there is no file. */
  public static boolean isName(Path path) {
    return !path.isAbsolute()
        && path.getNameCount() == 1
        && Files.notExists(path, LinkOption.NOFOLLOW_LINKS);
  }

  @Override
  public String display() {
    return BUNDLED + ROOT;
  }

  @Override
  public boolean has(String path) {
    return BundledFiles.class.getResource(resource(path)) != null;
  }

  @Override
  public List<String> names(String folder) {
    return List.of();
  }

  @Override
  public byte[] head(String path, int bytes) throws UnreadableException {
    try (InputStream in = open(path)) {
      return in.readNBytes(bytes);
    } catch (IOException e) {
      throw FileBytes.unreadable(display(path), e);
    }
  }

  @Override
  public byte[] read(String path, int maxBytes) throws UnreadableException {
    try (InputStream in = open(path)) {
      return FileBytes.read(in, display(path), maxBytes);
    } catch (IOException e) {
      throw FileBytes.unreadable(display(path), e);
    }
  }

  private InputStream open(String path) throws UnreadableException {
    InputStream in = BundledFiles.class.getResourceAsStream(resource(path));
    if (in == null) {
      throw notFound(path);
    }
    return in;
  }

  private static String resource(String path) {
    return "/" + ROOT + "/" + path;
  }
}
