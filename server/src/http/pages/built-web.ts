/** Reads the built web once, at the start: the page that its paths share, and the renderer of the first page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRST_PAGE_ID, type FirstPage } from '@kenna/contract';
import { escapedText } from './page-head.ts';

/** Renders the first page as HTML. */
type DrawFirstPage = (firstPage: FirstPage) => Promise<string>;

/** The fields used from Vite's manifest, by source. */
type Manifest = Record<
  string,
  { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
>;

export interface BuiltWeb {
  /** Served for all paths but the rendered first page. It links its initial files, so that they are fetched at once. */
  readonly page: string;
  /** Returns the whole first page with its text and pictures; null when the build has no renderer. */
  readonly drawFirstPage: DrawFirstPage | null;
}

const START = 'src/app/start/start.tsx';
const HOME = 'src/pages/home-page.tsx';
/** The initial content of the root element including surrounding white space; the rendered page replaces it. */
const EMPTY = /\s*<!--start-->.*<!--\/start-->\s*/s;

/** A source and everything that it imports, directly or indirectly; imports may be circular. */
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

/** JSON that cannot close the surrounding element. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @returns null when the folder contains no build. */
export async function readBuiltWeb(webDir: string): Promise<BuiltWeb | null> {
  const read = (name: string) => readFileSync(join(webDir, name), 'utf8');
  if (!existsSync(join(webDir, 'index.html'))) return null;
  const empty = read('index.html');
  if (!existsSync(join(webDir, '.vite/manifest.json'))) return { page: empty, drawFirstPage: null };
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const beforeHead = (page: string, tags: string) => page.replace('</head>', () => `${tags}</head>`);
  const page = beforeHead(empty, scriptsOf(manifest));
  const rendererFile = join(webDir, '.first-page/first-page.js');
  if (!existsSync(rendererFile)) return { page, drawFirstPage: null };
  const renderer = (await import(pathToFileURL(rendererFile).href)) as { drawFirstPage: DrawFirstPage };
  // Nothing is preloaded: the visible page comes first, and the scripts after it.
  const styled = beforeHead(empty, stylesOf(manifest, empty));
  let last = { key: '', root: '' };
  return {
    page,
    async drawFirstPage(firstPage) {
      const data = asJson(firstPage);
      const key = asJson([firstPage.product.name, firstPage.gallery]);
      if (last.key !== key) last = { key, root: await renderer.drawFirstPage(firstPage) };
      const { root } = last;
      return styled
        .replace(TITLE, () => `<title>${escapedText(firstPage.product.name)}</title>`)
        .replace(EMPTY, () => root)
        .replace('</body>', () => `<script type="application/json" id="${FIRST_PAGE_ID}">${data}</script></body>`);
    },
  };
}
