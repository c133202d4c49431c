package emberway.testing;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * The computer's own disk behind a file system that tells of each step taken on it, before it is
 * taken: whoever is told may note it, hold it, or have it fail.
 */
public final class FaultyDisk {
  /** What is done with a file or a folder. */
  public enum Kind {
    CREATE,
    WRITE,
    FORCE,
    CLOSE,
    MOVE,
    COPY,
    DELETE,
    CREATE_FOLDER,
    SET_ATTRIBUTES,
    LIST
  }

  /**
   * A step, with paths of the computer's own disk.
   *
   * @param to where it is moved or copied to; else null
   */
  public record Step(Kind kind, Path path, Path to) {}

  /** Told of each step before it is taken; an exception takes its place. */
  @FunctionalInterface
  public interface Watcher {
    void before(Step step) throws IOException;
  }

  private final Watcher watcher;
  private final FileSystem system = new PassingSystem();

  /** A disk whose steps a watcher is told of. */
  public FaultyDisk(Watcher watcher) {
    this.watcher = watcher;
  }

  /** The same place, reached over this disk. */
  public Path over(Path path) {
    return (Path)
        Proxy.newProxyInstance(
            FaultyDisk.class.getClassLoader(), new Class<?>[] {Path.class}, new PassingPath(path));
  }

  private void step(Kind kind, Path path) throws IOException {
    watcher.before(new Step(kind, path, null));
  }

  private static Path bare(Object path) {
    return path instanceof Proxy && Proxy.getInvocationHandler(path) instanceof PassingPath passing
        ? passing.own
        : (Path) path;
  }

  private static Object invoke(Object target, java.lang.reflect.Method method, Object[] arguments)
      throws Throwable {
    Object[] bare = arguments == null ? new Object[0] : arguments.clone();
    for (int i = 0; i < bare.length; i++) {
      bare[i] = bare[i] instanceof Path ? bare(bare[i]) : bare[i];
    }
    try {
      return method.invoke(target, bare);
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    }
  }

  /** A path that does what its own does, and whose file system is this one. */
  private final class PassingPath implements InvocationHandler {
    private final Path own;

    PassingPath(Path own) {
      this.own = own;
    }

    @Override
    public Object invoke(Object proxy, java.lang.reflect.Method method, Object[] arguments)
        throws Throwable {
      if (method.getName().equals("getFileSystem")) {
        return system;
      }
      Object result = FaultyDisk.invoke(own, method, arguments);
      return result instanceof Path path ? over(path) : result;
    }
  }

  private final class PassingSystem extends FileSystem {
    private final FileSystem own = FileSystems.getDefault();
    private final FileSystemProvider provider = new PassingProvider(own.provider());

    @Override
    public FileSystemProvider provider() {
      return provider;
    }

    @Override
    public void close() {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public boolean isReadOnly() {
      return false;
    }

    @Override
    public String getSeparator() {
      return own.getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
      return own.getRootDirectories();
    }

    @Override
    public Iterable<FileStore> getFileStores() {
      return own.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
      return own.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
      return over(own.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String syntaxAndPattern) {
      PathMatcher matcher = own.getPathMatcher(syntaxAndPattern);
      return path -> matcher.matches(bare(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
      return own.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() {
      throw new UnsupportedOperationException();
    }
  }

  private final class PassingProvider extends FileSystemProvider {
    private final FileSystemProvider own;

    PassingProvider(FileSystemProvider own) {
      this.own = own;
    }

    @Override
    public String getScheme() {
      return "faulty";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Path getPath(URI uri) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileChannel newFileChannel(
        Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
        throws IOException {
      Path bare = bare(path);
      boolean isNew =
          options.contains(StandardOpenOption.CREATE_NEW)
              || (options.contains(StandardOpenOption.CREATE) && !Files.exists(bare));
      if (isNew) {
        step(Kind.CREATE, bare);
      }
      FileChannel channel = own.newFileChannel(bare, options, attributes);
      return new PassingChannel(channel, kind -> step(kind, bare));
    }

    @Override
    public SeekableByteChannel newByteChannel(
        Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
        throws IOException {
      return newFileChannel(path, options, attributes);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
        Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
      step(Kind.LIST, bare(folder));
      DirectoryStream<Path> files =
          own.newDirectoryStream(bare(folder), path -> filter.accept(over(path)));
      return new DirectoryStream<>() {
        @Override
        public Iterator<Path> iterator() {
          Iterator<Path> each = files.iterator();
          return new Iterator<>() {
            @Override
            public boolean hasNext() {
              return each.hasNext();
            }

            @Override
            public Path next() {
              return over(each.next());
            }
          };
        }

        @Override
        public void close() throws IOException {
          files.close();
        }
      };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
      if (!Files.exists(bare(folder))) {
        step(Kind.CREATE_FOLDER, bare(folder));
      }
      own.createDirectory(bare(folder), attributes);
    }

    @Override
    public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attributes)
        throws IOException {
      own.createSymbolicLink(bare(link), bare(target), attributes);
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
      return over(own.readSymbolicLink(bare(link)));
    }

    @Override
    public void delete(Path path) throws IOException {
      if (Files.exists(bare(path), LinkOption.NOFOLLOW_LINKS)) {
        step(Kind.DELETE, bare(path));
      }
      own.delete(bare(path));
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
      watcher.before(new Step(Kind.COPY, bare(source), bare(target)));
      own.copy(bare(source), bare(target), options);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
      watcher.before(new Step(Kind.MOVE, bare(source), bare(target)));
      own.move(bare(source), bare(target), options);
    }

    @Override
    public boolean isSameFile(Path path, Path other) throws IOException {
      return own.isSameFile(bare(path), bare(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
      return own.isHidden(bare(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
      return own.getFileStore(bare(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
      own.checkAccess(bare(path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(
        Path path, Class<V> type, LinkOption... options) {
      Path bare = bare(path);
      V view = own.getFileAttributeView(bare, type, options);
      InvocationHandler handler =
          (proxy, method, arguments) -> {
            if (method.getName().startsWith("set")) {
              step(Kind.SET_ATTRIBUTES, bare);
            }
            return invoke(view, method, arguments);
          };
      return view == null
          ? null
          : type.cast(
              Proxy.newProxyInstance(
                  FaultyDisk.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
        Path path, Class<A> type, LinkOption... options) throws IOException {
      return own.readAttributes(bare(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
        throws IOException {
      return own.readAttributes(bare(path), names, options);
    }

    @Override
    public void setAttribute(Path path, String name, Object value, LinkOption... options)
        throws IOException {
      step(Kind.SET_ATTRIBUTES, bare(path));
      own.setAttribute(bare(path), name, value, options);
    }
  }
}
