package emberway.cli;

import emberway.pack.LoadedMap;
import picocli.CommandLine.Option;

/** Who travels. */
final class TravelOptions {
  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description =
          "Who travels: foot (the default), or a profile of the map's tile set, such as rider,"
              + " cart or boat; 'info' lists them.")
  private String profile;

  /** The traveler that was asked for. */
  Traveler traveler(LoadedMap loaded) {
    return profile == null ? Traveler.onFoot(loaded) : Traveler.of(profile, loaded);
  }
}
