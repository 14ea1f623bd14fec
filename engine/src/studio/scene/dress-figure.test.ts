/**
 * Clothes cover the mannequin, and what is worn over a skirt or trousers covers those. `npm test` checks a sample of
 * builds and forms from four sides, `npm run soak figures` all of them from eight.
 */
import { expect, it } from 'vitest';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { bodyThroughCloth, clothThroughCloth } from '../../testing/body-through-cloth.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import type { ScenePart } from '../parts/scene.ts';
import { buildSubject } from './build-scene.ts';
import { withBasics } from './dress-figure.ts';
import { wornWith } from './outfit.ts';

/** Skirts and trousers, and what is worn over them. */
function layersAtWaist(parts: readonly ScenePart[], brief: Brief) {
  const worn = withBasics(brief);
  const isIn =
    (...zones: readonly string[]) =>
    ({ piece, glass }: ScenePart) =>
      !glass && piece >= 0 && zones.includes(zoneOf(worn.pieces[piece]!.form));
  return {
    lower: parts.filter(isIn('lower')),
    upper: parts.filter(isIn('upper', 'whole')).filter(({ piece }) => !wornWith(worn, piece)?.tuck),
  };
}

const isSoak = process.env.SOAK === '1';

const OUTFITS = [
  'white shirt, blue jeans and sneakers',
  'charcoal suit, white shirt and oxford shoes',
  'red wrap dress',
  'satin ball gown',
  'cropped puffer jacket over a full tulle midi skirt',
  ...(isSoak
    ? [
        'T-shirt and beige trousers',
        'camel overcoat, black turtleneck, grey trousers and chelsea boots',
        'swim trunks',
        'polo shirt, chino shorts and loafers',
        'puffer jacket, skinny jeans and boots',
        'cardigan and pencil skirt',
        'blouse, pleated midi skirt and ankle boots',
        'pyjamas',
        'long sleeve maxi dress',
        'white shirt and full tulle skirt',
      ]
    : []),
];
const WEARERS = isSoak ? ['woman', 'man', 'child', 'plus size woman'] : ['woman', 'man'];
const SIDES = isSoak ? 8 : 4;

/** Pixels of 3 mm: a square centimetre, as where a collar's fold touches the neck. */
const MAX_PIXELS = 11;
/** In the armpits an arm lies over the upper edge of a strapless bodice. */
const MAX_PIXELS_STRAPLESS = 24;

it.each(OUTFITS.flatMap((outfit) => WEARERS.map((wearer) => `${wearer} in a ${outfit}`)))(
  'figures: nothing comes through the clothes of a %s',
  (prompt) => {
    const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
    const subject = buildSubject({
      brief,
      fabric: null,
      seed: 8,
      detail: isSoak ? 1 : 0.5,
      freedom: 0.5,
      check: () => undefined,
    });
    expect(subject.presentation).toBe('figure');
    const sides = Array.from({ length: SIDES }, (_, i) => 0.3 + (i * 2 * Math.PI) / SIDES);
    const most = prompt.endsWith('ball gown') ? MAX_PIXELS_STRAPLESS : MAX_PIXELS;
    for (const azimuth of sides) {
      expect(bodyThroughCloth(subject.parts, azimuth), `from ${azimuth}`).toBeLessThanOrEqual(most);
      expect(
        clothThroughCloth(layersAtWaist(subject.parts, brief), azimuth),
        `lower layer from ${azimuth}`,
      ).toBeLessThanOrEqual(most);
    }
  },
);
