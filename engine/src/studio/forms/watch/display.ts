/** The face of a digital watch: a liquid crystal display in a printed frame. Lengths are metres from its centre. */
import { blendColour } from '../../materials/blend-colour.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Painter } from '../../materials/material.ts';
import { edgeShare } from '../../patterns/drawing/coverage.ts';
import { lettering } from '../../construction/lettering/lettering.ts';

const FRAME: Rgb = [0.012, 0.012, 0.014];
const LINE: Rgb = [0.3, 0.32, 0.34];
const PRINT: Rgb = [0.7, 0.7, 0.69];
const GLASS: Rgb = [0.4, 0.43, 0.35];
const INK: Rgb = [0.012, 0.015, 0.014];

/** The segments that are dark for each figure: top, upper right, lower right, bottom, lower left, upper left, middle. */
const FIGURES: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '6': 'afgedc',
  '8': 'abcdefg',
  '9': 'abgfcd',
};

/** Paints the display over (u, v) in metres, given half the width and the height of the face and the colour round it. */
export function displayPainter([wide, high]: readonly [number, number], frame: Rgb = FRAME): Painter {
  const name = lettering('MERIDIEN', { height: high * 0.1, tracking: 0.3, stem: 0.18, hairline: 0.12 });
  const foot = lettering('50 METRES RESIST', { height: high * 0.068, tracking: 0.28, stem: 0.16, hairline: 0.1 });
  const day = lettering('SUN', { height: high * 0.15, tracking: 0.22, stem: 0.18, hairline: 0.16 });
  const [panelWide, panelHigh, lift] = [wide * 0.76, high * 0.56, high * 0.02];
  const time = figures('10:09', { height: high * 0.46, x: -wide * 0.7, y: -high * 0.4 });
  const seconds = figures('36', { height: high * 0.24, x: wide * 0.45, y: -high * 0.4 });
  const date = figures('6-28', { height: high * 0.2, x: wide * 0.18, y: high * 0.27 });
  const inside = (x: number, y: number) => {
    const letters = Math.max(time(x, y), seconds(x, y), date(x, y));
    const rule = Math.min(0.0001 - Math.abs(y - high * 0.19), panelWide * 0.9 - Math.abs(x));
    return Math.max(letters, rule, day.inside(x + wide * 0.42, y - high * 0.36));
  };
  return (point, surface) => {
    const [x, y, soft] = [point.u, point.v - lift, point.footprint];
    blendColour(surface, frame, 1);
    const edge = Math.min(panelWide - Math.abs(x), panelHigh - Math.abs(y), corner(panelWide, panelHigh, x, y));
    blendColour(surface, LINE, edgeShare(edge + 0.0007, soft) * (1 - edgeShare(edge + 0.00042, soft)));
    blendColour(surface, PRINT, edgeShare(name.inside(x, y - high * 0.76), soft));
    blendColour(surface, PRINT, edgeShare(foot.inside(x, y + high * 0.76), soft) * 0.8);
    const shown = edgeShare(edge, soft);
    if (shown === 0) return;
    blendColour(surface, GLASS, shown);
    // The figures cast a faint shadow on the reflector behind them.
    const shade = edgeShare(inside(x - 0.00022, y + 0.00026), soft + 0.0002);
    const shadow = 1 - 0.2 * shade * shown;
    surface.r *= shadow;
    surface.g *= shadow;
    surface.b *= shadow;
    blendColour(surface, INK, edgeShare(inside(x, y), soft) * shown);
  };
}

/** Metres inside the cut corners of a panel. */
const corner = (wide: number, high: number, x: number, y: number): number =>
  (wide + high - 0.0024 - Math.abs(x) - Math.abs(y)) * Math.SQRT1_2;

/** A line of figures of seven segments from its lower left corner: metres inside the dark ones at a point. */
function figures(text: string, { height, x: left, y: low }: { height: number; x: number; y: number }) {
  const [wide, stroke, space] = [height * 0.5, height * 0.12, height * 0.17];
  const bars: { x: number; y: number; half: readonly [number, number] }[] = [];
  const half = (wide - stroke) / 2;
  const long = (height - stroke) / 4;
  const add = (x: number, y: number, isLevel: boolean) =>
    bars.push({ x, y, half: isLevel ? [half - stroke * 0.12, stroke / 2] : [stroke / 2, long - stroke * 0.12] });
  let pen = left;
  for (const character of text) {
    if (character === ':') {
      for (const y of [0.3, 0.7]) bars.push({ x: pen, y: low + height * y, half: [stroke * 0.5, stroke * 0.5] });
      pen += space * 0.9;
      continue;
    }
    const [from, to] = [pen + stroke / 2, pen + wide - stroke / 2];
    const middle = low + height / 2;
    const places: Readonly<Record<string, () => void>> = {
      a: () => add((from + to) / 2, low + height - stroke / 2, true),
      b: () => add(to, middle + long, false),
      c: () => add(to, middle - long, false),
      d: () => add((from + to) / 2, low + stroke / 2, true),
      e: () => add(from, middle - long, false),
      f: () => add(from, middle + long, false),
      g: () => add((from + to) / 2, middle, true),
    };
    for (const segment of FIGURES[character] ?? 'g') places[segment]!();
    pen += wide + space;
  }
  return (x: number, y: number): number => {
    let inside = -1;
    for (const bar of bars) {
      const [dx, dy] = [Math.abs(x - bar.x), Math.abs(y - bar.y)];
      const [w, h] = bar.half;
      // Both ends of a segment are pointed.
      const ends = w > h ? w + h - dx - dy : w < h ? h + w - dx - dy : Infinity;
      inside = Math.max(inside, Math.min(w + (w > h ? h : 0) - dx, h + (h > w ? w : 0) - dy, ends * Math.SQRT1_2));
    }
    return inside;
  };
}
