/** Four variants of a setting: camera, light and framing differ, while the setting and the subject stay the same. */
export interface Reading {
  readonly index: number;
  /** Camera elevation in radians for a subject as tall as a person. */
  readonly lowView: number;
  /** Camera elevation in radians for a small object. */
  readonly highView: number;
  /** Size of the setting as a multiple of the subject's diagonal. */
  readonly room: number;
  /** Horizontal offset of the setting's centre from the subject, as a share of its diagonal. */
  readonly aside: number;
  /** Radians by which the lights are rotated further to the side. */
  readonly turn: number;
  /** Name of the light rig when the words name none. */
  readonly light: string;
  /** Whether small objects may be put on a block although no word says so. */
  readonly block: boolean;
}

const ROWS: readonly Reading[] = [
  { index: 0, lowView: 0.1, highView: 0.19, room: 1, aside: 0, turn: 0, light: 'soft', block: false },
  { index: 1, lowView: 0.06, highView: 0.12, room: 1.25, aside: 0.22, turn: 0.35, light: 'window', block: false },
  { index: 2, lowView: 0.15, highView: 0.3, room: 1.1, aside: -0.18, turn: -0.2, light: 'catalogue', block: true },
  { index: 3, lowView: 0.08, highView: 0.15, room: 0.85, aside: 0.1, turn: 0.2, light: 'hard', block: false },
];

/** Guidance at which words are read most literally. */
const LITERAL_GUIDANCE = 22;
/** Guidance at which variants differ most. */
const FREE_GUIDANCE = 3;

/** Guidance from which nothing is added that the words do not name. */
const NO_BLOCK = 16;
/** Minimum freedom, so that four pictures of literal words still differ. */
const MIN_FREEDOM = 0.35;

/** The variant for a seed: the more literal the guidance, the closer to the first one. */
export function readingOf(seed: number, guidance: number): Reading {
  const freedom = Math.min(
    1,
    Math.max(MIN_FREEDOM, (LITERAL_GUIDANCE - guidance) / (LITERAL_GUIDANCE - FREE_GUIDANCE)),
  );
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
