package emberway.testing;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/** How much memory objects take, by their fields: HotSpot on 64 bits with compressed references. */
public final class MemoryLayout {
  private static final int HEADER = 12;
  private static final int ARRAY_HEADER = 16;
  private static final int REFERENCE = 4;

  private MemoryLayout() {}

  /**
   * Of an object and all that it leads to, as far as that belongs to this program.
   *
   * @param shared what it leads to and is not to be counted
   */
  public static long bytes(Object root, Object... shared) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Collections.addAll(seen, shared);
    Deque<Object> open = new ArrayDeque<>();
    visit(root, seen, open);
    long result = 0;
    while (!open.isEmpty()) {
      result += bytes(open.pop(), seen, open);
    }
    return result;
  }

  private static void visit(Object object, Set<Object> seen, Deque<Object> open) {
    if (object != null && !(object instanceof Enum<?>) && seen.add(object)) {
      open.push(object);
    }
  }

  private static long bytes(Object object, Set<Object> seen, Deque<Object> open) {
    long result = HEADER;
    if (object.getClass().isArray()) {
      Class<?> each = object.getClass().getComponentType();
      result = ARRAY_HEADER + (long) Array.getLength(object) * bytes(each);
      if (!each.isPrimitive()) {
        for (Object element : (Object[]) object) {
          visit(element, seen, open);
        }
      }
    } else {
      for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers())) {
            result += bytes(field.getType());
            if (!field.getType().isPrimitive()) {
              visit(value(field, object), seen, open);
            }
          }
        }
      }
    }
    return (result + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
  }

  private static Object value(Field field, Object of) {
    try {
      field.setAccessible(true);
      return field.get(of);
    } catch (IllegalAccessException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static int bytes(Class<?> type) {
    if (type == long.class || type == double.class) {
      return Long.BYTES;
    } else if (type == int.class || type == float.class) {
      return Integer.BYTES;
    } else if (type == short.class || type == char.class) {
      return Short.BYTES;
    }
    return type.isPrimitive() ? 1 : REFERENCE;
  }
}
