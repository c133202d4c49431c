package emberway.pack.store;

import emberway.io.SpecialFile;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A Tiled world as a pack. Its maps lie on disk near the {@code .world} file.
 *
 * @param world the {@code .world} file
 */
public record WorldFiles(Path world) implements PackFiles {
  @Override
  public String display() {
    return world.toString();
  }

  @Override
  public String display(String path) {
    return near().display(path);
  }

  @Override
  public boolean has(String path) {
    return Files.isRegularFile(world.resolveSibling(path));
  }

  @Override
  public List<String> names(String folder) {
    return List.of(); // worlds have no tile sets
  }

  @Override
  public byte[] head(String path, int bytes) throws UnreadableException {
    Path file = near().find(path);
    if (!SpecialFile.isPlain(file)) {
      return near().read(path, bytes); // fails with the reason
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(bytes);
    } catch (IOException e) {
      throw FileBytes.unreadable(display(path), e);
    }
  }

  @Override
  public byte[] read(String path, int maxBytes) throws UnreadableException {
    return near().read(path, maxBytes);
  }

  /** Files must lie near the map itself, as if it were opened alone. */
  @Override
  public ReferencedFiles around(String map) {
    return new ReferencedFiles.OnDisk(world.resolveSibling(map));
  }

  private ReferencedFiles.OnDisk near() {
    return new ReferencedFiles.OnDisk(world);
  }
}
