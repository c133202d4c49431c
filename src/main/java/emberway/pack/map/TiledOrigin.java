package emberway.pack.map;

import emberway.map.TileMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.ReferencedFiles;
import java.util.List;

/** The files of a Tiled map, kept so that the map can be saved unchanged. */
public final class TiledOrigin {
  private final String extension; // with its dot
  private final byte[] bytes;
  private final ReferencedFiles files;
  private final List<String> references;
  private final List<String> unreachable;
  private final int baseHash;
  private final int overlayHash;
  private final int topHash;

  /**
   * The files of a map that was read.
   *
   * @param bytes the map file's content, not copied
   * @param references the files it needs, relative to its folder
   * @param unreachable references, as written, that lead too far from the map to be followed
   * @param map the resulting map
   */
  public TiledOrigin(
      String extension,
      byte[] bytes,
      ReferencedFiles files,
      List<String> references,
      List<String> unreachable,
      TileMap map) {
    this.extension = extension;
    this.bytes = bytes;
    this.files = files;
    this.references = List.copyOf(references);
    this.unreachable = List.copyOf(unreachable);
    baseHash = map.base().hashCode();
    overlayHash = map.overlay().hashCode();
    topHash = map.top().hashCode();
  }

  /** Whether a map's cells equal those that were read. Linear in the number of cells. */
  public boolean isUnchanged(TileMap map) {
    return map.base().hashCode() == baseHash
        && map.overlay().hashCode() == overlayHash
        && map.top().hashCode() == topHash;
  }

  public String extension() {
    return extension;
  }

  public byte[] bytes() {
    return bytes;
  }

  public List<String> references() {
    return references;
  }

  /** The names of the files it needs, as problems name them; on disk, these are paths. */
  public List<String> referenceNames() {
    return references.stream().map(files::display).toList();
  }

  /** References, as written, that lead too far from the map to be followed. */
  public List<String> unreachable() {
    return unreachable;
  }

  /** Reads a file that the map needs. */
  public byte[] read(String path) throws UnreadableException {
    return files.read(path, ReferencedFiles.MAX_PICTURE_BYTES);
  }
}
