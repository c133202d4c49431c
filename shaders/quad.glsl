// Draws a sprite as two triangles of the view.

// two texels per sprite: atlas corner, offset; visible bounds (x, y, width, height)
uniform isampler2D uSprites;
uniform ivec2 uViewWorld;       // the world pixel of the view's first sample
uniform float uViewScale;       // samples per world pixel
uniform vec2 uViewOffset;       // the position of uViewWorld's corner in the view [samples]
uniform vec2 uToClip;           // 2 / view size
// how much each quad grows where its edges fall between samples [samples]
uniform float uGrow;

flat out ivec2 vCorner;         // the sprite's upper left corner [world px from uViewWorld]
flat out ivec2 vAtlas;          // the same corner in the atlas [px]
flat out ivec4 vBounds;         // the sprite's visible part: first x, y, end x, y [px]

const vec2 CORNERS[6] = vec2[](vec2(0, 0), vec2(1, 0), vec2(0, 1), vec2(1, 0), vec2(1, 1), vec2(0, 1));
const int TABLE_BITS = 6;       // log2 of the sprites per row of the table, as in AtlasTextures

// Places one of the six vertices of a sprite (0 = none) drawn at a point of the world.
void placeSprite(int sprite, ivec2 world, int vertex) {
  ivec2 texel = ivec2((sprite & ((1 << TABLE_BITS) - 1)) << 1, sprite >> TABLE_BITS);
  ivec4 place = texelFetch(uSprites, texel, 0);
  ivec4 bounds = texelFetch(uSprites, texel + ivec2(1, 0), 0);
  vAtlas = place.xy;
  vCorner = world + place.zw - uViewWorld;
  vBounds = ivec4(bounds.xy, bounds.xy + bounds.zw);
  if (sprite == 0 || bounds.z == 0) {
    gl_Position = vec4(-2.0, -2.0, 0.0, 1.0);
    return;
  }
  vec2 corner = CORNERS[vertex];
  vec2 at = vec2(vCorner + bounds.xy) + corner * vec2(bounds.zw);
  vec2 sampled = at * uViewScale + uViewOffset + (corner * 2.0 - 1.0) * uGrow;
  gl_Position = vec4(sampled * uToClip - 1.0, 0.0, 1.0);
}
