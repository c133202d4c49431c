package emberway.app;

/** What dragging or clicking with a button of the mouse does. Emits {@link Action}s. */
interface MouseTool {
  /** Whether a press of that button is for this tool. */
  boolean takes(Input.Button button);

  /** A button that it takes went down. */
  void press(Pointer pointer);

  /** The pointer moved while that button is down. */
  void move(Pointer pointer);

  /** That button went up. */
  void release(Pointer pointer);
}
