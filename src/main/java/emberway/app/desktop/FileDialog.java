package emberway.app.desktop;

import static org.lwjgl.util.nfd.NativeFileDialog.*;

import emberway.app.platform.PathText;
import emberway.app.text.Texts;
import emberway.pack.store.MapFormat;
import java.nio.ByteBuffer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.util.nfd.NFDFilterItem;
import org.lwjgl.util.nfd.NFDOpenDialogArgs;
import org.lwjgl.util.nfd.NFDPickFolderArgs;
import org.lwjgl.util.nfd.NFDSaveDialogArgs;
import org.lwjgl.util.nfd.NFDWindowHandle;

/**
 * The desktop's own dialog for choosing a file or a folder, on a thread of its own: it stays until
 * the user has chosen. On some desktops there is none. There is one of these for all who ask, for
 * GTK bears no two threads.
 */
public final class FileDialog {
  private static final String ENDINGS = endings() + ",json,zip"; // and packs

  /** How names of maps end, as the dialog's library wants it: "txt,map,tmx". */
  private static String endings() {
    return Stream.of(MapFormat.values())
        .flatMap(format -> format.endings().stream())
        .map(ending -> ending.substring(ending.lastIndexOf('.') + 1))
        .collect(Collectors.joining(","));
  }

  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "file dialog");
            thread.setDaemon(true);
            return thread;
          });
  private final Consumer<Runnable> hand;
  private final long parent;
  private boolean isOpen; // on the window's thread

  /** What came of it. */
  public sealed interface Outcome {
    /** A file was chosen. */
    record Chosen(Path file) implements Outcome {}

    /** None was. */
    record Dismissed() implements Outcome {}

    /** There is no such dialog here. */
    record Missing(String why) implements Outcome {}

    /** It is of no use this time. */
    record Useless(String why) implements Outcome {}
  }

  /**
   * That of this desktop.
   *
   * @param hand takes what is to be done on the window's thread; from another thread
   * @param parent the number of the window that it stays before, on X11; 0 for none
   */
  public FileDialog(Consumer<Runnable> hand, long parent) {
    this.hand = hand;
    this.parent = parent;
  }

  /**
   * Has a map chosen.
   *
   * @param folder where to begin
   * @param then told what came of it, on the window's thread
   */
  public void open(Optional<Path> folder, Consumer<Outcome> then) {
    open(
        (path, stack) -> {
          NFDFilterItem.Buffer maps = NFDFilterItem.calloc(1, stack);
          maps.get(0).name(stack.UTF8(Texts.get("dialog.maps"))).spec(stack.UTF8(ENDINGS));
          NFDOpenDialogArgs args = NFDOpenDialogArgs.calloc(stack);
          args.filterList(maps).defaultPath(text(folder, stack)).parentWindow(this::stayBefore);
          return NFD_OpenDialog_With(path, args);
        },
        then);
  }

  /** The same for choosing a folder. */
  public void openFolder(Optional<Path> folder, Consumer<Outcome> then) {
    open(
        (path, stack) -> {
          NFDPickFolderArgs args = NFDPickFolderArgs.calloc(stack);
          args.defaultPath(text(folder, stack)).parentWindow(this::stayBefore);
          return NFD_PickFolder_With(path, args);
        },
        then);
  }

  /**
   * The same for choosing where to save something.
   *
   * @param suggested what the dialog begins with; in a folder
   */
  public void openForSaving(Path suggested, Consumer<Outcome> then) {
    Path whole = suggested.toAbsolutePath();
    open(
        (path, stack) -> {
          NFDSaveDialogArgs args = NFDSaveDialogArgs.calloc(stack);
          args.defaultPath(text(Optional.ofNullable(whole.getParent()), stack))
              .defaultName(stack.UTF8(whole.getFileName().toString()))
              .parentWindow(this::stayBefore);
          return NFD_SaveDialog_With(path, args);
        },
        then);
  }

  /** Or else it could get lost behind a window that fills the screen. */
  private void stayBefore(NFDWindowHandle handle) {
    if (parent != 0) {
      handle.type(NFD_WINDOW_HANDLE_TYPE_X11).handle(parent);
    }
  }

  private static ByteBuffer text(Optional<Path> folder, MemoryStack stack) {
    return folder.map(path -> stack.UTF8(path.toAbsolutePath().toString())).orElse(null);
  }

  /** A kind of dialog; gives what NFD says. */
  private interface Kind {
    int ask(PointerBuffer path, MemoryStack stack);
  }

  private void open(Kind kind, Consumer<Outcome> then) {
    if (isOpen) {
      then.accept(new Outcome.Useless(Texts.get("dialog.open-already")));
      return;
    }
    isOpen = true;
    executor.execute(
        () -> {
          Outcome outcome = ask(kind);
          try {
            hand.accept(() -> tell(outcome, then));
          } catch (RejectedExecutionException ended) {
            // the window is closed: nobody is left to be told
          }
        });
  }

  private void tell(Outcome outcome, Consumer<Outcome> then) {
    isOpen = false;
    then.accept(outcome);
  }

  private static Outcome ask(Kind kind) {
    try {
      if (NFD_Init() != NFD_OKAY) {
        return missing();
      }
      try (MemoryStack stack = MemoryStack.stackPush()) {
        PointerBuffer path = stack.mallocPointer(1);
        int result = kind.ask(path, stack);
        if (result != NFD_OKAY) {
          return result == NFD_CANCEL ? new Outcome.Dismissed() : missing();
        }
        String name = path.getStringUTF8(0);
        NFD_FreePath(path.get(0));
        return chosen(name);
      } finally {
        NFD_Quit();
      }
    } catch (UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError none) {
      return new Outcome.Missing(Texts.get("dialog.no-library"));
    }
  }

  private static Outcome chosen(String name) {
    try {
      return new Outcome.Chosen(Path.of(name));
    } catch (InvalidPathException notInThisLocale) {
      return new Outcome.Useless(PathText.unspeakable(name));
    }
  }

  private static Outcome missing() {
    return new Outcome.Missing(
        Optional.ofNullable(NFD_GetError()).orElseGet(() -> Texts.get("dialog.no-reason")));
  }
}
