import { MODE_TABLE, MODES, type Mode } from '@kenna/contract';

/** The page that teaches a tool is called as the tool's own page is. */
export const tutorialPath = (mode: Mode): string =>
  `/knowledge-base/tutorial/${MODE_TABLE[mode].path.slice('/workplace/'.length)}`;

/** The tool of a page of the workspace; null where there is none. */
export const modeOfPath = (path: string): Mode | null => MODES.find((mode) => MODE_TABLE[mode].path === path) ?? null;
