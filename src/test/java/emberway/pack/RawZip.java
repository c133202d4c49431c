package emberway.pack;

import emberway.pack.store.ZipDirectory;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Zips for tests, written byte by byte, so that each can be wrong in a way of its own. */
public final class RawZip {
  /** A file in a zip, with all that a zip says of it; to be made wrong before it is written. */
  public static final class File {
    String name;
    String localName;
    public byte[] packed;
    public long size;
    public int crc;
    public int method = ZipDirectory.DEFLATED;
    int flags;
    int madeBy;
    int attributes;
    public long offset = -1; // that of its bytes, unless it is said
    byte[] rawName; // in place of the name
    public int remark; // how many bytes of comment the directory has for it

    public File(String name, byte[] content) {
      this.name = name;
      localName = name;
      packed = deflate(content);
      size = content.length;
      CRC32 sum = new CRC32();
      sum.update(content);
      crc = (int) sum.getValue();
    }

    public File(String name, String content) {
      this(name, content.getBytes(StandardCharsets.UTF_8));
    }

    private byte[] nameBytes() {
      return rawName != null ? rawName : name.getBytes(StandardCharsets.UTF_8);
    }
  }

  private RawZip() {}

  private static byte[] deflate(byte[] content) {
    Deflater deflater = new Deflater(9, true);
    deflater.setInput(content);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 16];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return out.toByteArray();
  }

  /** The zip of some files. */
  public static byte[] of(List<File> files) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Long> offsets = new ArrayList<>();
    for (File file : files) {
      offsets.add(file.offset >= 0 ? file.offset : (long) out.size());
      byte[] name = file.localName.getBytes(StandardCharsets.UTF_8);
      ByteBuffer header = buffer(30);
      header.putInt(0x04034b50).putShort((short) 20).putShort((short) file.flags);
      header.putShort((short) file.method).putInt(0).putInt(file.crc);
      header.putInt(file.packed.length).putInt((int) file.size);
      header.putShort((short) name.length).putShort((short) 0);
      out.writeBytes(bytes(header));
      out.writeBytes(name);
      out.writeBytes(file.packed);
    }
    int directory = out.size();
    for (int i = 0; i < files.size(); i++) {
      File file = files.get(i);
      byte[] name = file.nameBytes();
      ByteBuffer entry = buffer(46);
      entry.putInt(0x02014b50).putShort((short) file.madeBy).putShort((short) 20);
      entry.putShort((short) file.flags).putShort((short) file.method).putInt(0);
      entry.putInt(file.crc).putInt(file.packed.length).putInt((int) file.size);
      entry.putShort((short) name.length).putShort((short) 0).putShort((short) file.remark);
      entry.putInt(0);
      entry.putInt(file.attributes).putInt((int) (long) offsets.get(i));
      out.writeBytes(bytes(entry));
      out.writeBytes(name);
      out.writeBytes(new byte[file.remark]);
    }
    ByteBuffer end = buffer(22);
    end.putInt(0x06054b50).putInt(0).putShort((short) files.size()).putShort((short) files.size());
    end.putInt(out.size() - directory).putInt(directory).putShort((short) 0);
    out.writeBytes(bytes(end));
    return out.toByteArray();
  }

  private static byte[] bytes(ByteBuffer full) {
    byte[] bytes = new byte[full.flip().remaining()];
    full.get(bytes);
    return bytes;
  }

  private static ByteBuffer buffer(int length) {
    return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
  }
}
