/**
 * Separates the subject of a picture from its background. Called on the thread of the networks. It caches its last
 * mattes, so that another background colour, or a selection after a cut, does not run the network again.
 */
import { createHash } from 'node:crypto';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { NETWORK_SIDE, type BackgroundNetwork } from '../../foundation/networks/background/background-network.ts';
import type { LazyNetwork } from '../../foundation/networks/load-once.ts';
import type { PersonNetwork } from '../../foundation/networks/person-network.ts';
import { colourFields, type ColourFields } from './colours/colour-fields.ts';
import { drawnShares } from './drawn-shares.ts';
import { findPeople } from './network/find-people.ts';
import { isPatchy, joinPeople } from './network/join-people.ts';
import { resizeShares, networkSquare, wholeFrame, type Frame } from './network/network-square.ts';
import { matteOfLostSubject } from './matte-on-plain.ts';
import { isCutOut, ownAlpha } from './own-alpha.ts';
import { refineMatte } from './refine-matte.ts';
import { secondLook } from './network/second-look.ts';
import { solidify } from './solidify.ts';

interface Matte {
  /** One byte a pixel: the share of the subject. */
  readonly alpha: Uint8Array<ArrayBuffer>;
  readonly fields: ColourFields;
}

interface MattingOptions {
  /** Whether the picture is a drawing, with closed outlines and flat colours. */
  readonly drawn: boolean;
  /** Whether to run the network a second time on the subject alone. */
  readonly closer: boolean;
  /** Called when each step begins and ends. */
  readonly onStep: (step: 'loading' | 'looking' | 'cutting', fraction: number) => void;
  /** Called every few milliseconds where possible; may throw to stop. */
  readonly check: () => void;
}

export interface Matting {
  /** @throws EngineError `missing_model`, and what `check` throws. */
  matteOf(source: EnginePixels, options: MattingOptions): Promise<Matte>;
}

/** Number of cached mattes. */
const MAX_CACHED = 3;
/** Maximum number of pixels of a cached matte. */
const MAX_CACHED_PIXELS = 12_000_000;

interface MattingParts {
  readonly network: LazyNetwork<BackgroundNetwork>;
  /** Loaded only when the other network is uncertain about large areas. */
  readonly people: LazyNetwork<PersonNetwork>;
}

export function createMatting({ network, people }: MattingParts): Matting {
  const cache = new Map<string, Matte>();
  const look = cacheLastAnswer();

  async function find(source: EnginePixels, options: MattingOptions): Promise<Matte> {
    const own = ownAlpha(source);
    if (own && isCutOut(own, source.width, source.height))
      return { alpha: own, fields: await colourFields(source, own) };
    const parts = { network: await network(() => options.onStep('loading', 0)), people, look };
    const found = await roughAlpha(source, options, parts);
    const { width, height } = source;
    const rough = options.drawn
      ? found
      : matteOfLostSubject(source, { width, height, data: found }, options.check).data;
    options.onStep('cutting', 0);
    const fields = await colourFields(source, rough);
    const alpha = refineMatte(source, rough, fields, options.check);
    if (own) for (let i = 0; i < alpha.length; i++) alpha[i] = Math.min(alpha[i]!, own[i]!);
    options.onStep('cutting', 1);
    return { alpha, fields };
  }

  return {
    async matteOf(source, options) {
      const key = keyOf(source, options);
      const matte = cache.get(key) ?? (await find(source, options));
      cache.delete(key);
      if (matte.alpha.length <= MAX_CACHED_PIXELS) cache.set(key, matte);
      if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
      return matte;
    },
  };
}

type Look = (square: Uint8Array, network: BackgroundNetwork) => Promise<Float32Array>;

/**
 * Caches the last answer of the network, so that the same picture as a drawing, or with a closer look, does not compute
 * it again.
 */
function cacheLastAnswer(): Look {
  let last: { readonly key: string; readonly found: Float32Array } | null = null;
  return async (square, network) => {
    const key = createHash('sha256').update(square).digest('hex');
    if (last?.key !== key) last = { key, found: await network.find(square) };
    return last.found;
  };
}

interface RoughParts {
  readonly network: BackgroundNetwork;
  readonly people: MattingParts['people'];
  readonly look: Look;
}

/** The networks' answer, at the size of the picture. */
async function roughAlpha(
  source: EnginePixels,
  { drawn, closer, onStep, check }: MattingOptions,
  { network, people, look }: RoughParts,
): Promise<Uint8Array> {
  onStep('looking', 0);
  const square = await networkSquare(source, wholeFrame(source));
  const found = await look(square, network);
  onStep('looking', closer ? 0.5 : 1);
  if (drawn) return resizeShares(drawnShares(square, found, NETWORK_SIDE), NETWORK_SIDE, source);
  const patchy = isPatchy(found);
  const present = patchy ? await findPeople(source, await people(check), check) : null;
  const settle = (shares: Float32Array, frame: Frame) =>
    solidify(present ? joinPeople(shares, NETWORK_SIDE, present, { frame, ...source }) : shares, NETWORK_SIDE);
  const first = settle(found, wholeFrame(source));
  // A second look cannot separate what the first one could not; it only leaves other patches.
  if (!closer || patchy) return resizeShares(first, NETWORK_SIDE, source);
  const alpha = await secondLook(source, first, network, settle);
  onStep('looking', 1);
  return alpha;
}

const keyOf = ({ data, width, height, channels }: EnginePixels, { drawn, closer }: MattingOptions): string =>
  `${createHash('sha256').update(data).digest('hex')} ${width} ${height} ${channels} ${drawn} ${closer}`;
