/** The Khronos validator ships no types. */
declare module 'gltf-validator' {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly unknown[];
    };
    readonly info: { readonly totalTriangleCount: number };
  }
  export function validateBytes(data: Uint8Array): Promise<Report>;
}
