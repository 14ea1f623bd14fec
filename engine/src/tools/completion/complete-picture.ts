/**
 * Fills a hole in a picture as if its content had never been there: patches of the known part, found from coarse to
 * fine (Wexler et al. 2007, with the search of Barnes et al. 2009), followed by a correction of the seam. The same seed
 * gives the same pixels.
 */
import { createRandom } from '../../foundation/geometry/random.ts';
import { closeSeam } from './close-seam.ts';
import { guessHole } from './first-guess.ts';
import { cutWindow, holeWindow, pasteWindow } from '../../foundation/image/hole-window.ts';
import type { Level } from './level.ts';
import { fillField, growField, measureField, randomField, searchField } from './patch-field.ts';
import type { PatchField } from './patch-field.ts';
import { buildPyramid } from './pyramid.ts';
import { restoreGrain } from './restore-grain.ts';
import { guesses, smoothBackground } from './smooth-background.ts';
import { STRIDE, thinTargets } from './thin-targets.ts';
import { acceptVotes, countVotes, createVoting } from './vote.ts';

interface CompletionRequest {
  readonly width: number;
  readonly height: number;
  /** sRGB, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  /** 1 where the picture is to be filled; 0 elsewhere. Some patches of 7 by 7 must be known. */
  readonly hole: Uint8Array;
  readonly seed: number;
  /** 0 gives the likeliest completion; values up to 1 try less likely ones, chosen by the seed. */
  readonly freedom: number;
  /** The hole has known pixels on one side only, so nothing can be interpolated across it. Default false. */
  readonly oneSided?: boolean;
  /** Called with the finished share, 0 to 1, every few milliseconds; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Rounds of search and vote for each level, from the coarsest on; the last value is used for all finer levels. */
const ROUNDS = [14, 8, 6, 4, 3, 2];
/** Maximum random jump in pixels on finer levels, where a coarser level has already searched everywhere. */
const FINE_JUMP = 16;
/** Maximum number of patches times rounds on a finer level, which bounds its time. */
const MAX_VISITS = 150_000;
/** With more patches than this a level takes the result of the coarser level and searches only next to it. */
const MAX_SEARCHED = 60_000;
/** With up to this many patches a level searches and uses all of them. */
const MAX_DENSE = 12_000;
/** Mean change of a value (of 255) below which another round would be invisible. */
const SETTLED = 0.35;
/** Sharpness of the last vote, because means of different patches would be softer than the picture. */
const LAST_SHARPNESS = 4;

/** Returns a copy of `rgb` with the hole filled; unchanged when nothing known could fill it. */
export function completePicture(request: CompletionRequest): Uint8Array {
  const { width, height, rgb, hole } = request;
  const out = rgb.slice();
  const window = holeWindow(hole, width, height);
  if (!window) return out;
  const near = { width: window.width, height: window.height };
  const cut = {
    ...request,
    ...near,
    rgb: cutWindow(rgb, width, 3, window),
    hole: cutWindow(hole, width, 1, window),
  };
  const filled = completeWindow(cut, request.oneSided ? 0 : Math.max(width, height));
  pasteWindow(out, width, 3, window, filled);
  return out;
}

/** `span` is the longest side of the whole picture, or 0 where nothing is interpolated across the hole. */
function completeWindow(
  { width, height, rgb, hole, seed, freedom, onStep }: CompletionRequest,
  span: number,
): Uint8Array {
  const out = rgb.slice();
  const levels = buildPyramid(rgb, hole, width, height, () => onStep(0));
  if (levels[0]!.sources.length === 0 || levels[0]!.targets.length === 0) return out;
  const random = createRandom(seed);
  const searched = levels.map(thinnedIfLarge);
  const cost = searched.map(costOf);
  const whole = cost.reduce((sum, value) => sum + value, 0);
  let done = 0;
  let field: PatchField | null = null;
  levels.forEach((level, index) => {
    const check = () => onStep(Math.min(0.98, done / whole));
    check();
    if (field) field = growField(field, levels[index - 1]!, level, random);
    else {
      guessHole(level, freedom, random, check);
      field = randomField(level, random);
    }
    const last = index === levels.length - 1;
    const voting = createVoting(level);
    const voters = searched[index]!;
    const thin = voters !== level;
    if (index > 0) {
      // Transfers the choice of the coarser level to this size.
      countVotes(field, voters, voting, 1, check);
      acceptVotes(level, voting);
    }
    const vast = index > 0 && level.targets.length > MAX_SEARCHED;
    const rounds = roundsOf(voters, index);
    const radius = index === 0 ? Math.max(level.width, level.height) : vast ? 1 : FINE_JUMP;
    for (let round = 0; round < rounds; round++) {
      measureField(field, voters);
      searchField(field, voters, { rounds: thin ? 1 : 2, stride: thin ? STRIDE : 1, radius, random, check });
      countVotes(field, voters, voting, last && round === rounds - 1 ? LAST_SHARPNESS : 1, check);
      const change = acceptVotes(level, voting);
      done += cost[index]! / rounds;
      if (change < SETTLED && round > 0 && !last) break;
    }
    done = cost.slice(0, index + 1).reduce((sum, value) => sum + value, 0);
    if (thin) fillField(field, level);
    if (!last) return;
    const guess = guesses(level, closeSeam(level, voting, out, check), span);
    smoothBackground(level, guess, out, check);
    restoreGrain(level, field, guess, out, check);
  });
  onStep(1);
  return out;
}

/** Thins the targets of large levels; the coarsest level searches every patch. */
const thinnedIfLarge = (level: Level, index: number): Level =>
  index > 0 && level.targets.length > MAX_DENSE ? thinTargets(level) : level;

/**
 * Number of rounds of a level. The coarsest level is small and decides what lies where; finer ones get fewer rounds the
 * more there is to search.
 */
function roundsOf({ targets }: Level, index: number): number {
  const rounds = ROUNDS[Math.min(index, ROUNDS.length - 1)]!;
  return index === 0 ? rounds : Math.max(1, Math.min(rounds, Math.floor(MAX_VISITS / targets.length)));
}

const costOf = (level: Level, index: number): number => level.targets.length * roundsOf(level, index);
