import type { LightSlider } from '@kenna/contract/colour-table';
import type { DressEdit, Edit, LightEdit, Side } from '../edit.ts';
import type { ViewName } from '../../prompt/vocabulary/scenes.ts';
import { withArticle } from '../../english/with-article.ts';
import { PLAIN_LIGHT } from '../vocabulary/light-words.ts';
import { filterPhrases, settingPhrases, sliderPhrases } from '../vocabulary/edit-phrases.ts';
import { listWords } from '../../english/list-words.ts';

/** One sentence about all edits: "Made the garment emerald and cropped to a square." */
export function describeEdits(edits: readonly Edit[]): string {
  const descriptions = edits.map((edit, index) => describeEdit(edit, edits[index - 1]));
  const last = descriptions.pop() ?? '';
  const list = listWords([...descriptions, last]);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

function describeEdit(edit: Edit, before: Edit | undefined): string {
  switch (edit.kind) {
    case 'light':
      return describeLight(edit, before?.kind === 'light' && before.target === edit.target);
    case 'dress':
      return describeDress(edit);
    case 'crop':
      return edit.ratio === null ? describeCloser(edit) : `cropped to ${shapeOf(edit.ratio)}`;
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
        ? `added space ${sidesPhrase(edit.sides)}`
        : `widened the picture to ${shapeOf(edit.ratio)}`;
    case 'cutOut':
      return edit.background === 'transparent' ? 'removed the background' : `made the background ${edit.label}`;
    case 'blur':
      return `blurred the ${regionName(edit.on)}`;
    case 'sharpen':
      return `sharpened the ${regionName(edit.on)}`;
    case 'upscale':
      return `made it ${edit.factor === 2 ? 'twice' : 'four times'} as large`;
    case 'retouch':
      return `sharpened the ${[edit.faces && 'face', edit.hands && 'hands'].filter(Boolean).join(' and ')}`;
    case 'erase':
      return 'removed what you marked';
    case 'fill':
      return `put ${withArticle(edit.words)} where you marked`;
    case 'wear':
      return 'put the garment of the second picture on the person';
    case 'behind':
      return 'set it in front of the second picture';
    case 'match':
      return describeDress(edit.dress);
    case 'recut':
      return edit.summary;
    case 'view':
      return VIEWS[edit.view];
    case 'relight':
      return `gave the picture ${edit.label}`;
    case 'place':
      return `set it ${settingPhrases[edit.label] ?? `in front of ${edit.label}`}`;
  }
}

const VIEWS: Readonly<Record<ViewName, string>> = {
  front: 'showed it from the front',
  'three-quarter': 'showed it from an angle',
  side: 'showed it from the side',
  back: 'showed it from the back',
  flat: 'showed it laid flat',
  'close-up': 'showed its fabric close up',
  macro: 'showed its fabric very close up',
  low: 'showed it from below',
  high: 'showed it from above at an angle',
};

function describeCloser({ share, towards }: Extract<Edit, { kind: 'crop' }>): string {
  if (share > 0) return 'cropped closer';
  if (towards === 'top') return 'cropped to head and shoulders';
  return towards === 'bottom' ? 'cropped to the feet' : 'cropped closer to the subject';
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

const sidesPhrase = (sides: readonly Side[]): string =>
  sides.length === 4 ? 'all around' : sides.map((side) => (side === 'left' || side === 'right' ? `on the ${side}` : `at the ${side}`)).join(' and '); // prettier-ignore

function regionName(region: LightEdit['on']): string {
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

function describeLight({ amounts, filter, strength, target, lamp }: LightEdit, again: boolean): string {
  const object = again ? 'it' : `the ${target}`;
  if (lamp !== null) return `gave ${object} ${lamp}`;
  if (filter !== null) return `${filterPhrases[filter].replace('#', object)}${strength < 0.5 ? ', lightly' : ''}`;
  const moves = Object.entries(amounts) as [LightSlider, number][];
  const verbs = moves.map(([slider, amount]) => sliderPhrases[slider][amount > 0 ? 0 : 1]);
  const most = Math.max(...moves.map(([, amount]) => Math.abs(amount)));
  const degree = most <= PLAIN_LIGHT * 0.75 ? ' a little' : most >= PLAIN_LIGHT * 1.4 ? ' a lot' : '';
  const verbPhrases = verbs.map((verb, index) => (index === verbs.length - 1 ? verb : verb.replace(/ of$/, '')));
  return `${listWords(verbPhrases)} ${object}${degree}`.replace(/the (\w+) of it\b/g, 'its $1');
}

/** "Made the dress navy cotton with white stripes". */
function describeDress({ target, colour, fabric, pattern, figure, dyes, share }: DressEdit): string {
  const base = pattern === null || pattern === 'plain' || dyes ? colour : null;
  const cloth = [pattern === 'plain' ? pattern : null, base?.label, fabric].filter(Boolean).join(' ');
  const part = share < 0.95 ? ', partly' : '';
  if (figure === null) return `made the ${target} ${cloth}${part}`;
  const drawn = /[^s]s$/.test(figure) ? figure : withArticle(`${figure} pattern`);
  return cloth === '' ? `gave the ${target} ${drawn}${part}` : `made the ${target} ${cloth} with ${drawn}${part}`;
}
