package emberway.app;

import static org.lwjgl.util.nfd.NativeFileDialog.*;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryStack;

/**
 * The desktop's own dialog for choosing a file or a folder, on a thread of its own: it stays until
 * the person has chosen. On some desktops there is none.
 */
final class FileDialog {
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "file dialog");
            thread.setDaemon(true);
            return thread;
          });
  private boolean isOpen; // on the window's thread

  /** What came of it. */
  sealed interface Outcome {
    /** A file was chosen. */
    record Chosen(Path file) implements Outcome {}

    /** None was. */
    record Dismissed() implements Outcome {}

    /** There is no such dialog here. */
    record Missing(String why) implements Outcome {}
  }

  /**
   * Opens it, unless it is open already.
   *
   * @param hand takes what is to be done on the window's thread; from another thread
   * @param then told what came of it, on the window's thread
   */
  void open(Consumer<Runnable> hand, Consumer<Outcome> then) {
    open(path -> NFD_OpenDialog(path, null, (CharSequence) null), hand, then);
  }

  /** The same for choosing a folder. */
  void openFolder(Consumer<Runnable> hand, Consumer<Outcome> then) {
    open(path -> NFD_PickFolder(path, (CharSequence) null), hand, then);
  }

  /**
   * The same for choosing where to save something.
   *
   * @param suggested what the dialog begins with; in a folder
   */
  void openForSaving(Path suggested, Consumer<Runnable> hand, Consumer<Outcome> then) {
    String folder = suggested.toAbsolutePath().getParent().toString();
    String name = suggested.getFileName().toString();
    open(path -> NFD_SaveDialog(path, null, folder, name), hand, then);
  }

  private void open(
      ToIntFunction<PointerBuffer> kind, Consumer<Runnable> hand, Consumer<Outcome> then) {
    if (isOpen) {
      return;
    }
    isOpen = true;
    executor.execute(
        () -> {
          Outcome outcome = ask(kind);
          hand.accept(
              () -> {
                isOpen = false;
                then.accept(outcome);
              });
        });
  }

  private static Outcome ask(ToIntFunction<PointerBuffer> kind) {
    try {
      if (NFD_Init() != NFD_OKAY) {
        return missing();
      }
      try (MemoryStack stack = MemoryStack.stackPush()) {
        PointerBuffer path = stack.mallocPointer(1);
        int result = kind.applyAsInt(path);
        if (result != NFD_OKAY) {
          return result == NFD_CANCEL ? new Outcome.Dismissed() : missing();
        }
        Path file = Path.of(path.getStringUTF8(0));
        NFD_FreePath(path.get(0));
        return new Outcome.Chosen(file);
      } finally {
        NFD_Quit();
      }
    } catch (UnsatisfiedLinkError | ExceptionInInitializerError | NoClassDefFoundError none) {
      return new Outcome.Missing("its library cannot be loaded");
    }
  }

  private static Outcome missing() {
    return new Outcome.Missing(Optional.ofNullable(NFD_GetError()).orElse("it gives no reason"));
  }
}
