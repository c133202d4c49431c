package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.GridSize;
import emberway.pack.problem.UnreadableException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Each part of a budget up to its very end, and all parts together. */
final class FileBudgetTest {
  private static final long PIXELS = FileBudget.MAX / 8; // of a format of 8 units a pixel
  private static final long CELLS = FileBudget.MAX / 15; // and four bytes
  private static final long ELEMENTS = FileBudget.MAX / 256;

  private final FileBudget budget = new FileBudget("F");

  private void refused(ThrowingCallable request, String message) {
    assertThatThrownBy(request)
        .isInstanceOf(UnreadableException.class)
        .hasMessage("F: its " + message);
  }

  @Test
  void pixels_oneTooMany_areRefused() throws Exception {
    budget.picture("a", PIXELS / 2, 4 * PIXELS, 0);
    budget.picture("b", PIXELS / 2, 4 * PIXELS, 0);
    assertThat(budget.taken()).isEqualTo(FileBudget.MAX);
    assertThat(budget.isExceeded()).isFalse();
    refused(
        () -> budget.picture("c", 1, 8, 0),
        "pictures are too much for one file, up to 'c': 134,217,729 pixels, 0 bytes, 0 cells and 0"
            + " elements; use fewer or smaller pictures, or PNGs");
    assertThat(budget.isExceeded()).isTrue();
  }

  /** One expensive pixel, and nothing else. */
  @Test
  void decoding_oneUnitTooMany_isRefused() throws Exception {
    budget.picture("a", 1, FileBudget.MAX, 0);
    assertThat(budget.taken()).isEqualTo(FileBudget.MAX);
    FileBudget less = new FileBudget("F");
    refused(
        () -> less.picture("a", 1, FileBudget.MAX + 1, 0),
        "pictures are too much for one file, up to 'a': 1 pixels, 0 bytes, 0 cells and 0 elements;"
            + " use fewer or smaller pictures, or PNGs");
  }

  @Test
  void bytes_oneTooMany_areRefused() throws Exception {
    budget.file("a", FileBudget.MAX);
    refused(
        () -> budget.file("b", 1),
        "files are too much for one file, up to 'b': 0 pixels, 1,073,741,825 bytes, 0 cells and 0"
            + " elements; use fewer or smaller files");
  }

  @Test
  void cells_oneTooMany_areRefused() throws Exception {
    budget.cells("a", CELLS);
    budget.file("a", FileBudget.MAX % 15);
    assertThat(budget.taken()).isEqualTo(FileBudget.MAX);
    assertThatThrownBy(() -> budget.cells("a", 1)).hasMessageContaining("its layers are too much");
  }

  /** A map of the largest size, and Tiled's 4096 × 4096 with three layers in chunks. */
  @Test
  void cells_ofTheLargestMaps_areInBounds() throws Exception {
    budget.cells("a", GridSize.MAX_CELLS);
    FileBudget chunks = new FileBudget("F");
    chunks.chunkCells("a", 3 << 24);
    chunks.cells("a", 3 << 24);
    assertThat(chunks.isExceeded()).isFalse();
  }

  @Test
  void chunkCells_oneTooMany_areRefused() throws Exception {
    budget.chunkCells("a", FileBudget.MAX / 5);
    refused(
        () -> budget.chunkCells("a", 1),
        "layers are too much for one file, up to 'a': 0 pixels, 0 bytes, 214,748,365 cells and 0"
            + " elements; use fewer or smaller layers, or chunks that do not overlap");
  }

  @Test
  void elements_oneTooMany_areRefused() throws Exception {
    budget.elements("a", ELEMENTS);
    refused(
        () -> budget.elements("b", 1),
        "elements are too much for one file, up to 'b': 0 pixels, 0 bytes, 0 cells and 4,194,305"
            + " elements; use fewer tiles with properties, and fewer objects");
  }

  @Test
  void parts_eachOfWhichIsInBounds_areTooMuchTogether() throws Exception {
    budget.picture("p", PIXELS / 2, 4 * PIXELS, 0);
    budget.elements("e", ELEMENTS / 2 - 1);
    budget.file("f", 256);
    assertThatThrownBy(() -> budget.cells("c", 1))
        .hasMessageContaining("its pictures are too much");
  }

  @Test
  void picture_askedForAgain_countsOnce() throws Exception {
    budget.picture("p", PIXELS, 8 * PIXELS, 0);
    assertThatCode(() -> budget.picture("p", PIXELS, 8 * PIXELS, 0)).doesNotThrowAnyException();
    assertThat(budget.taken()).isEqualTo(FileBudget.MAX);
  }

  @Test
  void exceeded_refusesAllThatFollowsByTheSameSentence() throws Exception {
    budget.picture("p", 1, 8, 0);
    refused(() -> budget.file("f", FileBudget.MAX), tooManyFiles());
    refused(() -> budget.picture("p", 1, 8, 0), tooManyFiles());
    refused(() -> budget.elements("e", 1), tooManyFiles());
  }

  private static String tooManyFiles() {
    return "files are too much for one file, up to 'f': 1 pixels, 1,073,741,824 bytes, 0 cells and 0"
        + " elements; use fewer or smaller files";
  }
}
