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
 * Converts trees of maps, lists, strings, numbers and booleans, as JSON has them, to records and
 * back. A component's type may be any of these, another record, or {@code Object} for any value. A
 * missing member becomes null, an unknown member is ignored, and a member of another type is an
 * error.
 */
final class RecordBinder {
  private RecordBinder() {}

  /**
   * Converts a tree to a value of a type.
   *
   * @param what the value's name for error messages
   * @throws IllegalArgumentException if the tree has another type
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

  /** Returns the non-null components of a record by name, in order. */
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
