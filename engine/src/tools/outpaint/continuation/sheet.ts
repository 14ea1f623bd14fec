/** A part of a picture in floating point. It can be rotated, so that one algorithm serves all four sides. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** sRGB levels, 3 per pixel. */
  readonly rgb: Float32Array;
  /**
   * 0 to 1 per pixel: 1 for original background colours, 0 for filled ones. In the sheet of a subject it is its
   * coverage.
   */
  readonly trust: Float32Array;
  /** 0 to 1 per pixel: how far the continuation is blurred because it follows no lines. */
  readonly blurred: Float32Array;
}

export function createSheet(width: number, height: number): Sheet {
  const plane = () => new Float32Array(width * height);
  return { width, height, rgb: new Float32Array(width * height * 3), trust: plane(), blurred: plane() };
}

/** The sheet flipped left to right. */
export function mirrored(sheet: Sheet): Sheet {
  const { width } = sheet;
  return rearranged(sheet, width, sheet.height, (x, y) => y * width + width - 1 - x);
}

/** The sheet with rows and columns exchanged. */
export function transposed(sheet: Sheet): Sheet {
  const { width, height } = sheet;
  return rearranged(sheet, height, width, (x, y) => x * width + y);
}

/** Two sheets of the same height side by side. */
export function joined(left: Sheet, right: Sheet): Sheet {
  const out = createSheet(left.width + right.width, left.height);
  for (let y = 0; y < left.height; y++) {
    const row = y * out.width;
    out.rgb.set(left.rgb.subarray(y * left.width * 3, (y + 1) * left.width * 3), row * 3);
    for (const plane of ['trust', 'blurred'] as const) {
      out[plane].set(left[plane].subarray(y * left.width, (y + 1) * left.width), row);
      out[plane].set(right[plane].subarray(y * right.width, (y + 1) * right.width), row + left.width);
    }
    out.rgb.set(right.rgb.subarray(y * right.width * 3, (y + 1) * right.width * 3), (row + left.width) * 3);
  }
  return out;
}

function rearranged(sheet: Sheet, width: number, height: number, from: (x: number, y: number) => number): Sheet {
  const out = createSheet(width, height);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      const at = from(x, y);
      out.rgb[to * 3] = sheet.rgb[at * 3]!;
      out.rgb[to * 3 + 1] = sheet.rgb[at * 3 + 1]!;
      out.rgb[to * 3 + 2] = sheet.rgb[at * 3 + 2]!;
      out.trust[to] = sheet.trust[at]!;
      out.blurred[to] = sheet.blurred[at]!;
    }
  }
  return out;
}
