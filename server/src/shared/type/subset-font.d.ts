declare module 'subset-font' {
  /** A font of the letters of `text` alone; axes that are named stay at their value. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'truetype'; readonly variationAxes?: Readonly<Record<string, number>> },
  ) => Promise<Buffer>;
  export { subsetFont as default };
}
