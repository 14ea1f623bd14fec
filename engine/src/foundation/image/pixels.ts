export interface EnginePixels {
  readonly width: number;
  readonly height: number;
  /** 3: sRGB; 4: sRGB with straight (not premultiplied) alpha. */
  readonly channels: 3 | 4;
  /** Row-major, interleaved, 8 bits a channel, `width * height * channels` bytes. */
  readonly data: Uint8Array;
}

/** Size as its picture, row-major, 8 bits a pixel. */
export interface EngineMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
