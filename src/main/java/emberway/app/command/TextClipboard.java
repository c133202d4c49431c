package emberway.app.command;

/** The desktop's clipboard, for text. */
public interface TextClipboard {
  /** Puts a text there. */
  void copy(String text);

  /** What is there; may be empty. */
  String copied();
}
