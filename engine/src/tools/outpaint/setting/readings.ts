/** Four ways of setting up one place: camera, light and crop differ, the place and the subject stay. */
export interface Reading {
  readonly index: number;
  /** Radians above the horizon from which something as tall as a person, and a small thing, is seen. */
  readonly lowView: number;
  readonly highView: number;
  /** Size of the place, of the subject's diagonal. */
  readonly room: number;
  /** How far the middle of the place is beside the subject, of its diagonal. */
  readonly aside: number;
  /** Radians by which the lights go farther round to the side. */
  readonly turn: number;
  /** Of the rig when the words name none. */
  readonly light: string;
  /** Small things may be put on a block though no word says so. */
  readonly block: boolean;
}

const ROWS: readonly Reading[] = [
  { index: 0, lowView: 0.1, highView: 0.19, room: 1, aside: 0, turn: 0, light: 'soft', block: false },
  { index: 1, lowView: 0.06, highView: 0.12, room: 1.25, aside: 0.22, turn: 0.35, light: 'window', block: false },
  { index: 2, lowView: 0.15, highView: 0.3, room: 1.1, aside: -0.18, turn: -0.2, light: 'catalogue', block: true },
  { index: 3, lowView: 0.08, highView: 0.15, room: 0.85, aside: 0.1, turn: 0.2, light: 'hard', block: false },
];

/** Guidance at which words are taken at their plainest, and at which readings differ most. */
const LITERAL = 22;
const FREE = 3;

/** Guidance from which nothing is added that the words do not name. */
const NO_BLOCK = 16;

/** The reading of a seed: the more literal the guidance, the nearer to the first one. */
export function readingOf(seed: number, guidance: number): Reading {
  const freedom = Math.min(1, Math.max(0.35, (LITERAL - guidance) / (LITERAL - FREE)));
  const [plain] = ROWS;
  const row = ROWS[seed % ROWS.length]!;
  const part = (key: 'lowView' | 'highView' | 'room' | 'aside' | 'turn') =>
    plain![key] + freedom * (row[key] - plain![key]);
  return {
    ...row,
    lowView: part('lowView'),
    highView: part('highView'),
    room: part('room'),
    aside: part('aside'),
    turn: part('turn'),
    block: row.block && guidance < NO_BLOCK,
  };
}
