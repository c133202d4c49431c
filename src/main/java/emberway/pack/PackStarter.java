package emberway.pack;

import emberway.io.AtomicFolder;
import emberway.io.FileError;
import emberway.io.UnwritableException;
import emberway.pack.store.PackFiles;
import emberway.pack.tileset.TileSetJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.io.JsonStringEncoder;

/** Creates a new pack: a folder with an example of everything that a pack may contain. */
public final class PackStarter {
  private static final String EXAMPLE = "/new-pack/";
  private static final String NAME = "@NAME@";

  /** The example's files. */
  private static final List<String> FILES =
      List.of(
          PackFiles.LISTING,
          "README.md",
          "maps/first-steps.map.txt",
          "tiles/heath/" + TileSetJson.FILE);

  private PackStarter() {}

  /**
   * Writes the example to a new or empty folder. The pack is named after the folder.
   *
   * @throws UnwritableException if the folder is not empty or cannot be written
   */
  public static void start(Path folder) throws UnwritableException {
    AtomicFolder.settle(folder);
    try {
      if (Files.exists(folder) && !(Files.isDirectory(folder) && AtomicFolder.isEmpty(folder))) {
        throw new UnwritableException(
            folder, new FileError("already exists", "name a new folder or an empty one"), null);
      }
    } catch (UnwritableException e) {
      throw e;
    } catch (IOException e) {
      throw new UnwritableException(folder, FileError.writing(e), e);
    }
    Path last = folder.toAbsolutePath().normalize().getFileName();
    String name = last == null ? "" : last.toString().replaceAll("\\p{Cntrl}", " ").strip();
    AtomicFolder.write(
        folder,
        into -> {
          for (String file : FILES) {
            Path path = into.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, example(file, name.isEmpty() ? "New pack" : name));
          }
        });
  }

  private static String example(String file, String name) throws IOException {
    try (InputStream in = PackStarter.class.getResourceAsStream(EXAMPLE + file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      boolean isJson = file.endsWith(".json");
      String shown =
          isJson ? new String(JsonStringEncoder.getInstance().quoteAsCharArray(name)) : name;
      return text.replace(NAME, shown);
    }
  }
}
