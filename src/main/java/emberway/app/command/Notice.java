package emberway.app.command;

import emberway.app.platform.PathText;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Something to say to the user.
 *
 * @param kind how grave it is
 * @param text a sentence
 * @param details what else there is to know, to be copied; may be empty
 * @param file a file that it is about, to be shown in its folder
 * @param offer what can be done about it at once
 */
public record Notice(
    Kind kind, String text, String details, Optional<Path> file, Optional<Offer> offer) {
  /** How grave a notice is. */
  public enum Kind {
    /** Something is done; goes away by itself. */
    DONE,
    /** Something is odd; stays longer. */
    WARNING,
    /** Something failed; stays until the user has seen it for long, or it is put right. */
    ERROR
  }

  /**
   * What can be done about a notice.
   *
   * @param label of the button
   * @param action what a click on it does
   */
  public record Offer(String label, Action action) {}

  static Notice done(String text) {
    return new Notice(Kind.DONE, text, "", Optional.empty(), Optional.empty());
  }

  /** A file was written. */
  static Notice written(String what, Path file) {
    String text = what + " " + PathText.told(file);
    return new Notice(
        Kind.DONE, text, file.toAbsolutePath().toString(), Optional.of(file), Optional.empty());
  }

  static Notice warning(String text, String details) {
    return new Notice(Kind.WARNING, text, details, Optional.empty(), Optional.empty());
  }

  static Notice error(String text, String details) {
    return new Notice(Kind.ERROR, text, details, Optional.empty(), Optional.empty());
  }

  /** Something is odd, and there is a way on. */
  static Notice way(String text, String details, Offer offer) {
    return new Notice(Kind.WARNING, text, details, Optional.empty(), Optional.of(offer));
  }

  /** All of it, for the clipboard. */
  public String inFull() {
    return details.isEmpty() ? text : text + "\n" + details;
  }
}
