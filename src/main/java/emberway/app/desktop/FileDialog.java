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
 * The desktop's own dialog for choosing a file or a folder, which some desktops lack. It runs on a
 * thread of its own, because it blocks until the user has chosen. All callers share one instance,
 * because GTK tolerates only one thread.
 */
public final class FileDialog {
  private static final String ENDINGS = endings() + ",json,zip"; // maps and packs

  /** Returns the endings of map files, as the dialog's library wants them: "txt,map,tmx". */
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
  private boolean isOpen; // window's thread only

  /** The result of a dialog. */
  public sealed interface Outcome {
    /** The user chose a file. */
    record Chosen(Path file) implements Outcome {}

    /** The user chose none. */
    record Dismissed() implements Outcome {}

    /** This desktop has no such dialog. */
    record Missing(String why) implements Outcome {}

    /** The dialog gave no usable result this time. */
    record Useless(String why) implements Outcome {}
  }

  /**
   * Creates the dialogs of this desktop.
   *
   * @param hand runs a task on the window's thread; called on another thread
   * @param parent the X11 id of the window that the dialog stays in front of; 0 for none
   */
  public FileDialog(Consumer<Runnable> hand, long parent) {
    this.hand = hand;
    this.parent = parent;
  }

  /**
   * Lets the user choose a map.
   *
   * @param folder where the dialog begins
   * @param then gets the result, on the window's thread
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

  /**
   * Lets the user choose a folder.
   *
   * @param folder where the dialog begins
   * @param then gets the result, on the window's thread
   */
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
   * Lets the user choose where to save something.
   *
   * @param suggested the file with which the dialog begins
   * @param then gets the result, on the window's thread
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

  /** Keeps the dialog in front of the window, which would hide it in full screen. */
  private void stayBefore(NFDWindowHandle handle) {
    if (parent != 0) {
      handle.type(NFD_WINDOW_HANDLE_TYPE_X11).handle(parent);
    }
  }

  private static ByteBuffer text(Optional<Path> folder, MemoryStack stack) {
    return folder.map(path -> stack.UTF8(path.toAbsolutePath().toString())).orElse(null);
  }

  /** A kind of dialog; returns a result code of NFD. */
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
      return new Outcome.Useless(PathText.unencodable(name));
    }
  }

  private static Outcome missing() {
    return new Outcome.Missing(
        Optional.ofNullable(NFD_GetError()).orElseGet(() -> Texts.get("dialog.no-reason")));
  }
}
