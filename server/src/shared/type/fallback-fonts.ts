/**
 * Noto Sans for the scripts that the faces of the house lack. Chinese, Japanese and Korean come in a hundred parts each, of
 * which only those are read that have a character of the text.
 */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

export interface FallbackFonts {
  /** By their address. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly fileFor: (letter: string, style: HanStyle) => string | null;
}

/** By whose shapes Chinese characters are drawn. */
export type HanStyle = 'ja' | 'ko' | 'zh';

interface Part {
  readonly file: string;
  readonly isVariable: boolean;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** Hebrew; what comes before it is Latin, Greek and Cyrillic. */
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
/** Shared by all languages, and better in the house's own faces. */
const HOUSE_SUBSETS = /^(latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|math|symbols)$/;

function rangesOf(list: string): [from: number, to: number][] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

/** `unicode.json` of a package says which of its files has which characters. */
function partsOf(address: string, isVariable: boolean): Part[] {
  const name = address.split('/').at(-2);
  const subsets = JSON.parse(readFileSync(new URL('unicode.json', address), 'utf8')) as Record<string, string>;
  return Object.entries(subsets)
    .filter(([subset]) => !HOUSE_SUBSETS.test(subset))
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

/** What a text tells of its language; characters alone do not. */
export function hanStyleOf(text: string): HanStyle {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Hangul}/u.test(text) ? 'ko' : 'zh';
}

function partOf(code: number, style: HanStyle): Part | null {
  const han = [...new Set<HanStyle>([style, 'zh', 'ja', 'ko'])].map((at) => partsRead(HAN[at], true));
  const parts = [...LETTERED.map((address) => partsRead(address, false)), ...han].flat();
  return parts.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to)) ?? null;
}

/** The parts of variable fonts at the weight of the house's text, with no more than the letters that are set. */
const opened = (file: string, isVariable: boolean, letters: string): Uint8Array | Promise<Uint8Array> => {
  const bytes = readFileSync(new URL(file));
  return isVariable ? subsetFont(bytes, letters, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } }) : bytes;
};

/** Reads what the letters of these texts need, as far as the house's own faces may lack them. */
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
