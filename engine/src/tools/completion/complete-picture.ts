/**
 * Completes a picture as if what its hole shows had never been there: patches of the known part, found from coarse to
 * fine (Wexler et al. 2007, with the search of Barnes et al. 2009), then a correction that leaves no seam. For every
 * operation that has to fill. Deterministic for a seed.
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
import { smoothGround } from './smooth-ground.ts';
import { STRIDE, thinTargets } from './thin-targets.ts';
import { acceptVotes, countVotes, createVoting } from './vote.ts';

interface CompletionRequest {
  readonly width: number;
  readonly height: number;
  /** sRGB, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  /** 1 where the picture is to be made up; 0 elsewhere. Some patches of 7 by 7 must be known. */
  readonly hole: Uint8Array;
  readonly seed: number;
  /** 0 is the likeliest completion; 0 to 1 tries ever less likely ones, chosen by the seed. */
  readonly freedom: number;
  /** Gets the share done, 0 to 1, every few milliseconds; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Rounds of search and vote, from the coarsest level on; the last is for all finer ones. */
const ROUNDS = [14, 8, 6, 4, 3, 2];
/** Pixels of the widest random jump, where a coarser level has already looked everywhere. */
const FINE_JUMP = 16;
/** Patches, times rounds, that a finer level has time for. */
const MAX_VISITS = 150_000;
/** Patches from which on a level takes what a coarser one found and looks only next to it. */
const MAX_SEARCHED = 60_000;
/** Patches up to which a level searches and asks all of them. */
const MAX_DENSE = 12_000;
/** Change of a value, of 255, below which another round would not be seen. */
const SETTLED = 0.35;
/** Search this sharply at last: means of unlike patches would be softer than the picture. */
const LAST_SHARPNESS = 4;

/** A copy of `rgb` with the hole filled; unchanged when nothing is known that could fill it. */
export function completePicture(request: CompletionRequest): Uint8Array {
  const { width, height, rgb, hole } = request;
  const out = rgb.slice();
  const window = holeWindow(hole, width, height);
  if (!window) return out;
  const near = { width: window.width, height: window.height };
  const filled = completeWindow({
    ...request,
    ...near,
    rgb: cutWindow(rgb, width, 3, window),
    hole: cutWindow(hole, width, 1, window),
  });
  pasteWindow(out, width, 3, window, filled);
  return out;
}

function completeWindow({ width, height, rgb, hole, seed, freedom, onStep }: CompletionRequest): Uint8Array {
  const out = rgb.slice();
  const levels = buildPyramid(rgb, hole, width, height, () => onStep(0));
  if (levels[0]!.sources.length === 0 || levels[0]!.targets.length === 0) return out;
  const random = createRandom(seed);
  const asked = levels.map(withoutCrowd);
  const cost = asked.map(costOf);
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
    const voters = asked[index]!;
    const thin = voters !== level;
    if (index > 0) {
      // What the coarser level chose, seen at this size.
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
    closeSeam(level, voting, out, check);
    smoothGround(level, out, check);
    restoreGrain(level, field, out, check);
  });
  onStep(1);
  return out;
}

/** The coarsest level is searched patch by patch. */
const withoutCrowd = (level: Level, index: number): Level =>
  index > 0 && level.targets.length > MAX_DENSE ? thinTargets(level) : level;

/** The coarsest level decides what lies where, and is small; finer ones get fewer rounds the more there is to search. */
function roundsOf({ targets }: Level, index: number): number {
  const rounds = ROUNDS[Math.min(index, ROUNDS.length - 1)]!;
  return index === 0 ? rounds : Math.max(1, Math.min(rounds, Math.floor(MAX_VISITS / targets.length)));
}

const costOf = (level: Level, index: number): number => level.targets.length * roundsOf(level, index);
