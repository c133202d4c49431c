package emberway.app.platform;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Binds records to trees of maps, lists, texts, numbers and truth values, as JSON has them, and
 * back. A component may be any of these, another record, or {@code Object} for whatever there is. A
 * member that a tree lacks is null in the record, one that the record lacks is passed over, and one
 * of another kind is refused.
 */
final class RecordBinder {
  private RecordBinder() {}

  /**
   * The value of a type that a tree stands for.
   *
   * @param what what it is called, for messages
   * @throws IllegalArgumentException if it is of another kind
   */
  static Object bind(Object tree, Type type, String what) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      return generic.getRawType() == Map.class
          ? map(tree, arguments[1], what)
          : list(tree, arguments[0], what);
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isRecord()) {
      return bindRecord(tree, plain, what);
    }
    if (plain == Object.class || plain.isInstance(tree)) {
      return tree;
    }
    throw new IllegalArgumentException(
        "'%s' is no %s".formatted(what, plain == String.class ? "text" : plain.getSimpleName()));
  }

  private static Object bindRecord(Object tree, Class<?> type, String what) {
    Map<?, ?> members = members(tree, what);
    RecordComponent[] components = type.getRecordComponents();
    Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      String name = components[i].getName();
      if (members.containsKey(name)) {
        values[i] = bind(members.get(name), components[i].getGenericType(), name);
      }
    }
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("a record that cannot be made: " + type, e);
    }
  }

  private static Map<?, ?> members(Object tree, String what) {
    if (tree instanceof Map<?, ?> members) {
      return members;
    }
    throw new IllegalArgumentException("'" + what + "' is no object");
  }

  private static Map<Object, Object> map(Object tree, Type type, String what) {
    Map<Object, Object> result = new LinkedHashMap<>();
    members(tree, what)
        .forEach((key, value) -> result.put(key, bind(value, type, String.valueOf(key))));
    return result;
  }

  private static List<Object> list(Object tree, Type type, String what) {
    if (!(tree instanceof List<?> elements)) {
      throw new IllegalArgumentException("'" + what + "' is no array");
    }
    List<Object> result = new ArrayList<>();
    for (Object element : elements) {
      result.add(bind(element, type, what));
    }
    return result;
  }

  /** The members of a record that are not null, in its order. */
  static Map<String, Object> members(Record values) {
    Map<String, Object> result = new LinkedHashMap<>();
    for (RecordComponent component : values.getClass().getRecordComponents()) {
      try {
        component.getAccessor().setAccessible(true);
        Object value = component.getAccessor().invoke(values);
        if (value != null) {
          result.put(component.getName(), value);
        }
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("a record that cannot be read: " + values.getClass(), e);
      }
    }
    return result;
  }
}
