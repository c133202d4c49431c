package emberway.cli;

/** The command line with a thread beside it that dies of an exception nobody catches. */
public final class CrashProbe {
  private CrashProbe() {}

  public static void main(String[] args) {
    Thread thread =
        new Thread(
            () -> {
              while (Thread.getDefaultUncaughtExceptionHandler() == null) {
                Thread.onSpinWait();
              }
              throw new IllegalStateException("the arrow");
            },
            "beside");
    thread.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> join(thread)));
    Main.main(args);
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
