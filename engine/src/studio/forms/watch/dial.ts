import { blendColour } from '../../materials/blend-colour.ts';
import { TAU, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { luminance } from '../../materials/colour.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Painter, Surface } from '../../materials/material.ts';
import { edgeShare } from '../../patterns/drawing/coverage.ts';
import { lettering } from '../../construction/lettering/lettering.ts';
import type { Lettering } from '../../construction/lettering/lettering.ts';
import type { NumeralStyle } from './dial-markings.ts';

export interface DialStyle {
  readonly colour: Rgb;
  readonly half: readonly [number, number];
  readonly square: boolean;
  readonly numerals: NumeralStyle | null;
  /** Small dials: centre and radius in metres. The angle of their hand is derived from the centre. */
  readonly subDials: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
  readonly date: boolean;
  readonly moon: boolean;
}

/** Paints a dial over (u, v) in metres from its centre: sunburst, minute track, numerals, small dials, date. */
export function dialPainter(style: DialStyle): Painter {
  const { half, square } = style;
  const reach = Math.min(...half);
  const ink: Rgb = luminance(style.colour) > 0.22 ? [0.02, 0.02, 0.022] : [0.78, 0.77, 0.74];
  const name = lettering('MERIDIEN', { height: reach * 0.085, tracking: 0.24 });
  const small = lettering('AUTOMATIC', { height: reach * 0.042, tracking: 0.35, stem: 0.12, hairline: 0.07 });
  const date = lettering('24', { height: reach * 0.12, tracking: 0.12 });
  const marks = numeralMarks(style, reach);
  return (point, surface) => {
    const [x, y] = [point.u, point.v];
    const soft = point.footprint;
    const radius = Math.hypot(x, y);
    const angle = Math.atan2(x, y);
    sunburst(surface, angle, radius / reach);
    let cover = minuteTrack(style, x, y, angle, radius, soft);
    for (const mark of marks) {
      const [dx, dy] = [x - mark.x, y - mark.y];
      const across = dx * mark.cosine - dy * mark.sine;
      const up = dx * mark.sine + dy * mark.cosine;
      cover = Math.max(cover, edgeShare(mark.letters.inside(across, up), soft));
    }
    cover = Math.max(cover, edgeShare(name.inside(x, y - reach * 0.44), soft));
    if (style.subDials.length < 3) cover = Math.max(cover, edgeShare(small.inside(x, y + reach * 0.36), soft));
    for (const dial of style.subDials)
      cover = Math.max(
        cover,
        subDial(surface, x - dial.x, y - dial.y, dial.radius, 0.6 + dial.x * 400 + dial.y * 90, soft),
      );
    blendColour(surface, ink, cover);
    if (style.date) dateWindow(surface, x - reach * 0.66, y, reach, date, soft);
    if (style.moon) moonWindow(surface, x, y + reach * 0.46, reach * 0.26, soft);
    // The wall of the case casts a shadow on the edge of the dial.
    const edge = square ? Math.min(half[0] - Math.abs(x), half[1] - Math.abs(y)) : half[0] - radius;
    surface.occlusion *= 0.55 + 0.45 * smoothstep(0, 0.0016, edge);
  };
}

/** Radial brushing, whose highlight forms two soft beams. */
function sunburst(surface: Surface, angle: number, share: number): void {
  const beam = 0.86 + 0.42 * Math.pow(0.5 + 0.5 * Math.cos(2 * (angle - 0.75)), 2) * Math.min(1, share * 3);
  surface.r *= beam;
  surface.g *= beam;
  surface.b *= beam;
}

function minuteTrack(
  { half, square }: DialStyle,
  x: number,
  y: number,
  angle: number,
  radius: number,
  soft: number,
): number {
  const at = (angle / TAU) * 60;
  const whole = Math.round(at);
  const hour = whole % 5 === 0;
  const [outer, long] = [Math.min(...half) * 0.955, Math.min(...half) * (hour ? 0.075 : 0.045)];
  const far = square ? Math.min(...half) - Math.min(half[0] - Math.abs(x), half[1] - Math.abs(y)) : radius;
  const across = Math.abs(at - whole) * (TAU / 60) * radius;
  const inside = Math.min((hour ? 0.00016 : 0.00009) - across, outer - far, far - outer + long);
  return edgeShare(inside, soft) * 0.9;
}

interface NumeralMark {
  readonly letters: Lettering;
  /** Position of its centre in metres, and sine and cosine of the angle by which it is rotated. */
  readonly x: number;
  readonly y: number;
  readonly sine: number;
  readonly cosine: number;
}

function numeralMarks({ numerals, half, square, subDials, date }: DialStyle, reach: number): NumeralMark[] {
  if (!numerals) return [];
  const { texts, height, tracking, radial } = numerals;
  return texts.flatMap((text, hour): NumeralMark[] => {
    const angle = (hour / 12) * TAU;
    const letters = lettering(text, { height: reach * height, tracking, stem: 0.16 });
    const far = square ? squareReach(half, angle) * 0.78 : reach * 0.77;
    const [x, y] = [far * Math.sin(angle), far * Math.cos(angle)];
    if (date && hour === 3) return [];
    if (subDials.some((dial) => Math.hypot(x - dial.x, y - dial.y) < dial.radius + reach * 0.06)) return [];
    const turn = radial ? angle : 0;
    return [{ letters, x, y, sine: Math.sin(turn), cosine: Math.cos(turn) }];
  });
}

/** Distance in metres from the centre of a rectangular dial to its edge at an angle. */
export function squareReach([w, h]: readonly [number, number], angle: number): number {
  return Math.min(w / Math.max(1e-6, Math.abs(Math.sin(angle))), h / Math.max(1e-6, Math.abs(Math.cos(angle))));
}

/** A recessed dial with concentric grooves, a track and a hand. The result is the share covered by ink. */
function subDial(surface: Surface, x: number, y: number, radius: number, turn: number, soft: number): number {
  const far = Math.hypot(x, y);
  if (far > radius * 1.08) return 0;
  const ring = 0.9 + 0.1 * Math.sin(far / 0.00011) * smoothstep(0.00012, 0.00004, soft);
  const rim = edgeShare(radius - far, soft);
  const shade = 1 - rim * (1 - 0.78 * ring);
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
  const tick = (Math.atan2(x, y) / TAU) * 12;
  const across = Math.abs(tick - Math.round(tick)) * (TAU / 12) * far;
  const track = edgeShare(Math.min(0.00009 - across, radius * 0.92 - far, far - radius * 0.76), soft);
  const along = x * Math.sin(turn) + y * Math.cos(turn);
  const off = Math.abs(x * Math.cos(turn) - y * Math.sin(turn));
  const hand = edgeShare(Math.min(0.00014 - off, radius * 0.72 - along, along + radius * 0.15), soft);
  return Math.max(
    track * 0.9,
    hand,
    edgeShare(0.0003 - far, soft),
    edgeShare(0.00007 - Math.abs(far - radius), soft) * 0.7,
  );
}

function dateWindow(surface: Surface, x: number, y: number, reach: number, figures: Lettering, soft: number): void {
  const inside = Math.min(reach * 0.13 - Math.abs(x), reach * 0.1 - Math.abs(y));
  const frame = edgeShare(inside + 0.0002, soft);
  if (frame === 0) return;
  blendColour(surface, [0.5, 0.49, 0.47], frame);
  blendColour(surface, [0.82, 0.81, 0.78], edgeShare(inside, soft));
  blendColour(surface, [0.02, 0.02, 0.02], edgeShare(figures.inside(x, y), soft));
}

/** A night sky with a moon in a window bounded by two arcs. */
function moonWindow(surface: Surface, x: number, y: number, radius: number, soft: number): void {
  const humps =
    Math.min(Math.hypot(x - radius * 0.62, y + radius * 0.1), Math.hypot(x + radius * 0.62, y + radius * 0.1)) -
    radius * 0.42;
  const inside = Math.min(radius - Math.hypot(x, y), y + radius * 0.16, y > radius * 0.34 ? 1 : humps);
  const cover = edgeShare(inside, soft);
  if (cover === 0) return;
  const [sx, sy] = [x / (radius * 0.19), y / (radius * 0.19)];
  const [cx, cy] = [Math.floor(sx), Math.floor(sy)];
  const spark = Math.sin(cx * 12.9 + cy * 78.2) > 0.72 ? Math.hypot(sx - cx - 0.5, sy - cy - 0.5) : 1;
  const moon = edgeShare(radius * 0.33 - Math.hypot(x + radius * 0.08, y - radius * 0.42), soft);
  blendColour(surface, [0.008, 0.016, 0.075], cover);
  blendColour(surface, [0.75, 0.68, 0.45], cover * smoothstep(0.2, 0.05, spark) * 0.9);
  blendColour(surface, [0.82, 0.76, 0.58], cover * moon);
}
