import { FRAGMENT_SHADER, VERTEX_SHADER } from './shaders.ts';

const UNIFORMS = [
  'picture',
  'colours',
  'coloured',
  'canvasSize',
  'frame',
  'toSourceX',
  'toSourceY',
  'sourceSize',
] as const;
type Uniform = (typeof UNIFORMS)[number];

/**
 * Creates and activates the shader program and returns the locations of its uniforms. @throws when the graphics card
 * rejects it.
 */
export function createProgram(gl: WebGL2RenderingContext): Record<Uniform, WebGLUniformLocation | null> {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('The graphics card is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'no program');
  gl.useProgram(program);
  return Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)])) as Record<
    Uniform,
    WebGLUniformLocation | null
  >;
}
