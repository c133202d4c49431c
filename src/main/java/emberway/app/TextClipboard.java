package emberway.app;

/** The desktop's clipboard, for text. */
interface TextClipboard {
  /** Puts a text there. */
  void copy(String text);

  /** What is there; may be empty. */
  String copied();
}
