package emberway.cli.option;

/** The exit statuses of commands, for scripts. */
public enum ExitCode {
  /** Success. */
  DONE(0),
  /** The answer is no: there is no route, or validation found errors. */
  NO(1),
  /** Wrong usage. */
  USAGE(2),
  /** The input cannot be read or is malformed. */
  INPUT(3),
  /** There is no usable OpenGL to draw with. */
  NO_OPENGL(4),
  /** The output could not be written. */
  OUTPUT(5);

  private final int status;

  ExitCode(int status) {
    this.status = status;
  }

  /** The process's exit status. */
  public int status() {
    return status;
  }
}
