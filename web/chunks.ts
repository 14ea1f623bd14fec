import path from 'node:path';
import type { Rolldown } from 'vite';

/*
 * What loads together. Each file more costs a request and a kilobyte of headers, each thing too much in it the time of a
 * phone's processor: the first page loads `start`, what that is made of, and `home`.
 */

type Context = Rolldown.ChunkingContext;

const LIBRARIES = /node_modules[\\/](react|react-router|@tanstack|zustand)[\\/]/;
const REACT_DOM = /node_modules[\\/](react-dom|scheduler)[\\/]/;
/** Words and addresses of the contract, without its checks. */
const WORDS = /[\\/]contract[\\/]src[\\/]((?!file-name)[^\\/]+|(?!tutorials).*\.routes)\.ts$/;
/** What each component of the library stands on, and those of the first page. */
const GROUND =
  /[\\/]clsx[\\/]|@mantine[\\/]hooks[\\/]|@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](Button|Loader|Transition|UnstyledButton))[\\/]/;
/** Of the page's own, with the drawing of thumbhashes. */
const OWN = /[\\/]web[\\/]src[\\/]|[\\/]thumbhash[\\/]|^virtual:icon/;
/** Checks of forms: many parts share them, and the first page does without. */
const SCHEMA = /[\\/]zod[\\/]|\.schema\.ts$/;
/** Lazily loaded parts that share a module. */
const COMMON_SHARES = 24;

/** Whether a module of the page's own is loaded with another one. */
function loadedWith(file: string): (id: string, context: Context) => boolean {
  const entry = path.join(import.meta.dirname, 'src', file);
  let reached: Set<string> | null = null;
  return (id, context) => {
    if (reached === null) {
      reached = new Set([entry]);
      for (const from of reached) {
        if (!OWN.test(from)) continue;
        for (const next of context.getModuleInfo(from)?.importedIds ?? []) reached.add(next);
      }
    }
    return reached.has(id) && OWN.test(id);
  };
}

const isOfStart = loadedWith('app/start/start.tsx');
const isOfHome = loadedWith('pages/home-page.tsx');

// What a module imports may be what the first page does without.
const alone = { includeDependenciesRecursively: false };

export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react-dom', test: REACT_DOM, priority: 6 },
  { name: 'libraries', test: LIBRARIES, minShareCount: 2, priority: 5 },
  { name: 'ground', test: (id) => GROUND.test(id) || WORDS.test(id), priority: 4, ...alone },
  { name: (id, context) => (isOfStart(id, context) ? 'start' : null), priority: 3, ...alone },
  { name: (id, context) => (isOfHome(id, context) ? 'home' : null), priority: 2, ...alone },
  { name: 'common', test: (id) => !SCHEMA.test(id), minShareCount: COMMON_SHARES, priority: 1, ...alone },
];
