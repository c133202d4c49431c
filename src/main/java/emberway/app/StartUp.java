package emberway.app;

import emberway.app.opening.MapOpener;
import emberway.app.opening.SavedRouteQueryFiles;
import emberway.app.settings.SettingsFile;
import emberway.render.gl.context.ShaderSource;
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
record StartUp(
    MapOpener opener,
    FirstMap first,
    Optional<Path> firstFile,
    ShaderSource shaders,
    Optional<SettingsFile> file,
    SettingsFile.Found found) {

  /** Begins to read what the options name. */
  static StartUp of(
      ExplorerOptions options, SettingsFile.Found found, Optional<SettingsFile> file) {
    MapOpener opener =
        new MapOpener(options.tiles(), file.map(settings -> SavedRouteQueryFiles.usual()));
    FirstMap first = FirstMap.of(options, opener);
    ShaderSource shaders =
        options.shaders().map(ShaderSource::folder).orElseGet(ShaderSource::bundled);
    return new StartUp(opener, first, options.map(), shaders, file, found);
  }
}
