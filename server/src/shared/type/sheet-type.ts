/**
 * Typesetting for PDF sheets: fonts are embedded, and each character uses the first font that has it, so that accents
 * and other alphabets can share a line. Words without a font are replaced by the name of their script; unsupported
 * symbols are left out. Lengths are points.
 */
import { readFileSync } from 'node:fs';
import { hanStyleOf, type FallbackFonts, type HanStyle } from './fallback-fonts.ts';
import { linePieces } from './line-pieces.ts';
import { nameScripts } from './name-scripts.ts';
import { directionOf, visualRuns, type Direction } from './visual-runs.ts';

type Document = PDFKit.PDFDocument;
export type Face = 'display' | 'text';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
const INTER = import.meta.resolve('@fontsource/inter/package.json');
const SERIF = import.meta.resolve('@fontsource/instrument-serif/package.json');

/** Font files of a face; each character uses the first that has it. */
const TEXT = SUBSETS.map((subset) => new URL(`files/inter-${subset}-400-normal.woff`, INTER).href);
const FONTS: Record<Face, readonly string[]> = {
  display: [
    ...['latin', 'latin-ext'].map((subset) => new URL(`files/instrument-serif-${subset}-400-normal.woff`, SERIF).href),
    ...TEXT,
  ],
  text: TEXT,
};
const ELLIPSIS = '…';
/** Combining marks and joiners: set in the font of the preceding character. */
const JOINED = /[\p{M}\p{Join_Control}]/u;

/** Fields of the library's font object that its types omit. */
interface OpenedFont {
  /** In units of 1/1000 of the font size. */
  readonly ascender: number;
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

/** Font, size and direction of a text. */
interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly direction: Direction;
  readonly han: HanStyle;
}

interface Line {
  /** Left to right. */
  readonly runs: readonly { readonly key: string; readonly text: string }[];
  readonly width: number;
  readonly direction: Direction;
  /** Distance from the top to the baseline, which all fonts of the line share. */
  readonly ascent: number;
}

/** `fallbacks`: fonts for the texts that will be set, see `readFallbackFonts`. */
export function createType(document: Document, fallbacks: FallbackFonts) {
  for (const file of new Set([...FONTS.display, ...FONTS.text]))
    document.registerFont(file, readFileSync(new URL(file)));
  for (const [file, bytes] of fallbacks.files) document.registerFont(file, Buffer.from(bytes));
  const fontOf = new Map<string, string | null>();

  const open = (file: string) => (document.font(file) as unknown as { _font: OpenedFont })._font;

  function fontFor({ face, han }: Setting, character: string): string | null {
    const key = `${face} ${han} ${character}`;
    const known = fontOf.get(key);
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    const own = FONTS[face].find((file) => open(file).font.hasGlyphForCodePoint(code));
    const found = own ?? fallbacks.fileFor(character, han);
    fontOf.set(key, found);
    return found;
  }

  function measured(setting: Setting, text: string): Line {
    const runs = visualRuns(text, setting.direction, (character, before) =>
      before !== null && JOINED.test(character) ? before : fontFor(setting, character),
    );
    const widthOf = ({ key, text: part }: Line['runs'][number]) =>
      document.font(key).fontSize(setting.size).widthOfString(part);
    const ascent = (open(FONTS[setting.face][0]!).ascender / 1000) * setting.size;
    return { runs, width: runs.reduce((sum, run) => sum + widthOf(run), 0), direction: setting.direction, ascent };
  }

  /** The longest part of a word that fits, at least one character. */
  function fitted(setting: Setting, word: string, width: number): string {
    const characters = [...word];
    let count = characters.length;
    while (count > 1 && measured(setting, characters.slice(0, count).join('')).width > width) count -= 1;
    return characters.slice(0, count).join('');
  }

  /** Breaks between words; a word wider than the line is cut. */
  function broken(setting: Setting, text: string, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of linePieces(nameScripts(text, (character) => fontFor(setting, character) !== null))) {
      const longer = line === '' ? piece.text : `${line}${piece.spaced ? ' ' : ''}${piece.text}`;
      if (measured(setting, longer).width <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = fitted(setting, piece.text, width);
    }
    return line === '' ? lines : [...lines, line];
  }

  const settingOf = (face: Face, size: number, text: string): Setting => ({
    face,
    size,
    direction: directionOf(text),
    han: hanStyleOf(text),
  });

  return {
    /** Lines of a text, at most `max`; when there are more, the last one ends with an ellipsis. */
    lines(face: Face, size: number, text: string, { width, max }: { width: number; max: number }): Line[] {
      const setting = settingOf(face, size, text);
      const all = broken(setting, text.normalize('NFC'), width);
      const kept = all.slice(0, max);
      if (all.length > max && max > 0) {
        let last = [...kept[max - 1]!];
        while (measured(setting, last.join('') + ELLIPSIS).width > width && last.length > 1) last = last.slice(0, -1);
        kept[max - 1] = last.join('') + ELLIPSIS;
      }
      return kept.map((line) => measured(setting, line));
    },

    line: (face: Face, size: number, text: string): Line => measured(settingOf(face, size, text), text),

    /** `y` is the top of the line; right-to-left text starts at the right end of `width`. */
    draw(
      { runs, direction, width, ascent }: Line,
      size: number,
      at: { x: number; y: number; colour: string; width?: number },
    ): void {
      let x = direction === 'rtl' && at.width !== undefined ? at.x + at.width - width : at.x;
      for (const { key, text } of runs) {
        document.font(key).fontSize(size).fillColor(at.colour);
        document.text(text, x, at.y + ascent, { lineBreak: false, baseline: 'alphabetic' });
        x += document.widthOfString(text);
      }
    },
  };
}
