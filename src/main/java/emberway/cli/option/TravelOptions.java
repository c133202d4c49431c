package emberway.cli.option;

import emberway.pack.map.LoadedMap;
import picocli.CommandLine.Option;

/** The option for the traveler. */
public final class TravelOptions {
  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description =
          "The traveler: foot (the default), or a profile of the map's tile set, such as rider,"
              + " cart or boat; 'info' lists them.")
  private String profile;

  /** The requested traveler. */
  public TravelContext travelContext(LoadedMap loaded) {
    return profile == null ? TravelContext.onFoot(loaded) : TravelContext.of(profile, loaded);
  }
}
