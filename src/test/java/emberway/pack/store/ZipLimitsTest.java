package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.RawZip;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.zip.CRC32;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Each limit of a zip, from both sides: what is just within opens, one more is refused. */
final class ZipLimitsTest {
  private static final int DEFLATE_YIELDS = 1032; // times, and a buffer besides
  private static final int BUFFER = 1 << 16;

  private static ZipFiles open(List<RawZip.File> files) throws UnreadableException {
    return ZipFiles.open(new ByteSource.InMemory(RawZip.of(files)), "Z");
  }

  private static ZipFiles open(RawZip.File... files) throws UnreadableException {
    return open(List.of(files));
  }

  private static byte[] noise(int length) {
    byte[] noise = new byte[length];
    new Random(length).nextBytes(noise);
    return noise;
  }

  private static RawZip.File stored(String name, byte[] content) {
    RawZip.File file = new RawZip.File(name, content);
    file.method = ZipDirectory.STORED;
    file.packed = content;
    return file;
  }

  /** A file of nothing but its claims, to be judged before a byte of it is read. */
  private static RawZip.File claiming(String name, long size, int packed) {
    RawZip.File file = new RawZip.File(name, "");
    file.packed = new byte[packed];
    file.size = size;
    return file;
  }

  private static void refused(ThrowingCallable read, String message) {
    assertThatThrownBy(read)
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void read_fileOfJustTheLimit_isReadAndOneByteMoreIsNot() throws Exception {
    for (int length : new int[] {0, 1, 1000, BUFFER - 1, BUFFER, BUFFER + 1, 3 * BUFFER}) {
      byte[] content = noise(length);
      ZipFiles zip = open(new RawZip.File("deflated", content), stored("stored", content));
      for (String name : List.of("deflated", "stored")) {
        assertThat(zip.read(name, length)).isEqualTo(content);
        assertThat(zip.readIf(name, 8, head -> true, length)).isEqualTo(content);
        for (int head : new int[] {0, 1, length / 2, length, length + 1}) {
          assertThat(zip.head(name, head))
              .isEqualTo(Arrays.copyOf(content, Math.min(head, length)));
        }
        if (length > 0) {
          String tooLarge = "Z/" + name + ": is larger than 1 MiB";
          refused(() -> zip.read(name, length - 1), tooLarge);
          refused(() -> zip.readIf(name, 8, head -> true, length - 1), tooLarge);
        }
      }
    }
  }

  @Test
  void read_claimsOneByteMoreOrLess_isRefused() throws Exception {
    for (int length : new int[] {1, 1000, BUFFER, BUFFER + 1}) {
      for (int off : new int[] {-1, 1}) {
        RawZip.File deflated = new RawZip.File("deflated", noise(length));
        deflated.size += off;
        RawZip.File stored = stored("stored", noise(length));
        stored.size += off;
        ZipFiles zip = open(deflated, stored);
        for (String name : List.of("deflated", "stored")) {
          refused(() -> zip.read(name, 1 << 20), "Z/" + name + ": is not as long as");
        }
      }
    }
  }

  @Test
  void has_claimBeyondWhatDeflateCanYield_isRefusedUnread() throws Exception {
    int packed = 40;
    long most = (long) packed * DEFLATE_YIELDS + BUFFER;
    assertThat(open(claiming("a", most, packed)).has("a")).isTrue();
    open(claiming("a", most, packed)).head("a", 0);
    ZipFiles lying = open(claiming("a", most + 1, packed));
    refused(() -> lying.head("a", 0), "Z/a: is not as long as");
    RawZip.File stored = claiming("a", packed + BUFFER + 1, packed);
    stored.method = ZipDirectory.STORED;
    ZipFiles alike = open(stored);
    refused(() -> alike.head("a", 0), "Z/a: is not as long as");
  }

  @Test
  void refuseBomb_atTheLimits_isNoBomb() throws Exception {
    int small = ZipFiles.SMALL;
    int dense = small / ZipFiles.MAX_RATIO / 2; // packs a bomb that is no lie
    int fair = small / ZipFiles.MAX_RATIO + 1;
    for (RawZip.File sound :
        List.of(
            claiming("a", small, dense), claiming("a", (long) fair * ZipFiles.MAX_RATIO, fair))) {
      ZipFiles zip = open(sound);
      assertThatCode(() -> zip.refuseBomb(zip.entries().get(0))).doesNotThrowAnyException();
    }
    for (RawZip.File bomb :
        List.of(
            claiming("a", small + 1, dense),
            claiming("a", (long) fair * ZipFiles.MAX_RATIO + 1, fair))) {
      ZipFiles zip = open(bomb);
      String times = String.valueOf(bomb.size / bomb.packed.length);
      refused(() -> zip.refuseBomb(zip.entries().get(0)), "Z/a: expands to " + times + " times");
    }
  }

  @Test
  void refuseBombOf_excessOfAllMaps_mayBeJustTheMost() throws Exception {
    int packed = 100_000;
    long excess = ZipFiles.MAX_EXCESS / 4;
    long size = (long) packed * ZipFiles.MAX_RATIO + excess;
    Set<String> names = Set.of("a", "b", "c", "d", "missing");
    List<RawZip.File> files = new ArrayList<>();
    for (String name : List.of("a", "b", "c", "d")) {
      files.add(claiming(name, size, packed));
    }
    ZipFiles just = open(files);
    assertThatCode(() -> just.refuseBombOf(names)).doesNotThrowAnyException();
    files.get(3).size++;
    ZipFiles more = open(files);
    refused(
        () -> more.refuseBombOf(names), "Z: its maps expand to %d MiB".formatted((4 * size) >> 20));
    assertThatCode(() -> more.refuseBombOf(Set.of("a", "b", "c"))).doesNotThrowAnyException();
    files.get(2).size += excess + 1;
    files.get(3).size = 0; // thrift of one pays for no other
    ZipFiles three = open(files);
    refused(() -> three.refuseBombOf(names), "Z: its maps expand to");
  }

  /** A zip whose directory has just so many bytes. */
  private static ZipFiles directoryOf(int bytes) throws UnreadableException {
    List<RawZip.File> files = new ArrayList<>();
    int left = bytes;
    for (int i = 0; left > 0; i++) {
      RawZip.File file = new RawZip.File("%06d".formatted(i), "");
      int header = 46 + 6;
      file.remark = Math.min(60_000, left - header);
      left -= header + file.remark;
      files.add(file);
    }
    return open(files);
  }

  @Test
  void open_directoryOfJustTheLimit_opensAndOneByteMoreDoesNot() throws Exception {
    ZipFiles zip = directoryOf(ZipDirectory.MAX_BYTES);
    assertThat(zip.all()).hasSize(zip.entries().size()).startsWith("000000");
    refused(
        () -> directoryOf(ZipDirectory.MAX_BYTES + 1),
        "Z: has a directory of %d bytes".formatted(ZipDirectory.MAX_BYTES + 1));
  }

  @Test
  void open_longestComment_opens() throws Exception {
    byte[] zip = RawZip.of(List.of(new RawZip.File("a", "content")));
    for (int length : new int[] {1, 0xFFFF}) {
      byte[] commented = Arrays.copyOf(zip, zip.length + length);
      commented[zip.length - 2] = (byte) length;
      commented[zip.length - 1] = (byte) (length >> 8);
      ZipFiles files = ZipFiles.open(new ByteSource.InMemory(commented), "Z");
      assertThat(files.read("a", 7)).asString().isEqualTo("content");
      byte[] cut = Arrays.copyOf(commented, commented.length - 1);
      refused(
          () -> ZipFiles.open(new ByteSource.InMemory(cut), "Z"),
          "Z: the zip is damaged or cut off");
    }
  }

  @Test
  void open_fileThatEndsWhereTheNextBegins_opensAndOneByteLongerDoesNot() throws Exception {
    RawZip.File first = stored("a", noise(50));
    first.offset = 0;
    RawZip.File second = stored("b", noise(60));
    ZipFiles zip = open(first, second);
    assertThat(zip.read("a", 50)).isEqualTo(noise(50));
    assertThat(zip.read("b", 60)).isEqualTo(noise(60));
    second.offset = ZipFiles.LOCAL_LENGTH + (long) first.packed.length - 1;
    refused(() -> open(first, second), "Z: the file 'a' overlaps what follows it");
    second.offset++; // room for the header, not for its name
    refused(() -> open(first, second).read("a", 50), "Z/a: is damaged in the zip");
  }

  @Test
  void read_extraFieldThatPushesTheDataIntoTheNextFile_isRefused() throws Exception {
    int extra = 10;
    byte[] zip = RawZip.of(List.of(stored("a", noise(50)), stored("b", noise(60))));
    int data = ZipFiles.LOCAL_LENGTH + 1;
    CRC32 shifted = new CRC32();
    shifted.update(zip, data + extra, 50);
    zip[data - 3] = (byte) extra;
    int directory = zip.length - 22 - 2 * (46 + 1);
    ByteBuffer.wrap(zip)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(directory + 16, (int) shifted.getValue());
    ZipFiles files = ZipFiles.open(new ByteSource.InMemory(zip), "Z");
    refused(() -> files.read("a", 50), "Z/a: is damaged in the zip");
  }

  @Test
  void check_unlistedFiles_looksIntoTheMostAndNoMore() throws Exception {
    byte[] large = new byte[(ZipCheck.MAX_MIB << 20) / 16];
    RawZip.File packed = new RawZip.File("x", large);
    List<RawZip.File> files = new ArrayList<>();
    for (int i = 0; i < 17; i++) {
      RawZip.File file = new RawZip.File("%02d".formatted(i), "");
      file.packed = packed.packed;
      file.size = packed.size;
      file.crc = packed.crc;
      files.add(file);
    }
    files.get(4).crc = (int) new CRC32().getValue();
    assertThat(open(files).problemsBesides(Set.of()))
        .extracting(Problem::toString)
        .satisfiesExactly(
            damaged -> assertThat(damaged).contains("Z/04: is damaged"),
            leftOut -> assertThat(leftOut).contains("1 files that the pack does not list were"));
    List<RawZip.File> few = files.subList(3, 5);
    assertThat(open(few).problemsBesides(Set.of("03"))).hasSize(1);
    assertThat(open(few).problemsBesides(Set.of("04"))).isEmpty();
  }
}
