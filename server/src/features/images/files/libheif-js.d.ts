declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Decodes into `pixels` as RGBA; null when that fails. */
    display(pixels: Pixels, done: (decoded: Pixels | null) => void): void;
  }
  const libheif: {
    readonly HeifDecoder: new () => {
      /** Reads only the container; empty when it is not one. */
      decode(bytes: Uint8Array): HeifImage[];
    };
  };
  export { libheif as default };
}
