package emberway.render.gl;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.ProcessMemory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.libc.LibCStdlib;

final class NativeHeapSettingsTest {
  private static final int BLOCKS = 64;
  private static final int BLOCK = 4 << 20; // [bytes]
  private static final int SMALL = 64 << 10; // [bytes]

  @Test
  void giveBackLargeBlocks_someFreeBetweenSmallOnesThatStay_areTheSystemsAgain() {
    Assumptions.assumeTrue(
        NativeHeapSettings.giveBackLargeBlocks(), "memory is not measured: no GNU C library");
    List<Long> small = new ArrayList<>();
    takeAndFree(small); // from now on the library, left to itself, would keep blocks of this size
    long before = ProcessMemory.resident();
    takeAndFree(small);
    assertThat(ProcessMemory.resident() - before).isLessThan((long) BLOCKS * BLOCK / 2);
    small.forEach(LibCStdlib::nfree);
  }

  @Test
  void giveBackFree_freeBlocksBelowOneThatStays_areTheSystemsAgain() {
    List<Long> free = new ArrayList<>();
    for (int i = 0; i < BLOCKS * BLOCK / SMALL; i++) {
      free.add(taken(SMALL));
    }
    long stays = taken(SMALL);
    free.forEach(LibCStdlib::nfree);
    long before = ProcessMemory.resident();
    Assumptions.assumeTrue(
        NativeHeapSettings.giveBackFree() && before > 0,
        "memory is not measured: no GNU C library");
    assertThat(before - ProcessMemory.resident()).isGreaterThan((long) BLOCKS * BLOCK / 2);
    LibCStdlib.nfree(stays);
  }

  private static void takeAndFree(List<Long> small) {
    List<Long> large = new ArrayList<>();
    for (int i = 0; i < BLOCKS; i++) {
      large.add(taken(BLOCK));
      small.add(taken(SMALL));
    }
    large.forEach(LibCStdlib::nfree);
  }

  private static long taken(int bytes) {
    long address = LibCStdlib.nmalloc(bytes);
    assertThat(address).isNotZero();
    MemoryUtil.memSet(address, 1, bytes);
    return address;
  }
}
