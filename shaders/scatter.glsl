// Returns noise of up to half a level, which hides color bands; Jimenez, "Next generation post
// processing in Call of Duty: Advanced Warfare", 2014.
float scatter(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5;
}
