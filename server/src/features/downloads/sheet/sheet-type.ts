/**
 * Type on a sheet: fonts are embedded, and each character is set from the first that has it, so that accents and other
 * alphabets stand in one line. Words that none can set are named by their script; a sign that none has is left out.
 * Lengths are points.
 */
import { readFileSync } from 'node:fs';
import { nameScripts } from './name-scripts.ts';

type Document = PDFKit.PDFDocument;
export type Face = 'display' | 'text';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
const INTER = import.meta.resolve('@fontsource/inter/package.json');
const SERIF = import.meta.resolve('@fontsource/instrument-serif/package.json');

/** Addresses of the files that a face is set from; the first that has a character has it. */
const TEXT = SUBSETS.map((subset) => new URL(`files/inter-${subset}-400-normal.woff`, INTER).href);
const FONTS: Record<Face, readonly string[]> = {
  display: [
    ...['latin', 'latin-ext'].map((subset) => new URL(`files/instrument-serif-${subset}-400-normal.woff`, SERIF).href),
    ...TEXT,
  ],
  text: TEXT,
};
const ELLIPSIS = '…';

/** What the library keeps of a font that was chosen, and its types leave out. */
interface OpenedFont {
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

interface Run {
  readonly font: string;
  readonly text: string;
}
interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

export function createType(document: Document) {
  for (const name of new Set([...FONTS.display, ...FONTS.text]))
    document.registerFont(name, readFileSync(new URL(name)));
  const fontOf = new Map<string, string | null>();

  function fontFor(face: Face, character: string): string | null {
    const known = fontOf.get(face + character);
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    const font = FONTS[face].find((name) => {
      const { font: opened } = (document.font(name) as unknown as { _font: OpenedFont })._font;
      return opened.hasGlyphForCodePoint(code);
    });
    fontOf.set(face + character, font ?? null);
    return font ?? null;
  }

  function measured(face: Face, size: number, text: string): Line {
    const runs: { font: string; text: string }[] = [];
    for (const character of text) {
      const font = fontFor(face, character);
      const last = runs.at(-1);
      if (font === null) continue;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    const width = runs.reduce((sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text), 0);
    return { runs, width };
  }

  /** As much of a word as fits, at least one character. */
  function fitted(face: Face, size: number, word: string, width: number): string {
    const characters = [...word];
    let count = characters.length;
    while (count > 1 && measured(face, size, characters.slice(0, count).join('')).width > width) count -= 1;
    return characters.slice(0, count).join('');
  }

  /** Breaks at spaces; a word that is wider than the line is cut. */
  function broken(face: Face, size: number, text: string, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    const settable = nameScripts(text.normalize('NFC'), (character) => fontFor(face, character) !== null);
    for (const word of settable.split(' ').filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measured(face, size, longer).width <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = fitted(face, size, word, width);
    }
    return line === '' ? lines : [...lines, line];
  }

  return {
    /** Lines of a text, at most `most`; the last of more ends in an ellipsis. */
    lines(face: Face, size: number, text: string, { width, most }: { width: number; most: number }): Line[] {
      const all = broken(face, size, text, width);
      const kept = all.slice(0, most);
      if (all.length > most && most > 0) {
        let last = `${kept[most - 1]}${ELLIPSIS}`;
        while (measured(face, size, last).width > width && last.length > 2) last = `${last.slice(0, -2)}${ELLIPSIS}`;
        kept[most - 1] = last;
      }
      return kept.map((line) => measured(face, size, line));
    },

    line: (face: Face, size: number, text: string): Line => measured(face, size, text),

    /** `y` is the top of the line. */
    draw({ runs }: Line, size: number, at: { x: number; y: number; colour: string }): void {
      let { x } = at;
      for (const { font, text } of runs) {
        document.font(font).fontSize(size).fillColor(at.colour);
        document.text(text, x, at.y, { lineBreak: false });
        x += document.widthOfString(text);
      }
    },
  };
}
