package emberway.app.command;

/** The desktop's clipboard, for text. */
public interface TextClipboard {
  /** Copies text to the clipboard. */
  void copy(String text);

  /** Returns the clipboard's text; may be empty. */
  String copied();
}
