package emberway.app;

import java.io.PrintWriter;

/** What there is to tell the person: on standard error for good, in the window for a moment. */
final class Notices {
  private final PrintWriter err;
  private String current = "";
  private String taken = "";

  /** With a place for a line for each thing that goes wrong. */
  Notices(PrintWriter err) {
    this.err = err;
  }

  /** What is shown now, empty if nothing. */
  String current() {
    return current;
  }

  /** Shows a sentence about what went well. */
  void tell(String sentence) {
    current = sentence;
  }

  /** Shows a sentence about what went wrong, and writes it down. */
  void complain(String sentence) {
    current = sentence;
    say(sentence);
  }

  /** Writes a sentence down and shows nothing. */
  void say(String sentence) {
    err.println("emberway: " + sentence);
    err.flush();
  }

  /** Shows nothing any more. */
  void clear() {
    current = "";
  }

  /** Whether another notice is shown since this was last asked. */
  boolean takeChange() {
    boolean result = !current.equals(taken);
    taken = current;
    return result;
  }
}
