package emberway.testing;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** A file's channel that tells of what it changes before it does. */
final class PassingChannel extends FileChannel {
  /** Told of each step before it is taken. */
  interface Steps {
    void before(FaultyDisk.Kind kind) throws IOException;
  }

  private final FileChannel own;
  private final Steps steps;
  private boolean isWritten;

  PassingChannel(FileChannel own, Steps steps) {
    this.own = own;
    this.steps = steps;
  }

  private void beforeWriting() throws IOException {
    isWritten = true;
    steps.before(FaultyDisk.Kind.WRITE);
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    return own.read(target);
  }

  @Override
  public long read(ByteBuffer[] targets, int offset, int length) throws IOException {
    return own.read(targets, offset, length);
  }

  @Override
  public int read(ByteBuffer target, long position) throws IOException {
    return own.read(target, position);
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    beforeWriting();
    return own.write(source);
  }

  @Override
  public long write(ByteBuffer[] sources, int offset, int length) throws IOException {
    beforeWriting();
    return own.write(sources, offset, length);
  }

  @Override
  public int write(ByteBuffer source, long position) throws IOException {
    beforeWriting();
    return own.write(source, position);
  }

  @Override
  public long position() throws IOException {
    return own.position();
  }

  @Override
  public FileChannel position(long newPosition) throws IOException {
    own.position(newPosition);
    return this;
  }

  @Override
  public long size() throws IOException {
    return own.size();
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    beforeWriting();
    own.truncate(size);
    return this;
  }

  @Override
  public void force(boolean metaData) throws IOException {
    steps.before(FaultyDisk.Kind.FORCE);
    own.force(metaData);
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
    return own.transferTo(position, count, target);
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count)
      throws IOException {
    beforeWriting();
    return own.transferFrom(source, position, count);
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
    return own.map(mode, position, size);
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    return own.lock(position, size, shared);
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    return own.tryLock(position, size, shared);
  }

  /** What a disk could not keep may come out as late as this. */
  @Override
  protected void implCloseChannel() throws IOException {
    own.close();
    if (isWritten) {
      steps.before(FaultyDisk.Kind.CLOSE);
    }
  }
}
