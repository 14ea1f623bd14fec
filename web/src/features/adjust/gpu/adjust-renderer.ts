/**
 * Draws an adjusted picture on the graphics card, as fast as a slider moves. It has the geometry and the table of colours
 * of the contract from its caller, so that it shows what the file will be.
 */
import { COLOUR_TABLE_SIDE, type AdjustedFrame } from '@kenna/contract';
import type { View } from '../../../lib/pan-zoom/view.ts';
import { createProgram } from './program.ts';

interface Drawn {
  readonly frame: AdjustedFrame;
  /** Where the frame lies on the canvas, in CSS pixels. */
  readonly view: View;
  /** Of the canvas, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels to a CSS pixel. */
  readonly density: number;
}

export interface AdjustRenderer {
  /** A table of `colourTable`, or null to leave colours as they are. */
  setColours(table: Float32Array<ArrayBuffer> | null): void;
  draw(drawn: Drawn): void;
  dispose(): void;
}

/** @throws when the browser has no WebGL 2 or the card refuses. */
export function createAdjustRenderer(canvas: HTMLCanvasElement, picture: ImageBitmap): AdjustRenderer {
  const gl = canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true, antialias: false });
  if (!gl) throw new Error('This browser offers no WebGL 2');
  const uniforms = createProgram(gl);
  uploadPicture(gl, picture);
  gl.activeTexture(gl.TEXTURE1);
  gl.bindTexture(gl.TEXTURE_3D, gl.createTexture());
  gl.uniform1i(uniforms.picture, 0);
  gl.uniform1i(uniforms.colours, 1);
  gl.uniform1i(uniforms.coloured, 0);
  gl.uniform2f(uniforms.sourceSize, picture.width, picture.height);

  return {
    setColours(table) {
      gl.uniform1i(uniforms.coloured, table === null ? 0 : 1);
      if (table !== null) uploadTable(gl, table);
    },
    draw({ frame, view, width, height, density }) {
      canvas.width = Math.max(1, Math.round(width * density));
      canvas.height = Math.max(1, Math.round(height * density));
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT);
      const zoom = view.scale * density;
      const [left, top] = [view.x * density, view.y * density];
      const [a, b, c, d, e, f] = frame.toSource;
      gl.uniform2f(uniforms.canvasSize, canvas.width, canvas.height);
      gl.uniform4f(uniforms.frame, left, top, frame.width * zoom, frame.height * zoom);
      // First from the canvas into the frame, then from the frame into the source.
      gl.uniform3f(uniforms.toSourceX, a / zoom, b / zoom, c - (a * left + b * top) / zoom);
      gl.uniform3f(uniforms.toSourceY, d / zoom, e / zoom, f - (d * left + e * top) / zoom);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

/** @throws for a picture larger than the card takes. */
function uploadPicture(gl: WebGL2RenderingContext, picture: ImageBitmap): void {
  const most = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  if (Math.max(picture.width, picture.height) > most)
    throw new Error('The picture is larger than the graphics card takes');
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

/** Half floats: 8 bits would add a step of their own, and whole floats are not mixed by every card. */
function uploadTable(gl: WebGL2RenderingContext, table: Float32Array<ArrayBuffer>): void {
  const side = COLOUR_TABLE_SIDE;
  const padded = new Float32Array(side ** 3 * 4);
  for (let at = 0; at < side ** 3; at++) padded.set(table.subarray(at * 3, at * 3 + 3), at * 4);
  gl.activeTexture(gl.TEXTURE1);
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA16F, side, side, side, 0, gl.RGBA, gl.FLOAT, padded);
  for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) {
    gl.texParameteri(gl.TEXTURE_3D, name, gl.CLAMP_TO_EDGE);
  }
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
}
