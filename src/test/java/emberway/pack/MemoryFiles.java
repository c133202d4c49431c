package emberway.pack;

import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBytes;
import emberway.pack.store.PackFiles;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The files of a pack that is nowhere but in memory, by path. */
public record MemoryFiles(String display, Map<String, byte[]> contents) implements PackFiles {
  /** The same, with one file more, or another in its place. */
  MemoryFiles with(String path, byte[] content) {
    Map<String, byte[]> more = new HashMap<>(contents);
    more.put(path, content);
    return new MemoryFiles(display, more);
  }

  @Override
  public boolean has(String path) {
    return contents.containsKey(path);
  }

  @Override
  public List<String> names(String folder) {
    String start = folder.isEmpty() ? "" : folder + "/";
    return contents.keySet().stream()
        .filter(path -> path.startsWith(start) && path.indexOf('/', start.length()) < 0)
        .map(path -> path.substring(start.length()))
        .sorted()
        .toList();
  }

  @Override
  public byte[] head(String path, int bytes) throws UnreadableException {
    byte[] content = read(path, Integer.MAX_VALUE);
    return Arrays.copyOf(content, Math.min(bytes, content.length));
  }

  @Override
  public byte[] read(String path, int maxBytes) throws UnreadableException {
    byte[] content = contents.get(path);
    if (content == null) {
      throw notFound(path);
    }
    if (content.length > maxBytes) {
      throw FileBytes.tooLarge(display(path), maxBytes);
    }
    return content.clone();
  }
}
