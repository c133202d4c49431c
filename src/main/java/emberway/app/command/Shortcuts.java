package emberway.app.command;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The keys of all commands: their usual keys, except those that the user has changed. Immutable.
 *
 * @param changed the keys that the user has changed, by the ids of their commands
 */
public record Shortcuts(Map<String, Command.Key> changed) {
  /** The usual keys. */
  public static final Shortcuts USUAL = new Shortcuts(Map.of());

  /** Copies the keys. */
  public Shortcuts {
    changed = Map.copyOf(changed);
  }

  /** Returns the keys of a settings file; leaves out ids and keys that are unknown. */
  public static Shortcuts read(Map<String, Object> written) {
    Map<String, Command.Key> result = new HashMap<>();
    for (Command command : Command.ALL) {
      if (written.get(command.id()) instanceof String text) {
        KeyNames.read(text).ifPresent(key -> result.put(command.id(), key));
      }
    }
    return new Shortcuts(result);
  }

  /** Returns the keys as {@link #read} takes them. */
  public Map<String, Object> written() {
    Map<String, Object> result = new TreeMap<>();
    changed.forEach((id, key) -> result.put(id, KeyNames.written(key)));
    return result;
  }

  /** Returns the key of a command. */
  public Command.Key of(Command command) {
    return changed.getOrDefault(command.id(), command.key());
  }

  /** Returns the name of the key of a command, such as "Ctrl+O". */
  public String nameOf(Command command) {
    return of(command).name();
  }

  /** Returns the tooltip of a command: its name and its key. */
  public String tip(Command command) {
    return command.title() + "   " + nameOf(command);
  }

  /** Whether the user has changed the key of a command. */
  public boolean isChanged(Command command) {
    return changed.containsKey(command.id());
  }

  /** Returns these keys with another one for a command. */
  public Shortcuts with(Command command, Command.Key key) {
    Map<String, Command.Key> result = new HashMap<>(changed);
    if (key.isSame(command.key())) {
      result.remove(command.id());
    } else {
      result.put(command.id(), key);
    }
    return new Shortcuts(result);
  }

  /** Returns these keys with the usual one for a command. */
  public Shortcuts without(Command command) {
    return with(command, command.key());
  }

  /** Returns another command with the key of a command. */
  public Optional<Command> rival(Command command) {
    return Command.ALL.stream()
        .filter(other -> other != command && of(other).isSame(of(command)))
        .findFirst();
  }
}
