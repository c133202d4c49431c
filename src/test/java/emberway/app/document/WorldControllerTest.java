package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notices;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.testing.Patience;
import emberway.view.Thumbnail;
import emberway.worldgen.GenerationProgress;
import emberway.worldgen.WorldAmounts;
import emberway.worldgen.WorldAmounts.Amount;
import emberway.worldgen.WorldGenerator;
import emberway.worldgen.WorldKind;
import emberway.worldgen.WorldRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** New maps: their previews, and how they are made and opened. */
final class WorldControllerTest {
  private static final WorldRequest ISLAND =
      new WorldRequest(new GridSize(120, 60), 5, WorldKind.ISLAND);

  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {});
  private final BackgroundExecutor making = backgroundExecutor.beside("worlds");
  private final StringWriter said = new StringWriter();
  private final Notices notices = new Notices(new PrintWriter(said, true));
  private final List<Thumbnail> drawn = new ArrayList<>();
  private final List<OpenedMap> opened = new ArrayList<>();
  private final List<OpenedMap> openedEmpty = new ArrayList<>();
  private int choicesShown;
  private final WorldController worlds = worlds(new MapOpener(Optional.empty()));

  private WorldController worlds(MapOpener opener) {
    return new WorldController(
        opener,
        backgroundExecutor,
        making,
        notices,
        () -> 77,
        drawn::add,
        new WorldController.Window() {
          @Override
          public void open(boolean isEmpty, Consumer<Consumer<OpenedMap>> make) {
            make.accept(isEmpty ? openedEmpty::add : opened::add);
          }

          @Override
          public void showChoices() {
            choicesShown++;
          }
        });
  }

  @AfterEach
  void close() {
    worlds.close();
    backgroundExecutor.close();
  }

  /** Waits until an executor has done all its jobs, and runs what follows them. */
  private void finish(BackgroundExecutor executor) throws InterruptedException {
    CountDownLatch last = new CountDownLatch(1);
    executor.run(
        () -> {
          last.countDown();
          return () -> {};
        });
    assertThat(Patience.await(last)).isTrue();
    backgroundExecutor.finish();
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(Patience.await(latch)).isTrue();
    } catch (InterruptedException nobodyInterrupts) {
      throw new IllegalStateException(nobodyInterrupts);
    }
  }

  private void settle() throws InterruptedException {
    for (int i = 0; i < 6; i++) {
      finish(making);
      finish(backgroundExecutor);
    }
  }

  private static void assertSame(TileMap map, WorldRequest request) {
    TileMap wanted = new WorldGenerator(map.legend()).generate(request, GenerationProgress.NONE);
    assertThat(map.base()).isEqualTo(wanted.base());
    assertThat(map.overlay()).isEqualTo(wanted.overlay());
    assertThat(map.places()).isEqualTo(wanted.places());
    assertThat(map.info()).isEqualTo(wanted.info());
  }

  @Test
  void choose_once_showsASketchAndThenTheWorldItself() throws InterruptedException {
    worlds.choose(ISLAND);
    assertThat(worlds.request()).isEqualTo(ISLAND);
    finish(making);
    assertThat(worlds.preview().orElseThrow().isExact()).isFalse();
    assertThat(worlds.preview().orElseThrow().map().size()).isEqualTo(new GridSize(96, 48));
    settle();
    assertThat(worlds.preview().orElseThrow().isExact()).isTrue();
    assertSame(worlds.preview().orElseThrow().map(), ISLAND);
    assertThat(drawn).hasSize(2);
    assertThat(drawn.get(1).width()).isEqualTo(120);
  }

  @Test
  void choose_oftenWhileOneIsMade_showsTheFirstAndTheNewest() throws InterruptedException {
    WorldRequest last = ISLAND;
    for (int i = 0; i < 10; i++) {
      last = ISLAND.with(WorldAmounts.of(WorldKind.ISLAND).with(Amount.SEA, i / 20.0));
      worlds.choose(last);
    }
    settle();
    assertThat(drawn).as("two sketches and one whole world").hasSize(3);
    assertSame(worlds.preview().orElseThrow().map(), last);
  }

  @Test
  void choose_largeWorld_staysASketch() throws InterruptedException {
    worlds.choose(ISLAND.with(new GridSize(2048, 1024)));
    settle();
    assertThat(drawn).hasSize(1);
    assertThat(worlds.preview().orElseThrow().map().size()).isEqualTo(new GridSize(96, 48));
  }

  @Test
  void create_mapThatNeedsTooMuchMemory_saysSoAndGoesOn() throws InterruptedException {
    MapOpener full =
        new MapOpener(Optional.empty())
            .withListener(
                read -> {
                  throw new OutOfMemoryError("as a large map would");
                });
    try (WorldController poor = worlds(full)) {
      poor.create(new GridSize(9, 9), 1);
      settle();
      assertThat(poor.progress()).isEmpty();
      assertThat(openedEmpty).isEmpty();
      assertThat(said.toString()).contains("No map was made: there is not enough memory");
    }
    worlds.create(new GridSize(9, 9), 1);
    settle();
    assertThat(openedEmpty).hasSize(1);
  }

  @Test
  void roll_keepsAllButTheSeed() throws InterruptedException {
    worlds.choose(ISLAND.with(ISLAND.amounts().with(Amount.TOWNS, 2)));
    worlds.roll();
    settle();
    assertThat(worlds.request())
        .isEqualTo(ISLAND.with(ISLAND.amounts().with(Amount.TOWNS, 2)).with(77));
    assertThat(choicesShown).isEqualTo(1);
  }

  @Test
  void keep_withOrWithoutItsPreview_opensThatWorldWithoutAFile() throws InterruptedException {
    worlds.choose(ISLAND);
    settle();
    worlds.keep();
    assertThat(worlds.preview()).as("the map will be edited").isEmpty();
    assertThat(worlds.progress()).isPresent();
    settle();
    assertThat(worlds.progress()).isEmpty();
    worlds.keep();
    settle();
    assertThat(opened).hasSize(2);
    for (OpenedMap each : opened) {
      assertSame(each.loaded().map(), ISLAND);
      assertThat(each.file()).isEmpty();
      assertThat(each.rememberedQuery()).isEmpty();
      assertThat(Path.of(each.name())).isAbsolute().doesNotExist();
    }
    assertThat(opened.get(0).loaded().map()).isNotSameAs(opened.get(1).loaded().map());
  }

  @Test
  void cancel_beforeTheWorldIsMade_opensNothing() throws InterruptedException {
    CountDownLatch goOn = new CountDownLatch(1);
    making.run(
        () -> {
          await(goOn);
          return () -> {};
        });
    worlds.keep();
    worlds.keep(); // is on its way already
    worlds.cancel();
    goOn.countDown();
    settle();
    assertThat(opened).isEmpty();
    assertThat(worlds.progress()).isEmpty();
    worlds.keep();
    settle();
    assertThat(opened).hasSize(1);
  }

  @Test
  void create_anyGround_opensAMapOfNothingElse() throws InterruptedException {
    worlds.beginEmpty();
    settle();
    Legend legend = worlds.legend().orElseThrow();
    worlds.create(new GridSize(30, 20), legend.id("sand"));
    settle();
    worlds.create(new GridSize(10, 10), legend.id("house"));
    settle();
    assertThat(opened).as("worth saving").isEmpty();
    TileMap sand = openedEmpty.get(0).loaded().map();
    assertThat(sand.size()).isEqualTo(new GridSize(30, 20));
    for (int cell = 0; cell < sand.size().cells(); cell++) {
      assertThat(legend.tile(sand.base().id(cell)).name()).isEqualTo("sand");
      assertThat(sand.overlay().id(cell)).isEqualTo(Legend.NOTHING);
    }
    assertThat(sand.places()).isEmpty();
    TileMap other = openedEmpty.get(1).loaded().map();
    assertThat(legend.tile(other.base().id(0)).name()).as("no ground was named").isEqualTo("grass");
  }
}
