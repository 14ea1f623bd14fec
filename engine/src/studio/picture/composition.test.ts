import { describe, expect, it } from 'vitest';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { buildSubject } from '../scene/build-scene.ts';
import { briefOfTake } from './apply-take.ts';
import { composePicture, lightFor, rigOf } from './composition.ts';
import { lightRig } from '../light/lights.ts';

function subjectOf(prompt: string) {
  const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  const subject = buildSubject({ brief, fabric: null, seed: 4, detail: 0.3, freedom: 0, check: () => {} });
  return { brief, subject };
}

describe('a subject on its stand', () => {
  it('hangs from the shoulders on a hanger when the words ask for one', () => {
    const { subject } = subjectOf('white cotton T-shirt on a hanger');
    expect(subject.parts.map(({ name }) => name)).toContain('hanger');
    expect(subjectOf('blue jeans on a hanger').subject.parts.map(({ name }) => name)).not.toContain('hanger');
  });

  it('is on a dress form or on none, as the words say', () => {
    expect(subjectOf('silk slip dress').subject.presentation).toBe('dress form');
    expect(subjectOf('silk slip dress, ghost mannequin').subject.presentation).toBe('ghost');
    expect(subjectOf('white shirt on a dress form').subject.presentation).toBe('dress form');
  });

  it('stands on top of a plinth', () => {
    const { subject } = subjectOf('tan leather handbag on a plinth');
    const plinth = subject.parts.find(({ name }) => name === 'plinth')!;
    const heights = (positions: Float32Array) => positions.filter((_, i) => i % 3 === 1);
    const top = Math.max(...heights(plinth.mesh.positions));
    const bag = subject.parts.filter(({ piece }) => piece >= 0);
    expect(Math.min(...bag.map(({ mesh }) => Math.min(...heights(mesh.positions))))).toBeCloseTo(top, 4);
  });
});

describe('a picture of a product', () => {
  it('gives low, wide pieces more than three quarters of its width', () => {
    for (const prompt of ['white leather sneaker', 'black sunglasses']) {
      const { brief, subject } = subjectOf(prompt);
      expect(composePicture(brief, subject, 4, 0).fillWidth).toBeGreaterThan(0.78);
      expect(composePicture(brief, subject, 6, 0).fillWidth).toBeLessThanOrEqual(0.9);
    }
  });
});

describe('a pump from below', () => {
  it('shows its best side, and in scenes stored before that the side that the view names', () => {
    const { brief, subject } = subjectOf('red stiletto, low angle');
    const pieces = brief.pieces.map(({ turnsFromBelow: _, ...piece }) => piece);
    expect(composePicture(brief, subject, 4, 0).azimuth).toBeCloseTo(0.62);
    expect(composePicture({ ...brief, pieces }, subject, 4, 0).azimuth).toBeCloseTo(0.45 + Math.PI / 2);
  });
});

describe('a lens that words name', () => {
  it('is nearer to the subject the shorter its focal length is', () => {
    const away = ['35mm', '50mm', '85mm lens', '135 mm'].map((lens) => {
      const { brief, subject } = subjectOf(`white leather sneaker, ${lens}`);
      return composePicture(brief, subject, 4, 0).distance;
    });
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away.at(-1)! / away[0]!).toBeCloseTo(135 / 35);
  });
});

describe('the pictures of one render', () => {
  it('have four camera angles, several sizes, and a key light from either side', () => {
    const { brief, subject } = subjectOf('silk slip dress');
    const pictures = [4, 5, 6, 7].map((seed) => composePicture(brief, subject, seed, 0));
    expect(new Set(pictures.map(({ azimuth }) => azimuth)).size).toBe(4);
    expect(new Set(pictures.map(({ fillHeight }) => fillHeight)).size).toBeGreaterThan(2);
    const keys = [4, 5].map((seed) => Math.sign(lightFor(lightRig(null), seed).boxes[0]!.azimuth));
    expect(keys[0]).toBe(-keys[1]!);
  });

  it('show a named view at one size, so that views of a scene agree', () => {
    const { brief, subject } = subjectOf('silk slip dress, back view');
    const pictures = [4, 5, 6, 7].map((seed) => composePicture(brief, subject, seed, 0));
    expect(new Set(pictures.map(({ fillHeight }) => fillHeight)).size).toBe(1);
  });
});

describe('flash', () => {
  const brief = readBrief({
    prompt: 'silk slip dress, flash',
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    look: 'studio',
  });
  const { drawing: _version, ...stored } = brief;

  it('is hard in a new scene, and in a stored one as it was', () => {
    expect(rigOf(brief, {})).toEqual(lightRig('flash'));
    expect(rigOf(stored, {})).toEqual(lightRig('soft-flash'));
  });

  it('is the same in every take of a scene', () => {
    const rigOfTake = (of: typeof stored) => {
      const lit = briefOfTake({ version: 2, brief: of, seed: 1, guidance: 8, take: { light: 'flash' } });
      return rigOf(lit, {}).name;
    };
    expect([rigOfTake({ ...stored, light: null }), rigOfTake({ ...brief, light: null })]).toEqual([
      'soft-flash',
      'flash',
    ]);
  });
});

describe('a macro view of jewellery', () => {
  it.each(['gold engagement ring with an emerald-cut diamond, macro', 'gold hoop earrings, macro'])(
    'shows the stone, or the piece, whole: %s',
    (prompt) => {
      const { brief, subject } = subjectOf(prompt);
      const { fillHeight, centreHeight } = composePicture(brief, subject, 4, 0);
      const heights = subject.parts.flatMap(({ mesh }) => [...mesh.positions.filter((_, i) => i % 3 === 1)]);
      const height = Math.max(...heights) - Math.min(...heights);
      const stones = subject.parts.flatMap(({ glass }) =>
        glass !== undefined && 'stones' in glass ? glass.stones : [],
      );
      const largest = stones.toSorted((a, b) => b.size - a.size)[0];
      const shown = height / fillHeight;
      expect(shown).toBeGreaterThan(largest === undefined ? height : 2 * largest.size);
      const aim = (Math.max(...heights) + Math.min(...heights)) / 2 + (centreHeight - 0.5) * shown;
      expect(Math.abs(aim - (largest?.at[1] ?? height / 2))).toBeLessThan(0.002);
    },
  );

  it('stays as it was in scenes that were stored before', () => {
    const { brief, subject } = subjectOf('gold engagement ring with a diamond, macro');
    const pieces = brief.pieces.map(({ framesStone: _, ...piece }) => piece);
    const before = composePicture({ ...brief, pieces }, subject, 4, 0);
    expect(before.fillHeight).not.toBe(composePicture(brief, subject, 4, 0).fillHeight);
  });
});
