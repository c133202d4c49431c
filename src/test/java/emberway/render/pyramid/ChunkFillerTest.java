package emberway.render.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.render.TestScenes;
import emberway.render.TestScenes.Scene;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.sprite.TileGeometry;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

final class ChunkFillerTest {
  private static final Set<Layer> BOTH = Set.of(Layer.BASE, Layer.OVERLAY);

  private final Scene scene =
      TestScenes.random(
          TestScenes.noise(TileGeometry.PUBLISHED, 3, 0, 120, 255), new GridSize(20, 16), 3);
  private final MapPyramid pyramid =
      new MapPyramid(scene.tiles().atlas(scene.tiler()), scene.sprites());
  private final PictureFrame frame =
      PictureFrame.whole(new IsoProjection(TileGeometry.PUBLISHED, scene.map().size()), 0.3);
  private final Semaphore started = new Semaphore(0);
  private final Semaphore drawn = new Semaphore(0);

  private ChunkFiller.Wanted<String> wanted(String chunk, int left) {
    return new ChunkFiller.Wanted<>(chunk, 7, frame, new PixelBox(left, 20, 40, 30), BOTH);
  }

  /** Takes for the first time, as {@code whenDrawn} has asked. */
  private void start(ChunkFiller<String> filler) throws InterruptedException {
    drawn.acquire();
    assertThat(filler.isIdle()).isFalse();
    assertThat(filler.take()).isNull();
  }

  @Test
  void want_beforeTheFirstTake_asksForItAndStartsNoThread() {
    try (ChunkFiller<String> filler =
        new ChunkFiller<>(pyramid, started::release, drawn::release)) {
      Set<Thread> before = Thread.getAllStackTraces().keySet();
      filler.want(List.of());
      assertThat(drawn.availablePermits()).isZero();
      filler.want(List.of(wanted("one", 10)));
      assertThat(drawn.availablePermits()).isEqualTo(1);
      assertThat(Thread.getAllStackTraces().keySet())
          .filteredOn(thread -> !before.contains(thread))
          .extracting(Thread::getName)
          .doesNotContain("map chunks");
    }
  }

  @Test
  void giveWay_whileFramesFollowEachOther_stillDrawsAllTiles() throws InterruptedException {
    PixelBox box = new PixelBox(0, -100, 400, 400);
    PictureFrame small =
        PictureFrame.whole(new IsoProjection(TileGeometry.PUBLISHED, scene.map().size()), 0.15);
    try (ChunkFiller<String> filler =
        new ChunkFiller<>(pyramid, started::release, drawn::release)) {
      filler.giveWay(true);
      filler.want(List.of(new ChunkFiller.Wanted<>("one", 7, small, box, BOTH)));
      start(filler);
      drawn.acquire();
      IntBuffer should = IntBuffer.allocate(box.width() * box.height());
      pyramid.draw(small, BOTH, box, should);
      assertThat(filler.take().rgba()).isEqualTo(should.array());
    }
  }

  @Test
  void want_some_drawsThemInOrder() throws InterruptedException {
    try (ChunkFiller<String> filler =
        new ChunkFiller<>(pyramid, started::release, drawn::release)) {
      assertThat(filler.take()).isNull();
      assertThat(filler.isIdle()).isTrue();
      filler.want(List.of(wanted("one", 10), wanted("two", 60), wanted("three", 110)));
      start(filler);
      drawn.acquire(3);
      List<String> order = new ArrayList<>();
      for (var next = filler.take(); next != null; next = filler.take()) {
        order.add(next.wanted().chunk());
        PixelBox box = next.wanted().box();
        IntBuffer should = IntBuffer.allocate(box.width() * box.height());
        pyramid.draw(frame, BOTH, box, should);
        assertThat(next.rgba()).isEqualTo(should.array());
        assertThat(next.wanted().version()).isEqualTo(7);
      }
      assertThat(order).containsExactly("one", "two", "three");
      assertThat(started.availablePermits()).as("once, before all else").isEqualTo(1);
      assertThat(filler.isIdle()).isTrue();
    }
  }

  @Test
  void giveBack_pixels_areUsedAgainForAPartOfThatSize() throws InterruptedException {
    try (ChunkFiller<String> filler =
        new ChunkFiller<>(pyramid, started::release, drawn::release)) {
      filler.want(List.of(wanted("one", 100)));
      start(filler);
      drawn.acquire();
      ChunkFiller.Drawn<String> first = filler.take();
      Arrays.fill(first.rgba(), 0x12345678);
      filler.giveBack(first);
      filler.want(List.of(wanted("corner", -10)));
      drawn.acquire();
      ChunkFiller.Drawn<String> second = filler.take();
      assertThat(second.rgba()).isSameAs(first.rgba());
      PixelBox box = second.wanted().box();
      IntBuffer should = IntBuffer.allocate(box.width() * box.height());
      pyramid.draw(frame, BOTH, box, should);
      assertThat(second.rgba()).isEqualTo(should.array());
    }
  }

  /** No more than a bounded number waits to be taken, and the newest wishes replace older ones. */
  @Test
  void want_others_replacesWhatIsNotBegun() throws InterruptedException {
    try (ChunkFiller<String> filler =
        new ChunkFiller<>(pyramid, started::release, drawn::release)) {
      List<ChunkFiller.Wanted<String>> many = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        many.add(wanted("old " + i, i));
      }
      filler.want(many);
      start(filler);
      drawn.acquire(32); // then it waits for room
      filler.want(List.of(wanted("new", 0)));
      for (int i = 0; i < 32; i++) {
        assertThat(filler.take().wanted().chunk()).isEqualTo("old " + i);
      }
      drawn.acquire();
      assertThat(filler.take().wanted().chunk()).isEqualTo("new");
      assertThat(filler.isIdle()).isTrue();
    }
  }
}
