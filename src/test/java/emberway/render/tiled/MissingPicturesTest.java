package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.pack.problem.Problem;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps of which pictures and tile sets are missing or cannot be read: the rest is drawn. */
final class MissingPicturesTest {
  private static final String MAP =
      """
      <map orientation="isometric" width="3" height="3" tilewidth="64" tileheight="32">
      <tileset firstgid="1" name="gone" tilewidth="64" tileheight="48" tilecount="8" columns="4"><image source="gone.png" width="256" height="96"/></tileset>
      <tileset firstgid="101" source="gone.tsx"/>
      <tileset firstgid="201" source="broken.tsx"/>
      <tileset firstgid="301" name="here" tilewidth="64" tileheight="32"><image source="here.png"/></tileset>
      <tileset firstgid="401" name="several" tilewidth="9" tileheight="9"><tile id="0"><image source="text.png"/></tile></tileset>
      <layer id="1" name="l" width="3" height="3"><data encoding="csv">1,2,201,101,102,3,0,401,301</data></layer>
      <imagelayer id="4" name="im"><image source="nope.png" width="30" height="20"/></imagelayer>
      <objectgroup id="5" name="o"><object id="1" gid="2" x="40" y="60" width="40" height="30"/></objectgroup>
      </map>
      """;

  /** Nothing here may be followed; what is found there would be drawn. */
  private static final String ELSEWHERE =
      """
      <map orientation="isometric" width="3" height="3" tilewidth="64" tileheight="32">
      <tileset firstgid="1" name="far" tilewidth="64" tileheight="48" tilecount="8" columns="4"><image source="/elsewhere/tiles.png" width="256" height="96"/></tileset>
      <tileset firstgid="101" source="C:/elsewhere/tiles.tsx"/>
      <tileset firstgid="201" source="../../../../art/tiles.tsx"/>
      <tileset firstgid="301" name="here" tilewidth="64" tileheight="32"><image source="here.png"/></tileset>
      <tileset firstgid="401" name="several" tilewidth="64" tileheight="32"><tile id="0"><image source="http://example.com/a.png"/></tile></tileset>
      <tileset firstgid="501" name="inside" tilewidth="64" tileheight="32" tilecount="4" columns="2"><image format="png"><data encoding="base64">AAAA</data></image></tileset>
      <layer id="1" name="l" width="3" height="3"><data encoding="csv">1,2,201,101,102,501,0,401,301</data></layer>
      <imagelayer id="4" name="im"><image source="../../../../sky.png" width="30" height="20"/></imagelayer>
      <objectgroup id="5" name="o"><object id="1" gid="2" x="40" y="60" width="40" height="30"/><object id="2" gid="999" x="80" y="30" width="40" height="30"/></objectgroup>
      </map>
      """;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeMap() throws Exception {
    file = folder.resolve("map.tmx");
    Files.writeString(file, MAP);
    Files.writeString(folder.resolve("broken.tsx"), "<tileset name='b' tilewidth='x'/>");
    Files.writeString(folder.resolve("text.png"), "no picture");
    TiledScene scene = new TiledScene(5);
    scene.opaque = true;
    TiledScene.write(scene.art(64, 32), folder.resolve("here.png"));
  }

  @Test
  void picture_ofMapThatLacksFiles_hasTiledsMarks() throws Exception {
    LoadedMap loaded = MapFiles.open(file, Optional.empty());
    TiledArt art = loaded.art().orElseThrow();
    List<SpriteUnavailableException> missing = new ArrayList<>();
    SpriteImage is =
        TiledScene.draw(TiledPicture.of(art.map(), art.pictures(), Set.of(), missing::add));
    assertThat(missing).hasSize(3); // gone.png, text.png and nope.png
    Likeness likeness = Likeness.of(is, Rasterizer.draw(file, folder));
    // Where lines end, Tiled's are a little fainter. (Tiled paints the tiles of one set together,
    // so
    // that its marks may lie below a tile that comes before; here none does.)
    assertThat(likeness.share()).as("%s", likeness).isGreaterThanOrEqualTo(0.995);
    assertThat(likeness.largest()).as("%s", likeness).isLessThan(64);
  }

  @Test
  void picture_ofMapWhoseFilesLieElsewhere_hasTiledsMarks() throws Exception {
    Files.writeString(file, ELSEWHERE);
    LoadedMap loaded = MapFiles.open(file, Optional.empty());
    TiledArt art = loaded.art().orElseThrow();
    List<SpriteUnavailableException> missing = new ArrayList<>();
    SpriteImage is =
        TiledScene.draw(TiledPicture.of(art.map(), art.pictures(), Set.of(), missing::add));
    assertThat(missing).as("reported a second time").isEmpty();
    Likeness likeness = Likeness.of(is, Rasterizer.draw(file, folder));
    assertThat(likeness.share()).as("%s", likeness).isGreaterThanOrEqualTo(0.995);
    assertThat(art.missingProblems())
        .allMatch(Problem::isError)
        .extracting(Problem::line)
        .containsExactly(2, 3, 4, 6, 7, 9);
    assertThat(loaded.warnings())
        .extracting(Problem::toString)
        .anyMatch(line -> line.startsWith(file + ":10: no tile set has the tile 999 of object 2"));
  }

  @Test
  void open_mapThatLacksFiles_saysWhereTheyAreAskedFor() throws Exception {
    LoadedMap loaded = MapFiles.open(file, Optional.empty());
    assertThat(loaded.warnings()).noneMatch(Problem::isError);
    assertThat(loaded.warnings())
        .extracting(Problem::toString)
        .anyMatch(line -> line.startsWith(file + ":2: the picture 'gone.png': not found"))
        .anyMatch(line -> line.startsWith(file + ":3: the tile set 'gone.tsx': not found"))
        .anyMatch(line -> line.startsWith(folder.resolve("broken.tsx") + ":1: "));
    List<Problem> problems = loaded.art().orElseThrow().missingProblems();
    assertThat(problems).allMatch(Problem::isError);
    assertThat(problems)
        .extracting(Problem::line)
        .contains(2, 3, 6, 8); // each once, the broken file's own lines besides
    assertThat(problems).doesNotHaveDuplicates();
  }

  @Test
  void picture_whoseFilesAreTooMuchTogether_isRefused() throws Exception {
    TiledArt art = MapFiles.open(file, Optional.empty()).art().orElseThrow();
    SpriteSource exhausted =
        path -> {
          throw new SpriteUnavailableException("too much", null, true);
        };
    assertThatThrownBy(() -> TiledPicture.of(art.map(), exhausted)).hasMessage("too much");
  }
}
