import { globSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

/*
 * The JavaScript chunks of the built page. Each additional file costs a request and about a kilobyte of headers; each
 * module that a page does not need costs processor time on a phone. The home page loads `start` with its dependencies,
 * and `home`; `realtime` once it is idle; and `members` with `floating` for people who are logged in. Pages besides the
 * home page load `icons`, and those of the workspace `tools`.
 */

type Context = Rolldown.ChunkingContext;

const LIBRARIES = /node_modules[\\/](react|react-router|@tanstack|zustand)[\\/]/;
const REACT_DOM = /node_modules[\\/](react-dom|scheduler)[\\/]/;
/** Modules of the contract with texts and paths, and those that write a request, without validation. */
const CONTRACT_TEXTS =
  /[\\/]contract[\\/]src[\\/]((?!file-name)[^\\/.]+|(?!tutorials).*\.routes|.*[\\/](library\.events|run-counts|setting-row|settings|upload-sizes|write-request))\.ts$/;
/** Modules that every Mantine component needs, and the components of the home page. It does not need all hooks. */
const BASE =
  /[\\/]clsx[\\/]|@mantine[\\/]hooks[\\/](?!esm[\\/]use-(click-outside|file-dialog|focus-trap|focus-return|long-press|move)[\\/])|@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](Button|Loader|Transition|UnstyledButton))[\\/]/;
/** Modules of the page itself, of the thumbhash decoder and of icons. */
const PAGE_MODULES = /[\\/]web[\\/]src[\\/]|[\\/]thumbhash[\\/]|^virtual:icon/;
/** The parts of Mantine that place something beside a button: the menus of the top bar and tooltips. */
const FLOATING =
  /[\\/]@floating-ui[\\/]|@mantine[\\/]hooks[\\/]esm[\\/]use-(click-outside|focus-trap|focus-return|long-press)[\\/]|@mantine[\\/]core[\\/]esm[\\/](utils[\\/]Floating|components[\\/](FocusTrap|Overlay|Paper|Popover|Portal|Tooltip|VisuallyHidden))[\\/]/;
/** Validation of forms. Many lazily loaded parts share it, and the home page does not need it. */
const SCHEMA = /[\\/]zod[\\/]|\.schema\.ts$/;
/** Number of lazily loaded parts that must share a module before it moves to the chunk `common`. */
const MIN_COMMON_SHARES = 24;

/** Returns a test for whether a module of the page is reached by static imports from a file. */
function reachedFrom(file: string): (id: string, context: Context) => boolean {
  const entry = path.join(import.meta.dirname, 'src', file);
  let reached: Set<string> | null = null;
  return (id, context) => {
    if (reached === null) {
      reached = new Set([entry]);
      for (const from of reached) {
        if (!PAGE_MODULES.test(from)) continue;
        for (const next of context.getModuleInfo(from)?.importedIds ?? []) reached.add(next);
      }
    }
    return reached.has(id) && PAGE_MODULES.test(id);
  };
}

/** All pages that people open outside of the workspace. They do not load the chunk of the tools. */
const OTHER_PAGES = globSync('pages/**/*-page.tsx', { cwd: path.join(import.meta.dirname, 'src') }).filter(
  (file) => !/^pages[\\/](workspace|library)[\\/](?!shared-page)/.test(file),
);

const belongsToStart = reachedFrom('app/start/start.tsx');
const belongsToHome = reachedFrom('pages/home-page.tsx');
const belongsToRealtime = reachedFrom('app/realtime.ts');
const belongsToMembers = ['app/layouts/member-header.tsx', 'pages/shared/arrivals.tsx'].map(reachedFrom);
const belongsToTools = ['app/layouts/workplace-layout.tsx', 'pages/workspace/workspace-page.tsx'].map(reachedFrom);
const belongsToOthers = [
  ...OTHER_PAGES,
  'app/layouts/site-layout.tsx',
  'app/layouts/account-layout.tsx',
  'app/palette/palette.tsx',
].map(reachedFrom);

// Dependencies of a module are assigned by their own rules, because the home page may not need them.
const withoutDependencies = { includeDependenciesRecursively: false };

export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react-dom', test: REACT_DOM, priority: 6 },
  { name: 'libraries', test: LIBRARIES, minShareCount: 2, priority: 5 },
  { name: 'base', test: (id) => BASE.test(id) || CONTRACT_TEXTS.test(id), priority: 4, ...withoutDependencies },
  { name: (id, context) => (belongsToStart(id, context) ? 'start' : null), priority: 3, ...withoutDependencies },
  { name: (id, context) => (belongsToHome(id, context) ? 'home' : null), priority: 2, ...withoutDependencies },
  { name: (id, context) => (belongsToRealtime(id, context) ? 'realtime' : null), priority: 2, ...withoutDependencies },
  {
    name: (id, context) => (belongsToMembers.some((belongs) => belongs(id, context)) ? 'members' : null),
    priority: 2,
    ...withoutDependencies,
  },
  { name: 'floating', test: FLOATING, priority: 2, ...withoutDependencies },
  {
    name: 'common',
    test: (id) => !SCHEMA.test(id),
    minShareCount: MIN_COMMON_SHARES,
    priority: 1,
    ...withoutDependencies,
  },
  // A page that names a hundred files as its own keeps the browser busy before the first of them has run.
  { name: 'icons', test: /^virtual:icon/, minShareCount: 2, priority: 1, ...withoutDependencies },
  {
    name: (id, context) =>
      belongsToTools.some((belongs) => belongs(id, context)) && !belongsToOthers.some((belongs) => belongs(id, context))
        ? 'tools'
        : null,
    minShareCount: 2,
    priority: 0,
    ...withoutDependencies,
  },
];
