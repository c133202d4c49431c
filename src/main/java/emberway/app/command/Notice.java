package emberway.app.command;

import emberway.app.platform.PathText;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A message to the user.
 *
 * @param kind how serious the message is
 * @param text a sentence
 * @param details further text that the user can copy; may be empty
 * @param file the file that the message is about, which can be shown in its folder
 * @param offer what the user can do about it at once
 */
public record Notice(
    Kind kind, String text, String details, Optional<Path> file, Optional<Offer> offer) {
  /** How serious a notice is. */
  public enum Kind {
    /** Something is done; disappears by itself. */
    DONE,
    /** Something is odd; stays longer than {@link #DONE}. */
    WARNING,
    /**
     * Something failed; stays until the user has worked beside it for a while or the operation
     * succeeds.
     */
    ERROR
  }

  /**
   * What a notice offers to do.
   *
   * @param label the button's label
   * @param deed what a click on the button does
   * @param isOpen whether it can still be done
   */
  public record Offer(String label, Consumer<Commands> deed, BooleanSupplier isOpen) {
    /** Offers what can always be done. */
    public Offer(String label, Consumer<Commands> deed) {
      this(label, deed, () -> true);
    }
  }

  /** Creates a notice about no file, without an offer. */
  Notice(Kind kind, String text, String details) {
    this(kind, text, details, Optional.empty(), Optional.empty());
  }

  /** Returns a notice that a file was written. */
  static Notice written(String what, Path file) {
    String text = what + " " + PathText.nameAndFolder(file);
    return new Notice(
        Kind.DONE, text, file.toAbsolutePath().toString(), Optional.of(file), Optional.empty());
  }

  /** Returns a notice that offers to do something. */
  static Notice offering(Kind kind, String text, String details, Offer offer) {
    return new Notice(kind, text, details, Optional.empty(), Optional.of(offer));
  }

  /** Whether another notice tells the user the same. */
  boolean tellsTheSameAs(Notice other) {
    return kind == other.kind
        && text.equals(other.text)
        && details.equals(other.details)
        && file.equals(other.file)
        && offer.map(Offer::label).equals(other.offer.map(Offer::label));
  }

  /** Whether its offer, if there is one, can still be taken. */
  boolean isOpen() {
    return offer.isEmpty() || offer.get().isOpen.getAsBoolean();
  }

  /** Returns the text and the details, for the clipboard. */
  public String inFull() {
    return details.isEmpty() ? text : text + "\n" + details;
  }
}
