import { blendColour } from '../../materials/blend-colour.ts';
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { cellBorder2, fractalNoise2, noise2 } from '../../../foundation/geometry/noise.ts';
import type { Attributes } from '../../../words/prompt/vocabulary/attributes.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import type { Painter } from '../../materials/material.ts';

/** Ceramic of one even colour: glazes bring their own speckles. */
export function withoutSpeckles(fabric: Fabric): Fabric {
  return fabric.speckled ? { ...fabric, response: { ...fabric.response, paint: () => {} } } : fabric;
}

type Glaze = NonNullable<Attributes['glaze']>;

export interface GlazeRequest {
  readonly kind: Glaze | undefined;
  /** Height of the lip above the foot in metres. */
  readonly height: number;
  /** Colour that runs over the body in a drip glaze or breaks through a reactive one, linear. */
  readonly second: Rgb;
  /** Linear colour of speckles where words name it. Default brown, as of iron in the clay. */
  readonly specks?: Rgb;
}

/**
 * Length 0 to 1 of the run of glaze at a place round the pot, measured in widths of a run: the runs have round ends and
 * many lengths.
 */
function runLength(along: number): number {
  const cell = Math.floor(along);
  let longest = 0.12;
  for (let i = cell - 1; i <= cell + 1; i++) {
    const length = 0.22 + 0.75 * Math.abs(noise2(i * 3.7 + 0.5, 2.3, 8));
    const off = (along - i - 0.5 - 0.25 * noise2(i * 5.1 + 0.5, 7.7, 3)) / 0.52;
    if (off * off < 1) longest = Math.max(longest, 0.12 + (length - 0.12) * Math.pow(1 - off * off, 0.42));
  }
  return longest;
}

/** Strength 0 to 1 of a round dot at a place: one in most squares of a grid, each of its own size. */
function dot(u: number, v: number, pitch: number): number {
  const [i, j] = [Math.floor(u / pitch), Math.floor(v / pitch)];
  const at = (k: number): number => noise2(i * 7.31 + k + 0.37, j * 5.17 - k + 0.61, 11);
  const size = Math.min(0.34, 0.11 + 0.3 * at(40));
  if (size < 0.12) return 0;
  const aside = (k: number): number => Math.max(-0.3, Math.min(0.3, 0.85 * at(k)));
  const away = Math.hypot(u / pitch - i - 0.5 - aside(0), v / pitch - j - 0.5 - aside(20));
  return smoothstep(size, 0.7 * size, away);
}

const IRON: Rgb = [0.075, 0.045, 0.025];

/** The glaze of a pot, over the colour of the clay. */
export function glazePainter({ kind, height, second, specks = IRON }: GlazeRequest): Painter {
  switch (kind) {
    case 'matte':
      return (point, surface) => {
        surface.coat = 0;
        surface.roughness = 0.92;
        surface.specular = 0.25;
        const grain = 1 + 0.06 * fractalNoise2(point.u * 160, point.v * 160, 4, 3);
        surface.r *= grain;
        surface.g *= grain;
        surface.b *= grain;
      };
    case 'gloss':
      return (_point, surface) => {
        surface.coat = 1;
        surface.roughness = 0.3;
      };
    case 'crackle':
      return (point, surface) => {
        const warp = 0.25 * noise2(point.u * 60, point.v * 60, 2);
        const large = cellBorder2(point.u * 62 + warp, point.v * 62 - warp);
        const fine = cellBorder2(point.u * 150 + 7, point.v * 150 + warp);
        const thin = clamp(0.0013 / Math.max(point.footprint, 0.0004));
        const line = Math.max(0.62 * smoothstep(0.055, 0.01, large), 0.3 * smoothstep(0.05, 0.01, fine)) * thin;
        blendColour(surface, [0.09, 0.065, 0.045], line);
        surface.coat = 1;
      };
    case 'drip':
      return (point, surface) => {
        const edge = height * (0.66 - 0.34 * runLength(point.u * 34));
        const cover = smoothstep(edge - 0.0016, edge + 0.0006, point.y);
        blendColour(surface, second, cover);
        // The run gathers in a thick bead at its end.
        const bead = Math.exp(-(((point.y - edge - 0.003) / 0.004) ** 2)) * cover;
        surface.tiltY -= 0.5 * Math.exp(-(((point.y - edge) / 0.0022) ** 2));
        surface.r *= 1 - 0.22 * bead;
        surface.g *= 1 - 0.22 * bead;
        surface.b *= 1 - 0.22 * bead;
        surface.coat = 0.25 + 0.75 * cover;
      };
    case 'reactive':
      return (point, surface) => {
        const flow = fractalNoise2(point.u * 22, point.v * 9, 6, 4);
        const spots = smoothstep(0.3, 0.62, fractalNoise2(point.u * 95, point.v * 80, 3, 3));
        const pool = smoothstep(-0.25, 0.35, flow + 0.9 * (point.y / height - 0.6));
        blendColour(surface, second, 0.55 * (1 - pool));
        blendColour(surface, [0.05, 0.03, 0.018], 0.5 * spots);
        // Glaze pulls thin over the lip and shows the clay.
        blendColour(surface, [0.2, 0.105, 0.05], 0.8 * smoothstep(height - 0.009, height - 0.002, point.y));
        surface.coat = 0.9;
      };
    case 'speckled':
      return (point, surface) => {
        // Iron in the clay burns through as dots of up to a millimetre.
        const near = clamp(0.0022 / Math.max(point.footprint, 0.0006));
        const dots = Math.max(dot(point.u, point.v, 0.0021), dot(point.u + 0.4, point.v + 0.7, 0.0052));
        blendColour(surface, specks, 0.85 * dots * near);
      };
    default:
      return (point, surface) => {
        const tone = 1 + 0.05 * fractalNoise2(point.u * 14, point.v * 20, 3, 3);
        surface.r *= tone;
        surface.g *= tone;
        surface.b *= tone;
        // The foot is unglazed.
        const bare = smoothstep(0.0065, 0.005, point.y);
        blendColour(surface, [0.33, 0.25, 0.18], bare * 0.85);
        surface.coat *= 1 - bare;
      };
  }
}
