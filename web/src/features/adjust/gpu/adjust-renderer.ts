/*
 * Draws an adjusted picture on the graphics card, fast enough to follow a slider. The caller supplies the geometry and
 * the colour table of the contract, so that the display matches the saved file.
 */
import { COLOUR_TABLE_SIDE, type AdjustedFrame } from '@kenna/contract';
import type { View } from '../../../lib/pan-zoom/view.ts';
import { createProgram } from './program.ts';

interface Drawn {
  readonly frame: AdjustedFrame;
  /** Position and scale of the frame on the canvas, in CSS pixels. */
  readonly view: View;
  /** Size of the canvas in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

export interface AdjustRenderer {
  /** Sets a table from `colourTable`, or null for unchanged colours. */
  setColours(table: Float32Array<ArrayBuffer> | null): void;
  draw(drawn: Drawn): void;
  dispose(): void;
}

/** @throws when the browser lacks WebGL 2 or the graphics card rejects the picture. */
export function createAdjustRenderer(canvas: HTMLCanvasElement, picture: ImageBitmap): AdjustRenderer {
  const gl = canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true, antialias: false });
  if (!gl) throw new Error('This browser does not support WebGL 2');
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
      // The transforms from canvas to frame and from frame to source, multiplied.
      gl.uniform3f(uniforms.toSourceX, a / zoom, b / zoom, c - (a * left + b * top) / zoom);
      gl.uniform3f(uniforms.toSourceY, d / zoom, e / zoom, f - (d * left + e * top) / zoom);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

/** @throws for a picture larger than the maximum texture size. */
function uploadPicture(gl: WebGL2RenderingContext, picture: ImageBitmap): void {
  const maxSide = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  if (Math.max(picture.width, picture.height) > maxSide)
    throw new Error('The picture is larger than the graphics card supports');
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

/**
 * Uploads a colour table as half floats, because 8 bits would cause banding and not every graphics card interpolates
 * 32-bit floats.
 */
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
