package emberway.app.command;

import emberway.app.state.ExplorerState;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Commands that note each call, such as "map.toggleCell(6,4)", and may do it to a map's state. */
public final class RecordingCommands {
  private final List<String> calls = new ArrayList<>();
  private final Map<String, Consumer<Object[]>> reactions = new HashMap<>();
  private final Supplier<ExplorerState> state; // returns null if nothing is done
  private final Commands commands = proxy(Commands.class, this::topic);

  /** Creates commands that only note the calls. */
  public RecordingCommands() {
    this(() -> null);
  }

  /** Creates commands that also do what concerns the map of a state, and conclude each deed. */
  public RecordingCommands(Supplier<ExplorerState> state) {
    this.state = state;
  }

  private interface Call {
    Object on(Method method, Object... args) throws ReflectiveOperationException;
  }

  private static <T> T proxy(Class<T> type, Call call) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, args) -> call.on(method, args == null ? new Object[0] : args)));
  }

  private Object topic(Method topic, Object... args) throws ReflectiveOperationException {
    if (topic.getReturnType() == void.class) {
      note(topic.getName(), args);
      if (isOfMap(topic)) {
        ExplorerState.Topics.class
            .getMethod(topic.getName(), topic.getParameterTypes())
            .invoke(state.get().commands(), args);
        state.get().conclude();
      }
      return null;
    }
    return proxy(
        topic.getReturnType(),
        (method, values) -> {
          note(topic.getName() + "." + method.getName(), values);
          doToMap(topic, method, values);
          return null;
        });
  }

  /** Returns a call as it is noted. */
  public static String call(String what, Object... args) {
    return Arrays.stream(args)
        .map(String::valueOf)
        .collect(Collectors.joining(", ", what + "(", ")"));
  }

  private void note(String what, Object... args) {
    calls.add(call(what, args));
    reactions.getOrDefault(what, ignored -> {}).accept(args);
  }

  /** Does something at each call of a method, such as "route.setEnd", with its arguments. */
  public void when(String what, Consumer<Object[]> reaction) {
    reactions.put(what, reaction);
  }

  private boolean isOfMap(Method topic) {
    return state.get() != null
        && Stream.of(ExplorerState.Topics.class.getMethods())
            .anyMatch(each -> each.getName().equals(topic.getName()));
  }

  private void doToMap(Method topic, Method method, Object... args)
      throws ReflectiveOperationException {
    if (isOfMap(topic)) {
      Object part =
          ExplorerState.Topics.class.getMethod(topic.getName()).invoke(state.get().commands());
      try {
        method.invoke(part, args);
      } catch (InvocationTargetException failure) {
        throw new AssertionError(failure.getCause());
      }
      state.get().conclude();
    }
  }

  /** Returns the commands. */
  public Commands commands() {
    return commands;
  }

  /** Returns the calls since the last {@link #clear}. */
  public List<String> calls() {
    return List.copyOf(calls);
  }

  /** Returns those of the calls that begin with a text. */
  public List<String> calls(String beginning) {
    return calls.stream().filter(call -> call.startsWith(beginning)).toList();
  }

  /** Forgets the calls. */
  public void clear() {
    calls.clear();
  }

  /** Returns the calls that something makes. */
  public static List<String> callsOf(Consumer<Commands> deed) {
    RecordingCommands recording = new RecordingCommands();
    deed.accept(recording.commands());
    return recording.calls();
  }
}
