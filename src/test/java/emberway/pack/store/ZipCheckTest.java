package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapPack;
import emberway.pack.RawZip;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is found in those files of a zip that the pack does not list. */
final class ZipCheckTest {
  private static final String PACK = "{\"name\": \"P\", \"maps\": [{\"file\": \"a.map.txt\"}]}";
  private static final String MAP = "emberway-map 1\nname: m\n[base]\nGG\n";

  private static RawZip.File unlisted(String content) {
    return new RawZip.File("notes.txt", content);
  }

  /** What is said of a sound pack with more files. */
  private static List<String> said(RawZip.File... more) throws UnreadableException {
    List<RawZip.File> files =
        new ArrayList<>(
            List.of(new RawZip.File("pack.json", PACK), new RawZip.File("a.map.txt", MAP)));
    files.addAll(List.of(more));
    PackFiles zip = ZipFiles.open(new ByteSource.InMemory(RawZip.of(files)), "Z");
    MapPack pack = MapPack.open(zip, TileSetLibrary.bundled());
    assertThat(pack.open(pack.first()).warnings()).isEmpty();
    return pack.otherFileProblems().stream().map(Problem::toString).toList();
  }

  @Test
  void unlisted_sound_isNotSpokenOf() throws Exception {
    RawZip.File stored = unlisted("as it is");
    stored.packed = "as it is".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    stored.method = ZipDirectory.STORED;
    assertThat(said()).isEmpty();
    assertThat(said(unlisted("Read me"))).isEmpty();
    assertThat(said(unlisted(""))).isEmpty();
    assertThat(said(stored)).isEmpty();
  }

  @Test
  void unlisted_bomb_isFound() throws Exception {
    assertThat(said(new RawZip.File("bomb.bin", new byte[64 << 20])))
        .singleElement()
        .asString()
        .matches("Z/bomb.bin: expands to [0-9]+ times its size, as a zip bomb does; unpack it .*");
  }

  @Test
  void unlisted_lyingSize_isFound() throws Exception {
    for (long size : new long[] {0, 6, 8, 5000}) {
      RawZip.File lying = unlisted("Read me");
      lying.size = size;
      assertThat(said(lying))
          .containsExactly(
              "Z/notes.txt: is not as long as the zip's directory says; pack it again");
    }
  }

  @Test
  void unlisted_damaged_isFound() throws Exception {
    String message = "Z/notes.txt: is damaged in the zip; copy or pack the zip again";
    RawZip.File wrongSum = unlisted("Read me");
    wrongSum.crc++;
    RawZip.File wrongBits = unlisted("Read me");
    wrongBits.packed[0] ^= 7;
    RawZip.File cutOff = unlisted("Read me ".repeat(9));
    cutOff.packed = java.util.Arrays.copyOf(cutOff.packed, cutOff.packed.length - 3);
    for (RawZip.File file : List.of(wrongSum, wrongBits, cutOff)) {
      assertThat(said(file)).containsExactly(message);
    }
  }

  @Test
  void unlisted_zip_isNamedAndStaysShut() throws Exception {
    byte[] inner = RawZip.of(List.of(new RawZip.File("../evil", "x")));
    assertThat(said(new RawZip.File("more.zip", inner)))
        .containsExactly(
            "Z/more.zip: is a zip in the zip, which is never opened; take out of it what the pack"
                + " needs");
  }

  @Test
  void unlisted_manyThatAreEachSmall_areBoundedAndNamedTogether() throws Exception {
    RawZip.File folded = new RawZip.File("x", new byte[ZipFiles.SMALL]);
    RawZip.File[] many = new RawZip.File[80];
    for (int i = 0; i < many.length; i++) {
      many[i] = new RawZip.File("x%02d.bin".formatted(i), "");
      many[i].packed = folded.packed;
      many[i].size = folded.size;
      many[i].crc = folded.crc;
    }
    List<String> said = said(many);
    assertThat(said).hasSize(2);
    assertThat(said.get(0))
        .isEqualTo(
            "Z: 64 files that the pack does not list were not checked, after 256 MiB; take them"
                + " out if the pack does not need them");
    long packed = 80L * folded.packed.length; // and a few hundred bytes
    assertThat(said.get(1))
        .startsWith(
            "Z: its files expand to 1280 MiB, %d times their size"
                .formatted((1280L << 20) / packed));
  }
}
