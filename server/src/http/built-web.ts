/** The web as it was built: its page for every path, and the drawing of the first one. Read once, at start. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRST_PAGE_ID, type FirstPage } from '@kenna/contract';
import { escapedText } from './page-head.ts';

type Draw = (firstPage: FirstPage) => Promise<string>;

/** Vite's list of what it made, by source; the parts that are read here. */
type Manifest = Record<
  string,
  { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
>;

export interface BuiltWeb {
  /** For every path. It names what it starts with, so that this is fetched at once. */
  readonly page: string;
  /** The first page with its words and pictures. null where the build has none. */
  readonly drawn: ((firstPage: FirstPage) => Promise<string>) | null;
}

const START = 'src/app/start.tsx';
const HOME = 'src/pages/home-page.tsx';
/** What stands in the root element until a script replaces it, with the space around: what is drawn stands there alone. */
const EMPTY = /\s*<!--start-->.*<!--\/start-->\s*/s;

/** What a source is made of: itself and all that it imports. Parts may import one another. */
function withImports(manifest: Manifest, source: string): Set<string> {
  const found = new Set([source]);
  for (const part of found) for (const other of manifest[part]?.imports ?? []) found.add(other);
  return found;
}

const linksTo = (files: readonly string[], attributes: string): string =>
  [...new Set(files)].map((file) => `<link ${attributes} href="/${file}" />`).join('');

function stylesOf(manifest: Manifest, page: string): string {
  const sources = [...withImports(manifest, START), ...withImports(manifest, HOME)];
  const styles = sources.flatMap((source) => manifest[source]?.css ?? []);
  return linksTo(
    styles.filter((file) => !page.includes(file)),
    'rel="stylesheet" crossorigin',
  );
}

const scriptsOf = (manifest: Manifest): string =>
  linksTo(
    [...withImports(manifest, START)].flatMap((source) => manifest[source]?.file ?? []),
    'rel="modulepreload" crossorigin',
  );

const TITLE = /<title>.*?<\/title>/s;

/** A text that ends no element, whatever it says. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @returns null when nothing was built in the folder. */
export async function readBuiltWeb(webDir: string): Promise<BuiltWeb | null> {
  const read = (name: string) => readFileSync(join(webDir, name), 'utf8');
  if (!existsSync(join(webDir, 'index.html'))) return null;
  const empty = read('index.html');
  if (!existsSync(join(webDir, '.vite/manifest.json'))) return { page: empty, drawn: null };
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const beforeHead = (page: string, tags: string) => page.replace('</head>', () => `${tags}</head>`);
  const page = beforeHead(empty, scriptsOf(manifest));
  const drawing = join(webDir, '.first-page/first-page.js');
  if (!existsSync(drawing)) return { page, drawn: null };
  const { drawFirstPage } = (await import(pathToFileURL(drawing).href)) as { drawFirstPage: Draw };
  // Nothing is fetched beforehand: what is seen comes first, and scripts after it.
  const styled = beforeHead(empty, stylesOf(manifest, empty));
  let last = { key: '', root: '' };
  return {
    page,
    async drawn(firstPage) {
      const data = asJson(firstPage);
      const key = asJson([firstPage.product.name, firstPage.gallery]);
      if (last.key !== key) last = { key, root: await drawFirstPage(firstPage) };
      const { root } = last;
      return styled
        .replace(TITLE, () => `<title>${escapedText(firstPage.product.name)}</title>`)
        .replace(EMPTY, () => root)
        .replace('</body>', () => `<script type="application/json" id="${FIRST_PAGE_ID}">${data}</script></body>`);
    },
  };
}
