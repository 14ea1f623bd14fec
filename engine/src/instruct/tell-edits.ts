import type { DressEdit, Edit, LightEdit, LightSlider, Side } from './edit.ts';
import { withArticle } from './with-article.ts';
import { PLAIN_LIGHT } from './vocabulary/light-words.ts';
import { filtersTold, placesTold, slidersTold } from './vocabulary/telling.ts';

/** One sentence about all of them: "Made the garment emerald and cropped to a square." */
export function tellEdits(edits: readonly Edit[]): string {
  const told = edits.map((edit, index) => tellEdit(edit, edits[index - 1]));
  const last = told.pop() ?? '';
  const list = told.length > 0 ? `${told.join(', ')} and ${last}` : last;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

function tellEdit(edit: Edit, before: Edit | undefined): string {
  switch (edit.kind) {
    case 'light':
      return tellLight(edit, before?.kind === 'light' && before.target === edit.target);
    case 'dress':
      return tellDress(edit);
    case 'crop':
      return edit.ratio === null ? `cropped closer${edit.share === 0 ? ' to the subject' : ''}` : `cropped to ${shapeOf(edit.ratio)}`; // prettier-ignore
    case 'trim':
      return `cropped the ${edit.side} by ${percent(edit.share)}`;
    case 'turn':
      return edit.degrees === 180 ? 'turned it upside down' : `rotated by 90° to the ${edit.degrees === 90 ? 'right' : 'left'}`; // prettier-ignore
    case 'flip':
      return edit.axis === 'horizontal' ? 'mirrored the picture' : 'flipped the picture top to bottom';
    case 'straighten':
      return `straightened by ${Math.abs(edit.degrees)}° to the ${edit.degrees > 0 ? 'right' : 'left'}`;
    case 'extend':
      return edit.ratio === null
        ? `added space ${sidesTold(edit.sides)}`
        : `widened the picture to ${shapeOf(edit.ratio)}`;
    case 'cutOut':
      return edit.background === 'transparent' ? 'removed the background' : `made the background ${edit.label}`;
    case 'blur':
      return `blurred the ${regionTold(edit.on)}`;
    case 'sharpen':
      return `sharpened the ${regionTold(edit.on)}`;
    case 'upscale':
      return `made it ${edit.factor === 2 ? 'twice' : 'four times'} as large`;
    case 'retouch':
      return `sharpened the ${[edit.faces && 'face', edit.hands && 'hands'].filter(Boolean).join(' and ')}`;
    case 'erase':
      return 'removed what you marked';
    case 'fill':
      return `put ${withArticle(edit.words)} where you marked`;
    case 'place':
      return `set it ${placesTold[edit.label] ?? `in front of ${edit.label}`}`;
  }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const SHAPES: readonly (readonly [ratio: number, name: string])[] = [
  [1, 'a square'],
  [0.8, '4:5'],
  [0.75, '3:4'],
  [0.667, '2:3'],
  [0.563, '9:16'],
  [1.25, '5:4'],
  [1.333, '4:3'],
  [1.5, '3:2'],
  [1.778, '16:9'],
];

const shapeOf = (ratio: number): string =>
  SHAPES.find(([known]) => Math.abs(known - ratio) < 0.002)?.[1] ?? `${ratio}:1`;

const sidesTold = (sides: readonly Side[]): string =>
  sides.length === 4 ? 'all around' : sides.map((side) => (side === 'left' || side === 'right' ? `on the ${side}` : `at the ${side}`)).join(' and '); // prettier-ignore

function regionTold(region: LightEdit['on']): string {
  switch (region) {
    case 'marked':
      return 'marked part';
    case 'upper':
    case 'lower':
    case 'dress':
      return 'garment';
    default:
      return region;
  }
}

function tellLight({ amounts, filter, strength, target, lamp }: LightEdit, again: boolean): string {
  const object = again ? 'it' : `the ${target}`;
  if (lamp !== null) return `gave ${object} ${lamp}`;
  if (filter !== null) return `${filtersTold[filter].replace('#', object)}${strength < 0.5 ? ', lightly' : ''}`;
  const moves = Object.entries(amounts) as [LightSlider, number][];
  const verbs = moves.map(([slider, amount]) => slidersTold[slider][amount > 0 ? 0 : 1]);
  const most = Math.max(...moves.map(([, amount]) => Math.abs(amount)));
  const degree = most <= PLAIN_LIGHT * 0.75 ? ' a little' : most >= PLAIN_LIGHT * 1.4 ? ' a lot' : '';
  const told = verbs.map((verb, index) => (index === verbs.length - 1 ? verb : verb.replace(/ of$/, '')));
  return `${told.join(' and ')} ${object}${degree}`.replace(/the (\w+) of it\b/g, 'its $1');
}

/** "Made the dress navy cotton with stripes". */
function tellDress({ target, colour, fabric, pattern, share }: DressEdit): string {
  const cloth = [colour?.label, pattern === 'plain' ? pattern : null, fabric].filter(Boolean).join(' ');
  const figure = pattern === null || pattern === 'plain' ? null : figureTold(pattern);
  const part = share < 0.95 ? ', partly' : '';
  if (cloth === '') return `gave the ${target} ${figure}${part}`;
  return `made the ${target} ${cloth}${figure === null ? '' : ` with ${figure}`}${part}`;
}

/** "Stripes", but "a floral pattern". */
function figureTold(pattern: string): string {
  return /[^s]s$/.test(pattern) ? pattern : withArticle(`${pattern} pattern`);
}
