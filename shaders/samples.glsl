// Which point of the world a sample of the view shows.

uniform sampler2D uColumns; // a texel a sample: world pixel from the view's first, and fraction
uniform sampler2D uRows;

// The world pixel, counted from the view's first, and the place within it [0, 1).
ivec2 sampleToWorld(vec2 fragment, out vec2 fraction) {
  vec2 column = texelFetch(uColumns, ivec2(int(fragment.x), 0), 0).rg;
  vec2 row = texelFetch(uRows, ivec2(int(fragment.y), 0), 0).rg;
  fraction = vec2(column.y, row.y);
  return ivec2(column.x, row.x);
}
