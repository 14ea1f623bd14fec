import { MODE_TABLE, MODES, type Mode } from '@kenna/contract';

/** Path of a tool's tutorial. Its last segment equals that of the tool's own page. */
export const tutorialPath = (mode: Mode): string =>
  `/knowledge-base/tutorial/${MODE_TABLE[mode].path.slice('/workplace/'.length)}`;

/** Returns the tool whose workspace page has this path, or null if there is none. */
export const modeOfPath = (path: string): Mode | null => MODES.find((mode) => MODE_TABLE[mode].path === path) ?? null;
