package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sprites at places off the grid. */
final class FreeSpriteLayerTest {
  @Test
  void build_moreThanThereIsRoomForAtFirst_areAllKept() {
    FreeSpriteLayer.Builder builder = new FreeSpriteLayer.Builder();
    for (int i = 0; i < 100; i++) {
      builder.add(i, 1000 + i, 2000 + i);
    }
    FreeSpriteLayer sprites = builder.build();
    assertThat(sprites.count()).isEqualTo(100);
    for (int i = 0; i < 100; i++) {
      assertThat(sprites.places()).containsSequence(i, 1000 + i, 2000 + i);
    }
  }
}
