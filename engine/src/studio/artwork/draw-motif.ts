import { createRequire } from 'node:module';
import { contoursOf, outlineBounds, type Outline } from '../../foundation/outline/outline.ts';
import { linearFromHex, luminance } from '../materials/colour.ts';
import type { ArtDrawing, ArtLayer } from './art-raster.ts';

const require = createRequire(import.meta.url);

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Maximum number of drawings in the cache. The file with all motifs is not cached. */
const MAX_CACHED = 32;
const cached = new Map<string, readonly ArtLayer[] | null>();

/**
 * Draws a motif of the set Fluent Emoji Flat (MIT), `size` millimetres on its longer side; null for a name that is not
 * in the set.
 * @param colours `own` uses the colours of the motif. `tints` uses one ink, of which light areas have less, so that the
 * cloth shows through; `shades` uses one thread, which is darker in dark areas.
 */
export function drawMotif(name: string, size: number, colours: 'own' | 'tints' | 'shades'): ArtDrawing | null {
  const layers = layersOf(name);
  if (layers === null) return null;
  const { left, right, top, bottom } = outlineBounds(layers.flatMap(({ outline }) => outline.contours));
  const scale = size / Math.max(right - left, bottom - top);
  const placed = layers.map((layer): ArtLayer => ({
    ...layer,
    colour: colours === 'own' ? layer.colour : null,
    outline: {
      rule: layer.outline.rule,
      contours: layer.outline.contours.map((contour) =>
        contour.map((value, k) => scale * (k % 2 === 0 ? value - left : value - top)),
      ),
    },
  }));
  return {
    width: scale * (right - left),
    height: scale * (bottom - top),
    layers: colours === 'own' ? placed : inOneInk(placed, layers, colours),
  };
}

/** Smallest share of ink in the lightest area. */
const LIGHTEST_TINT = 0.12;
/** Smallest share of ink in the largest area, which shows the shape of the motif. */
const LARGEST_TINT = 0.55;
/** Smallest factor on the thread of the darkest area. */
const DARKEST_SHADE = 0.42;

/** Redraws areas in one ink, in tints or shades that follow their lightness, so that they stay distinguishable. */
function inOneInk(
  placed: readonly ArtLayer[],
  own: readonly ArtLayer[],
  colours: 'tints' | 'shades',
): readonly ArtLayer[] {
  const light = own.map(({ colour }) => (colour === null ? 0 : Math.cbrt(luminance(colour))));
  const [darkest, lightest] = [Math.min(...light), Math.max(...light)];
  const spread = Math.max(0.05, lightest - darkest);
  const shareOf = (index: number): number => (light[index]! - darkest) / spread;
  const areas = own.map(({ outline }) => extentOf(outline));
  const largest = 1 - (1 - LIGHTEST_TINT) * shareOf(areas.indexOf(Math.max(...areas)));
  // A pale animal with dark eyes: all tints are raised, so that more than the eyes is seen.
  const raised = largest < LARGEST_TINT ? (LARGEST_TINT - largest) / (1 - largest) : 0;
  return placed.map((layer, index): ArtLayer => {
    const share = shareOf(index);
    return colours === 'tints'
      ? { ...layer, tint: 1 - (1 - LIGHTEST_TINT) * share * (1 - raised) }
      : { ...layer, shade: DARKEST_SHADE + (1 - DARKEST_SHADE) * share };
  });
}

/** Area of the box round an outline. */
function extentOf({ contours }: Outline): number {
  const { left, right, top, bottom } = outlineBounds(contours);
  return (right - left) * (bottom - top);
}

function layersOf(name: string): readonly ArtLayer[] | null {
  const known = cached.get(name);
  if (known !== undefined) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
  const body = Object.hasOwn(icons, name) ? icons[name]!.body : null;
  const layers = body === null ? null : readBody(body);
  cached.set(name, layers);
  return layers;
}

const ELEMENT = /<(g|path|circle|ellipse|rect)\b([^>]*)>/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;

/** The areas of an SVG of plain paths, circles, ellipses and rectangles with fill and opacity. */
function readBody(body: string): readonly ArtLayer[] {
  const layers: ArtLayer[] = [];
  for (const [, element = '', written = ''] of body.matchAll(ELEMENT)) {
    const attributes = new Map([...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
    const data = element === 'g' ? null : pathOf(element, attributes);
    const fill = attributes.get('fill') ?? '#000';
    if (data === null || !fill.startsWith('#')) continue;
    const outline: Outline = {
      contours: contoursOf(data),
      rule: attributes.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero',
    };
    layers.push({ outline, colour: linearFromHex(fill), opacity: Number(attributes.get('opacity') ?? 1) });
  }
  return layers;
}

function pathOf(element: string, attributes: ReadonlyMap<string, string>): string | null {
  const number = (key: string, otherwise = 0) => Number(attributes.get(key) ?? otherwise);
  if (element === 'path') return attributes.get('d') ?? null;
  if (element === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
    return `M${x} ${y}h${width}v${height}h${-width}z`;
  }
  const rx = number('rx', number('r'));
  const ry = number('ry', number('r'));
  const [cx, cy] = [number('cx'), number('cy')];
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}
