declare module 'subset-font' {
  /** Reduces a font to the letters of `text`; the named axes are fixed at their value. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'truetype'; readonly variationAxes?: Readonly<Record<string, number>> },
  ) => Promise<Buffer>;
  export { subsetFont as default };
}
