package emberway.sprite;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.Legends;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which sprites move, and through which others. */
final class TileAnimationsTest {
  private static final Set<String> NAMES =
      Set.of(
          "L1_Terrain001", "Wind", "L2_RoadDirt", "L2_RoadDirtEW", "Mud", "MudEW", "MudN", "Ruts");

  private static TileSet with(Map<Character, TileAppearance> looks) {
    return new TileSet("test", Legends.PUBLISHED, TileGeometry.PUBLISHED, NAMES, looks);
  }

  private static List<String> names(TileAnimations frames, TileAnimations.Loop loop) {
    return loop.sprites().stream().map(sprite -> frames.names().get(sprite - 1)).toList();
  }

  @Test
  void of_framesWithAndWithoutJoins_followEachSpriteOfTheTile() {
    TileSet set =
        with(
            Map.of(
                'G', new TileAppearance(List.of(), List.of("Wind"), 250),
                'R', new TileAppearance(List.of(), List.of("Mud", "Ruts"), 100)));
    AutoTiler tiler = new AutoTiler(set);
    TileAnimations frames = TileAnimations.of(set, tiler);
    assertThat(frames.names().subList(0, tiler.spriteNames().size()))
        .isEqualTo(tiler.spriteNames());
    assertThat(frames.names()).doesNotHaveDuplicates();
    assertThat(frames.loops())
        .extracting(loop -> names(frames, loop))
        .containsExactlyInAnyOrder(
            List.of("L1_Terrain001", "Wind"),
            List.of("L2_RoadDirt", "Mud", "Ruts"),
            List.of("L2_RoadDirtEW", "MudEW", "Ruts"));
    assertThat(frames.loops()).extracting(TileAnimations.Loop::millis).contains(250, 100);
  }

  @Test
  void of_noFrames_isWhatTheTilerHas() {
    TileSet set = with(Map.of());
    AutoTiler tiler = new AutoTiler(set);
    assertThat(TileAnimations.of(set, tiler).loops()).isEmpty();
    assertThat(TileAnimations.of(set, tiler).names()).isEqualTo(tiler.spriteNames());
  }
}
