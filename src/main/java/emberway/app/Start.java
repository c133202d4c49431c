package emberway.app;

import emberway.pack.UnreadableException;
import emberway.render.gl.ShaderSource;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What there is before there is anything to be seen.
 *
 * @param first the map to begin with
 * @param firstFile its file, unless it came with the program
 * @param file where settings are kept, if they are
 * @param found the settings of the last time
 */
record Start(
    MapOpener opener,
    OpenedMap first,
    Optional<Path> firstFile,
    ShaderSource shaders,
    Optional<SettingsFile> file,
    SettingsFile.Found found) {

  /** Reads what the options name. */
  static Start of(ExplorerOptions options, SettingsFile.Found found, Optional<SettingsFile> file)
      throws UnreadableException {
    MapOpener opener = new MapOpener(options.tiles());
    OpenedMap first =
        options.map().isPresent() ? opener.open(options.map().get()) : opener.openBundled();
    ShaderSource shaders =
        options.shaders().map(ShaderSource::folder).orElseGet(ShaderSource::bundled);
    return new Start(opener, first, options.map(), shaders, file, found);
  }
}
