/**
 * Noto Sans for scripts that the product's own fonts lack. Chinese, Japanese and Korean fonts come in a hundred parts
 * each, of which only those with a character of the text are read.
 */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

export interface FallbackFonts {
  /** Font files by address. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly fileFor: (letter: string, style: HanStyle) => string | null;
}

/** The regional shapes of Chinese characters. */
export type HanStyle = 'ja' | 'ko' | 'zh';

interface Part {
  readonly file: string;
  readonly isVariable: boolean;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** Start of Hebrew; the characters below it are Latin, Greek and Cyrillic. */
const FIRST_FALLBACK = 0x590;
const WEIGHT = 400;
const LETTERED = [
  import.meta.resolve('@fontsource/noto-sans-arabic/package.json'),
  import.meta.resolve('@fontsource/noto-sans-hebrew/package.json'),
  import.meta.resolve('@fontsource/noto-sans-devanagari/package.json'),
  import.meta.resolve('@fontsource/noto-sans-thai/package.json'),
];
const HAN: Record<HanStyle, string> = {
  ja: import.meta.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  ko: import.meta.resolve('@fontsource-variable/noto-sans-kr/package.json'),
  zh: import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json'),
};
/** Subsets that the product's own fonts cover better. */
const OWN_SUBSETS = /^(latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|math|symbols)$/;

function rangesOf(list: string): [from: number, to: number][] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

/** `unicode.json` of a package lists the characters of each of its files. */
function partsOf(address: string, isVariable: boolean): Part[] {
  const name = address.split('/').at(-2);
  const subsets = JSON.parse(readFileSync(new URL('unicode.json', address), 'utf8')) as Record<string, string>;
  return Object.entries(subsets)
    .filter(([subset]) => !OWN_SUBSETS.test(subset))
    .map(([subset, list]) => {
      const style = isVariable ? 'wght-normal.woff2' : '400-normal.woff';
      const file = new URL(`files/${name}-${subset.replace(/[[\]]/g, '')}-${style}`, address).href;
      return { file, isVariable, ranges: rangesOf(list) };
    });
}

const read = new Map<string, Part[]>();

function partsRead(address: string, isVariable: boolean): readonly Part[] {
  const parts = read.get(address) ?? partsOf(address, isVariable);
  read.set(address, parts);
  return parts;
}

/** Guesses a text's language, because the characters alone do not determine their regional shapes. */
export function hanStyleOf(text: string): HanStyle {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Hangul}/u.test(text) ? 'ko' : 'zh';
}

function partOf(code: number, style: HanStyle): Part | null {
  const han = [...new Set<HanStyle>([style, 'zh', 'ja', 'ko'])].map((at) => partsRead(HAN[at], true));
  const parts = [...LETTERED.map((address) => partsRead(address, false)), ...han].flat();
  return parts.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to)) ?? null;
}

/** Loads a part of a font; variable fonts are fixed at the text's weight and reduced to the letters used. */
const opened = (file: string, isVariable: boolean, letters: string): Uint8Array | Promise<Uint8Array> => {
  const bytes = readFileSync(new URL(file));
  return isVariable ? subsetFont(bytes, letters, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } }) : bytes;
};

/** Reads the font parts for the characters that the product's own fonts may lack. */
export async function readFallbackFonts(texts: readonly string[]): Promise<FallbackFonts> {
  const wanted = new Map<Part, string>();
  const fileOf = new Map<string, string>();
  for (const text of texts) {
    const style = hanStyleOf(text);
    for (const letter of new Set(text.normalize('NFC'))) {
      const code = letter.codePointAt(0) ?? 0;
      const part = code < FIRST_FALLBACK || fileOf.has(style + letter) ? null : partOf(code, style);
      if (part === null) continue;
      fileOf.set(style + letter, part.file);
      wanted.set(part, (wanted.get(part) ?? '') + letter);
    }
  }
  const files = [...wanted].map(async ([{ file, isVariable }, letters]) => {
    return [file, await opened(file, isVariable, letters)] as const;
  });
  return { files: new Map(await Promise.all(files)), fileFor: (letter, style) => fileOf.get(style + letter) ?? null };
}
