package emberway.app;

import emberway.app.scene.MapOpener;
import emberway.app.scene.SavedRouteQueryFiles;
import emberway.app.settings.SettingsFile;
import emberway.pack.BundledMaps;
import emberway.render.gl.ShaderSource;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is prepared before the window opens.
 *
 * @param first the first map, being read
 * @param firstFile the file that the first map is to come from; empty for a bundled map
 * @param file the file of the settings; empty if settings are not kept
 * @param found the settings of the previous session
 */
record StartUp(
    MapOpener opener,
    FirstMap first,
    Optional<Path> firstFile,
    ShaderSource shaders,
    Optional<SettingsFile> file,
    SettingsFile.Found found) {

  /** Starts reading the map that the options name, otherwise the one of the last session. */
  static StartUp of(
      ExplorerOptions options, SettingsFile.Found found, Optional<SettingsFile> file) {
    MapOpener opener =
        new MapOpener(options.tiles(), file.map(settings -> SavedRouteQueryFiles.usual()));
    boolean isPlain = options.map().isEmpty() && options.tiles().isEmpty();
    Optional<Path> last =
        found.settings().last().filter(map -> isPlain && found.settings().startsWithLast());
    FirstMap first = FirstMap.of(options.map(), last, opener);
    Optional<Path> firstFile = options.map().or(() -> last).filter(map -> !BundledMaps.has(map));
    ShaderSource shaders =
        options.shaders().map(ShaderSource::folder).orElseGet(ShaderSource::bundled);
    return new StartUp(opener, first, firstFile, shaders, file, found);
  }
}
