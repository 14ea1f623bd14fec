import { COLOUR_TABLE_SIDE } from '@kenna/contract';

/** Covers the canvas with one triangle; the fragment shader computes every pixel. */
export const VERTEX_SHADER = `#version 300 es
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * Computes the colour of a canvas pixel with the same steps, in the same order, as the engine uses for the file.
 * `toSource` maps positions on the canvas to positions in the source, both in pixels.
 */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
precision highp sampler3D;
uniform sampler2D picture;
uniform sampler3D colours;
uniform bool coloured;
uniform vec2 canvasSize;
uniform vec4 frame;
uniform vec3 toSourceX;
uniform vec3 toSourceY;
uniform vec2 sourceSize;
out vec4 result;

const float SIDE = ${COLOUR_TABLE_SIDE}.0;

void main() {
  vec2 place = vec2(gl_FragCoord.x, canvasSize.y - gl_FragCoord.y);
  vec2 inFrame = (place - frame.xy) / frame.zw;
  vec2 source = vec2(dot(toSourceX, vec3(place, 1.0)), dot(toSourceY, vec3(place, 1.0)));
  // Sampled before any branch, because the graphics card derives the mipmap level from neighbouring pixels.
  vec4 found = texture(picture, source / sourceSize);
  if (any(lessThan(inFrame, vec2(0.0))) || any(greaterThanEqual(inFrame, vec2(1.0)))) discard;
  vec3 colour = found.a > 0.0 ? found.rgb / found.a : vec3(0.0);
  if (coloured) colour = texture(colours, (clamp(colour, 0.0, 1.0) * (SIDE - 1.0) + 0.5) / SIDE).rgb;
  result = vec4(colour * found.a, found.a);
}`;
