/**
 * Lettering as outlines: ten typefaces under the SIL Open Font License, from the packages of Fontsource. Files are read
 * when a typeface is first used. Letters are shaped and kerned by the tables of the font (fontkit).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { contoursOf, type Contour } from './outline.ts';

const require = createRequire(import.meta.url);

/** A file with the Latin letters of each typeface; letters of Central Europe are in a file beside it. */
const FILES = {
  sans: () => require.resolve('@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff'),
  serif: () => require.resolve('@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff'),
  script: () => require.resolve('@fontsource/pacifico/files/pacifico-latin-400-normal.woff'),
  handwriting: () => require.resolve('@fontsource/caveat/files/caveat-latin-700-normal.woff'),
  varsity: () => require.resolve('@fontsource/graduate/files/graduate-latin-400-normal.woff'),
  condensed: () => require.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff'),
  slab: () => require.resolve('@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff'),
  typewriter: () => require.resolve('@fontsource/space-mono/files/space-mono-latin-700-normal.woff'),
  blackletter: () => require.resolve('@fontsource/unifrakturmaguntia/files/unifrakturmaguntia-latin-400-normal.woff'),
  stencil: () => require.resolve('@fontsource/stardos-stencil/files/stardos-stencil-latin-700-normal.woff'),
} as const;

export type TypefaceName = keyof typeof FILES;

/** The files of a font: Western European letters, and Central European ones where the typeface has them. */
const SUBSETS = ['latin', 'latin-ext'] as const;

const fonts = new Map<string, Font | null>();

function fontOf(typeface: TypefaceName, subset: (typeof SUBSETS)[number]): Font | null {
  const file = FILES[typeface]().replace('-latin-', `-${subset}-`);
  const known = fonts.get(file);
  if (known !== undefined) return known;
  // Some typefaces have no file for Central European letters.
  const font = existsSync(file) ? create(readFileSync(file)) : null;
  const opened = font !== null && 'layout' in font ? font : null;
  fonts.set(file, opened);
  return opened;
}

export interface SetLine {
  /** In heights of a capital letter; the baseline is y = 0, and y grows downwards. */
  readonly contours: readonly Contour[];
  /** Width of the line, in heights of a capital letter. */
  readonly advance: number;
}

/** The characters of a text that a typeface does not have, each once. */
export function charactersMissingFrom(typeface: TypefaceName, text: string): readonly string[] {
  const own = SUBSETS.flatMap((subset) => fontOf(typeface, subset) ?? []);
  const has = (character: string) => own.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
  return [...new Set(text.normalize('NFC'))].filter((character) => character.trim() !== '' && !has(character));
}

/**
 * Sets one line of text. Characters that the typeface does not have are left out; see `charactersMissingFrom`.
 * @param spacing added between characters, in heights of a capital.
 */
export function setLine(typeface: TypefaceName, text: string, spacing = 0): SetLine {
  const contours: Contour[] = [];
  let pen = 0;
  for (const run of runsOf(typeface, text.normalize('NFC'))) {
    const capital = run.font.capHeight || run.font.unitsPerEm * 0.7;
    const { glyphs, positions } = run.font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const data = glyph.path.toSVG();
      if (data !== '')
        contours.push(
          ...contoursOf(data, (x, y) => [pen + (x + xOffset) / capital, -(y + yOffset) / capital] as const),
        );
      pen += xAdvance / capital + spacing;
    }
  }
  return { contours, advance: Math.max(0, pen - spacing) };
}

/** The text in pieces of one font file each. */
function runsOf(typeface: TypefaceName, text: string): { readonly font: Font; readonly text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const font = SUBSETS.map((subset) => fontOf(typeface, subset)).find((it) => it?.hasGlyphForCodePoint(code));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
