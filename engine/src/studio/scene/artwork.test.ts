import { describe, expect, it } from 'vitest';
import { ART_DRAWING, type Artwork, type TextArtwork } from '../../words/prompt/artwork.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { isGarmentZone } from '../../words/prompt/vocabulary/body-zone.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { formRows } from '../../words/prompt/vocabulary/forms.ts';
import { motifNames } from '../../words/prompt/vocabulary/motifs.ts';
import { techniqueRows, typefaceRows } from '../../words/prompt/vocabulary/artwork-words.ts';
import { applyMaterial } from '../materials/material.ts';
import type { Surface } from '../materials/material.ts';
import { blackSurface, flatPoint } from '../materials/flat-point.ts';
import type { ScenePart } from '../parts/scene.ts';
import { buildSubject } from './build-scene.ts';
import { castOnCloth } from '../artwork/cloth-map.ts';
import { placeArtworks } from '../artwork/place-artworks.ts';
import { drawMotif } from '../artwork/draw-motif.ts';
import { drawText } from '../artwork/draw-text.ts';

const HELLO: TextArtwork = {
  source: 'text',
  text: 'HELLO',
  typeface: 'sans',
  place: { part: 'chest', u: 0, v: 0, turn: 0, width_mm: 200 },
  technique: 'print',
  ink: '#d01818',
};

function partsOf(prompt: string, ...artworks: readonly Artwork[]): readonly ScenePart[] {
  return partsAt(0.5, prompt, ...artworks);
}

function partsAt(detail: number, prompt: string, ...artworks: readonly Artwork[]): readonly ScenePart[] {
  const read = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  const pieces = read.pieces.map((piece, index) => (index === read.hero ? { ...piece, artworks } : piece));
  const brief = { ...read, pieces };
  return buildSubject({ brief, fabric: null, seed: 7, detail, freedom: 0, check: () => {} }).parts;
}

/** The surface of a part at a point of its flat cloth, as the renderer paints it. */
function surfaceAt({ material }: ScenePart, u: number, v: number): Surface {
  const surface = blackSurface();
  applyMaterial(surface, material);
  material.paint?.({ ...flatPoint(0.0004), u, v }, surface);
  return surface;
}

/** Extent in metres of flat cloth of what is red on a part: left, right, low, high. */
function redBox(part: ScenePart): readonly [number, number, number, number] {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let v = 0.9; v < 1.5; v += 0.001) {
    for (let u = -0.3; u < 0.3; u += 0.001) {
      const { r, g } = surfaceAt(part, u, v);
      if (r < 2 * g) continue;
      [left, right] = [Math.min(left, u), Math.max(right, u)];
      [low, high] = [Math.min(low, v), Math.max(high, v)];
    }
  }
  return [left, right, low, high];
}

/** Length in metres of a line of flat cloth on the worn piece, from the corners of its mesh. */
function wornLength(
  { mesh: { positions: p, uvs, indices } }: ScenePart,
  left: number,
  right: number,
  v: number,
): number {
  const at = (u: number): readonly number[] | null => {
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
      const [ub, vb] = [uvs[2 * b]! - uvs[2 * a]!, uvs[2 * b + 1]! - uvs[2 * a + 1]!];
      const [uc, vc] = [uvs[2 * c]! - uvs[2 * a]!, uvs[2 * c + 1]! - uvs[2 * a + 1]!];
      const [du, dv] = [u - uvs[2 * a]!, v - uvs[2 * a + 1]!];
      const area = ub * vc - uc * vb;
      const [wb, wc] = [(du * vc - uc * dv) / area, (ub * dv - du * vb) / area];
      if (!(wb >= -1e-6 && wc >= -1e-6 && wb + wc <= 1 + 1e-6)) continue;
      return [0, 1, 2].map((k) => (1 - wb - wc) * p[3 * a + k]! + wb * p[3 * b + k]! + wc * p[3 * c + k]!);
    }
    return null;
  };
  let length = 0;
  let last: readonly number[] | null = null;
  for (let k = 0; k <= 80; k++) {
    const point = at(left + ((right - left) * k) / 80);
    if (point && last) length += Math.hypot(...point.map((value, axis) => value - last![axis]!));
    last = point ?? last;
  }
  return length;
}

const named = (parts: readonly ScenePart[], name: string): ScenePart => parts.find((part) => part.name === name)!;

describe('an artwork on a T-shirt', () => {
  it('is as wide as asked, in the middle of the chest, and on no other part', () => {
    const parts = partsOf('white T-shirt', HELLO);
    const [left, right, low, high] = redBox(named(parts, 'front'));
    expect(Math.abs(wornLength(named(parts, 'front'), left, right, (low + high) / 2) - 0.2)).toBeLessThan(0.004);
    expect(Math.abs(left + right) / 2).toBeLessThan(0.012);
    expect((low + high) / 2).toBeGreaterThan(1.15);
    for (const other of ['back', 'left sleeve']) expect(redBox(named(parts, other))[0]).toBe(Infinity);
  });

  it('moves, turns and grows by its place', () => {
    const [l0, r0, b0, t0] = redBox(named(partsOf('white T-shirt', HELLO), 'front'));
    const place = { ...HELLO.place, u: 20, v: -50, width_mm: 100 };
    const [l1, r1, b1, t1] = redBox(named(partsOf('white T-shirt', { ...HELLO, place }), 'front'));
    expect((l1 + r1) / 2 - (l0 + r0) / 2).toBeCloseTo(0.02, 2);
    expect((b1 + t1) / 2 - (b0 + t0) / 2).toBeCloseTo(-0.05, 2);
    const turned = { ...HELLO.place, turn: 90, width_mm: 100 };
    const [l2, r2, b2, t2] = redBox(named(partsOf('white T-shirt', { ...HELLO, place: turned }), 'front'));
    expect(t2 - b2).toBeCloseTo(r1 - l1, 2);
    expect(r2 - l2).toBeCloseTo(t1 - b1, 2);
  });

  it('has the same usual width in a preview and in the picture, also below a V-neck', () => {
    const usual = { ...HELLO, place: { ...HELLO.place, width_mm: null } };
    const boxes = [0.18, 1].map((detail) => redBox(named(partsAt(detail, 'white V-neck T-shirt', usual), 'front')));
    boxes[0]!.forEach((side, k) => expect(Math.abs(side - boxes[1]![k]!)).toBeLessThan(0.004));
  });

  it('lies on a pocket and a placket that it crosses', () => {
    const parts = partsOf('linen shirt with a chest pocket', {
      ...HELLO,
      place: { ...HELLO.place, width_mm: 240, u: 0 },
    });
    const red = parts.filter((part) => Number.isFinite(redBox(part)[0])).map(({ name }) => name);
    expect(red).toEqual(expect.arrayContaining(['front', 'placket', 'chest pocket']));
  });

  it('is named where there is no room or no such part', () => {
    const remarksOf = (artwork: Artwork) => partsOf('white T-shirt', artwork)[0]!.remarks ?? [];
    const wide = remarksOf({ ...HELLO, place: { ...HELLO.place, width_mm: 900 } });
    expect(wide[0]).toMatch(/^There is room for \d+\.\d cm on the chest, .* instead of 90\.0 cm\.$/);
    expect(remarksOf({ ...HELLO, place: { ...HELLO.place, part: 'peak' } })).toEqual([
      'Not drawn: the text “HELLO”, because this piece has no peak to carry it.',
    ]);
    const long = 'an unusually long sentence that nobody could read from the other side of a street '.repeat(2);
    const small = remarksOf({
      ...HELLO,
      text: long.slice(0, 118),
      place: { ...HELLO.place, part: 'left chest', width_mm: null },
    });
    expect(small[0]).toMatch(/set small: its letters are \d\.\d mm high\.$/);
    expect(remarksOf({ ...HELLO, text: 'HI 愛' })[0]).toContain('“愛”');
  });
});

/** Mean length in millimetres on the worn piece of a millimetre along the width and along the height of an artwork. */
function wornScale({ mesh: { positions: p, uvs, indices }, artworks }: ScenePart): readonly [number, number] {
  const { locate, width } = artworks![0]!;
  const sums = [0, 0];
  let whole = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const ids = [...indices.subarray(t, t + 3)];
    const [a, b, c] = ids.map((k) => locate(uvs[2 * k]!, uvs[2 * k + 1]!)) as [Point, Point, Point];
    if (Math.hypot(a[0] + b[0] + c[0], a[1] + b[1] + c[1]) > 1.5 * width) continue;
    const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
    const area = bx * cy - cx * by;
    if (Math.abs(area) < 1e-9) continue;
    const edge = (corner: 1 | 2, axis: number) => 1000 * (p[3 * ids[corner]! + axis]! - p[3 * ids[0]! + axis]!);
    const along = (first: number, second: number) =>
      Math.hypot(...[0, 1, 2].map((axis) => (edge(1, axis) * first + edge(2, axis) * second) / area));
    sums[0]! += Math.abs(area) * along(cy, -by);
    sums[1]! += Math.abs(area) * along(-cx, bx);
    whole += Math.abs(area);
  }
  return [sums[0]! / whole, sums[1]! / whole];
}

type Point = readonly [x: number, y: number];

it.each([
  ['white blouse', 'left chest', 2],
  ['white pencil skirt', 'front', 2],
  ['white blouse', 'left chest', ART_DRAWING],
  ['white A-line skirt', 'back', ART_DRAWING],
  ['white slip dress', 'back', ART_DRAWING],
] as const)(
  'a turned artwork beside the middle is as wide and as high as asked: %s, %s, %s',
  (prompt, part, drawing) => {
    for (const turn of [0, -45]) {
      const place = { part, u: 10, v: -20, turn, width_mm: 80 };
      const carrier = partsOf(prompt, { ...HELLO, place, text: 'O', drawing }).find(({ artworks }) => artworks)!;
      const { width } = carrier.artworks![0]!;
      for (const scale of wornScale(carrier)) expect(Math.abs(scale - 1) * width).toBeLessThan(2);
    }
  },
);

/**
 * How much of the cloth of a part shows the box of its artwork, as a factor on the size of the box, on the side of the
 * piece whose normals have a sign.
 */
function shownArea({ mesh: { positions: p, normals: n, uvs, indices }, trim, artworks }: ScenePart, side: 1 | -1) {
  const { locate, width, height } = artworks![0]!;
  let area = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    if (n[3 * a + 2]! * side < 0) continue;
    const edge = (corner: number, axis: number) => p[3 * corner + axis]! - p[3 * a + axis]!;
    const cross = [0, 1, 2].map((axis) => {
      const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
      return edge(b, i) * edge(c, j) - edge(b, j) * edge(c, i);
    });
    // Points within the triangle that stand for a quarter of it each.
    for (const [wb, wc] of [
      [1 / 3, 1 / 3],
      [2 / 3, 1 / 6],
      [1 / 6, 2 / 3],
      [1 / 6, 1 / 6],
    ] as const) {
      // prettier-ignore
      const at = (values: Float32Array, size: number, axis: number) =>
        (1 - wb - wc) * values[size * a + axis]! + wb * values[size * b + axis]! + wc * values[size * c + axis]!;
      const [u, v] = [at(uvs, 2, 0), at(uvs, 2, 1)];
      const [x, y] = locate(u, v);
      if (Math.abs(x) > width / 2 || Math.abs(y) > height / 2) continue;
      if (trim && trim(at(p, 3, 0), at(p, 3, 1), at(p, 3, 2), u, v) < 0) continue;
      area += Math.hypot(...cross) / 8;
    }
  }
  return (1e6 * area) / (width * height);
}

describe('a small picture off the middle of a part', () => {
  const ofGarments = formRows.flatMap(({ name, label }) => (isGarmentZone(zoneOf(name)) ? [label] : []));
  const roomy = ['mini skirt', 'pencil skirt', 'circle skirt', 'maxi skirt', 'pleated skirt'];
  const offMiddle = (part: 'front' | 'back', drawing?: 2): Artwork => ({
    ...HELLO,
    text: 'O',
    place: { part, u: 50, v: -20, turn: 0, width_mm: 40 },
    drawing: drawing ?? ART_DRAWING,
  });

  /** Garments without room for it there. */
  const WITHOUT_ROOM: readonly string[] = ['shirt front', 'blazer front', 'apron back'];

  it.each([...ofGarments, ...roomy].map((label) => label.toLowerCase()))('appears once on the %s', (form) => {
    for (const [part, side] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      // prettier-ignore
      const carriers = partsAt(0.12, `white ${form}`, offMiddle(part)).filter(({ artworks }) => artworks);
      for (const carrier of carriers) {
        // The folds of so coarse a mesh change its size.
        expect(shownArea(carrier, side)).toBeLessThan(1.5);
        expect(shownArea(carrier, side === 1 ? -1 : 1)).toBeLessThan(0.15);
      }
      if (!WITHOUT_ROOM.includes(`${form} ${part}`)) expect(carriers, part).not.toEqual([]);
    }
  });

  it('appears on one side of a cushion', () => {
    const [carrier, ...others] = partsAt(0.4, 'white cushion', offMiddle('front')).filter(({ artworks }) => artworks);
    expect(others).toEqual([]);
    expect(shownArea(carrier!, 1)).toBeGreaterThan(0.7);
    expect(shownArea(carrier!, -1)).toBe(0);
  });

  it('appears on a skirt that has gores in the density of the measures only', () => {
    const measured = partsAt(0.18, 'white A-line skirt');
    const parts = measured.map((part) => {
      const { sheets: _, ...mesh } = part.mesh;
      return { ...part, mesh };
    });
    expect(measured.some(({ mesh }) => mesh.sheets !== undefined)).toBe(true);
    const thing = { parts, zone: 'lower' as const, turn: 0, isOpenInFront: false };
    const { placed } = placeArtworks([offMiddle('front')], thing, { ...thing, parts: measured }, () => [1, 1, 1]);
    expect(placed).toHaveLength(1);
  });

  it('still appears on each gore of a skirt, where it was stored before the gores were told apart', () => {
    const carrier = partsAt(0.18, 'white skirt', offMiddle('front', 2)).find(({ artworks }) => artworks)!;
    expect(shownArea(carrier, 1) + shownArea(carrier, -1)).toBeGreaterThan(1.8);
  });
});

it.each(['T-shirt', 'polo shirt'])('a short sleeve has room for a badge: %s', (garment) => {
  for (const part of ['left sleeve', 'right sleeve'] as const) {
    const place = { part, u: 0, v: 0, turn: 0, width_mm: 80 };
    const [first, ...others] = partsAt(0.18, `white ${garment}`, { ...HELLO, place, text: 'O', drawing: ART_DRAWING });
    expect(first!.remarks ?? []).toEqual([]);
    expect([first!, ...others].find(({ artworks }) => artworks)!.artworks![0]!.width).toBeCloseTo(80, 3);
  }
});

describe('the back of a dress, where its flat cloth begins and ends', () => {
  it('carries an artwork across its seam, with a half on each side', () => {
    const back = { ...HELLO, place: { ...HELLO.place, part: 'back' as const, width_mm: null } };
    const parts = partsOf('white shirt dress', back);
    expect(parts[0]!.remarks ?? []).toEqual([]);
    const dress = named(parts, 'dress');
    const { positions: p, uvs } = dress.mesh;
    let [before, after, front] = [0, 0, 0];
    for (let k = 0; k < uvs.length / 2; k++) {
      const { r, g } = surfaceAt(dress, uvs[2 * k]!, uvs[2 * k + 1]!);
      if (r < 2 * g) continue;
      if (p[3 * k + 2]! > 0) front++;
      else if (p[3 * k]! < 0) before++;
      else after++;
    }
    expect(front).toBe(0);
    expect(Math.min(before, after)).toBeGreaterThan(10);
    // The letters of each half are not equally dense.
    expect(before / after).toBeGreaterThan(0.6);
    expect(before / after).toBeLessThan(1.7);
  });
});

describe('a technique', () => {
  it.each(techniqueRows.map(({ name }) => name))('changes the surface where it lies: %s', (technique) => {
    const place = { ...HELLO.place, width_mm: 150 };
    const plain = named(partsOf('white T-shirt'), 'front');
    const front = named(partsOf('white T-shirt', { ...HELLO, place, technique, drawing: ART_DRAWING }), 'front');
    let changed = 0;
    for (let u = -0.09; u < 0.09; u += 0.004) {
      for (let v = 1.1; v < 1.4; v += 0.004) {
        const [before, after] = [surfaceAt(plain, u, v), surfaceAt(front, u, v)];
        const isRaised = (front.material.relief?.(u, v) ?? 0) !== 0;
        if (Math.abs(before.g - after.g) > 0.02 || isRaised) changed++;
      }
    }
    expect(changed).toBeGreaterThan(40);
  });
});

it('a patch hides the cables of a knit below it, and a print does not', () => {
  const mostTilt = (technique: 'patch' | 'print'): number => {
    const art: Artwork = { ...HELLO, place: { ...HELLO.place, width_mm: 150 }, technique, drawing: ART_DRAWING };
    const { mesh, detail, artworks } = named(partsAt(0.18, 'white cable knit jumper', art), 'front');
    const { locate, width, height } = artworks![0]!;
    let most = 0;
    for (let k = 0; k < mesh.uvs.length; k += 2) {
      const [u, v] = [mesh.uvs[k]!, mesh.uvs[k + 1]!];
      const [x, y] = locate(u, v);
      if (Math.abs(x) > width / 2 || Math.abs(y) > height / 2) continue;
      const surface = blackSurface();
      detail!({ ...flatPoint(0.0004), u, v }, surface);
      most = Math.max(most, Math.hypot(surface.tiltX, surface.tiltY, surface.tiltZ));
    }
    return most;
  };
  expect(mostTilt('print')).toBeGreaterThan(0.05);
  expect(mostTilt('patch')).toBe(0);
});

describe('typefaces and motifs', () => {
  it.each(typefaceRows.map(({ name }) => name))('set a text as wide as its box: %s', (typeface) => {
    const set = drawText('Hamburg 42', typeface, { width: 180, height: 400 })!;
    expect(set.drawing.width).toBeLessThanOrEqual(180.001);
    expect(Math.max(set.drawing.width / 180, set.drawing.height / 400)).toBeCloseTo(1, 3);
    expect(drawText('été Łódź', typeface, { width: 180, height: 60 })).not.toBeNull();
    expect(drawText('愛', typeface, { width: 180, height: 60 })).toBeNull();
  });

  it('has a drawing for every motif that words can name', () => {
    const missing = [...motifNames()].filter((name) => {
      const drawing = drawMotif(name, 100, 'own');
      return drawing === null || !(Math.max(drawing.width, drawing.height) > 99.9) || drawing.layers.length === 0;
    });
    expect(motifNames().size).toBeGreaterThan(1000);
    expect(missing).toEqual([]);
  });
});

describe('the usual place of an artwork is where it is wholly seen', () => {
  const TALL: Artwork = {
    source: 'motif',
    motif: 'tiger',
    place: { part: 'front', u: 0, v: 0, turn: 0, width_mm: null },
    technique: 'print',
    ink: 'own',
    drawing: ART_DRAWING,
  };

  /** The share of an artwork's points before which a part lies that does not carry it, as seen from the front. */
  function hiddenShare(parts: readonly ScenePart[]): number {
    let [points, hidden] = [0, 0];
    for (const { mesh, trim, artworks } of parts) {
      const [art] = artworks ?? [];
      if (art === undefined) continue;
      const { positions: p, normals: n, uvs } = mesh;
      for (let k = 0; k < uvs.length / 2; k++) {
        const [x, y] = art.locate(uvs[2 * k]!, uvs[2 * k + 1]!);
        if (Math.abs(x) > art.width / 2 || Math.abs(y) > art.height / 2) continue;
        const at = [p[3 * k]!, p[3 * k + 1]!, p[3 * k + 2]!] as const;
        if (n[3 * k + 2]! < 0.1 || (trim && trim(...at, uvs[2 * k]!, uvs[2 * k + 1]!) < 0)) continue;
        points++;
        const first = castOnCloth(parts, [at[0], at[1], 4], [0, 0, -1]);
        if (first && parts[first.part]!.artworks === undefined && 4 - first.distance > at[2] + 0.001) hidden++;
      }
    }
    expect(points).toBeGreaterThan(20);
    return hidden / points;
  }

  it.each([
    ['wool coat', 'front'],
    ['wool coat', 'left chest'],
    ['grey blazer', 'chest'],
    ['white shirt', 'front'],
    ['polo shirt', 'chest'],
    ['denim jacket', 'left chest'],
    ['dungarees', 'front'],
    ['wrap dress', 'front'],
    ['crossbody bag', 'front'],
  ] as const)('%s, %s', (prompt, part) => {
    expect(hiddenShare(partsAt(0.18, prompt, { ...TALL, place: { ...TALL.place, part } }))).toBeLessThan(0.02);
  });

  it('and says so where it has less room there than it was asked to have', () => {
    const place = { ...TALL.place, width_mm: 200 };
    expect(partsAt(0.18, 'wool coat', { ...TALL, place })[0]!.remarks).toEqual([
      expect.stringMatching(/^There is room for 1\d\.\d cm on the front, so the tiger is .* instead of 20\.0 cm\.$/),
    ]);
  });

  it('and a stored artwork stays below the lapel where it was', () => {
    const placeOf = (drawing: 3 | 4) =>
      partsAt(0.18, 'wool coat', { ...TALL, drawing })
        .find(({ artworks }) => artworks)!
        .artworks![0]!.locate(0.1, 1.25);
    expect(Math.abs(placeOf(3)[1])).toBeLessThan(20);
    expect(placeOf(4)[1]).toBeGreaterThan(60);
  });
});
