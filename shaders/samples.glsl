// Finds the point of the world that a sample of the view shows.

uniform sampler2D uColumns; // per sample: the world pixel from the view's first, and a fraction
uniform sampler2D uRows;

// Returns the world pixel, counted from the view's first, and the position within it [0, 1).
ivec2 sampleToWorld(vec2 fragment, out vec2 fraction) {
  vec2 column = texelFetch(uColumns, ivec2(int(fragment.x), 0), 0).rg;
  vec2 row = texelFetch(uRows, ivec2(int(fragment.y), 0), 0).rg;
  fraction = vec2(column.y, row.y);
  return ivec2(column.x, row.x);
}
