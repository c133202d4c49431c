package emberway.bench;

/** An engine's answer is not the cheapest route, or none at all. */
final class WrongAnswerException extends Exception {
  private static final long serialVersionUID = 1;

  WrongAnswerException(String message) {
    super(message);
  }
}
