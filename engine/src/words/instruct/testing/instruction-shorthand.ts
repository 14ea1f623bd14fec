import type { Recut } from '../recut.ts';
import type { Edit, Plan } from '../edit.ts';

/** Formats a plan as one line, so that expectations are easy to read and compare. */
export function instructionShorthand(plan: Plan): string {
  if (plan.outcome !== 'edit') return plan.outcome;
  const edits = plan.edits.map(shorthandOf).join('; ');
  return `${plan.from === 'before' ? 'before: ' : ''}${edits}${plan.refusals.length > 0 ? ' + cannot' : ''}`;
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${Math.round(value * 1000) / 1000}`;
const on = (region: string): string => (region === 'picture' ? '' : ` @${region}`);
const size = (share: number): string => `${Math.round(share * 1000) / 1000}`;

function shorthandOf(edit: Edit): string {
  switch (edit.kind) {
    case 'light': {
      const moves = Object.entries(edit.amounts).map(([slider, amount]) => `${slider}${signed(amount)}`);
      const filter = edit.filter === null ? [] : [`${edit.filter} ${edit.strength}`];
      return `${[...moves, ...filter].join(' ')}${on(edit.on)}`;
    }
    case 'dress': {
      const figure = edit.pattern === null ? null : `~${edit.figure ?? edit.pattern}`;
      const look = [edit.dyes || edit.pattern === null ? edit.colour?.label : null, edit.fabric, figure]
        .filter(Boolean)
        .join(' ');
      return `dress ${look} @${edit.on}${edit.share < 1 ? ` ${size(edit.share)}` : ''}`;
    }
    case 'crop':
      return `crop ${edit.ratio ?? size(edit.share)} ${edit.towards}`;
    case 'trim':
      return `trim ${edit.side} ${size(edit.share)}`;
    case 'turn':
    case 'straighten':
      return `${edit.kind} ${edit.degrees}`;
    case 'flip':
      return `flip ${edit.axis}`;
    case 'extend':
      return `extend ${edit.sides.length === 4 ? 'all' : edit.sides.join('+')} ${edit.ratio ?? size(edit.share)}`;
    case 'cutOut':
      return `background ${edit.label}`;
    case 'blur':
      return `blur ${size(edit.radius)}${on(edit.on)}`;
    case 'sharpen':
      return `sharpen ${size(edit.amount)}${on(edit.on)}`;
    case 'upscale':
      return `upscale ${edit.factor}`;
    case 'retouch':
      return `retouch ${[edit.faces && 'faces', edit.hands && 'hands'].filter(Boolean).join('+')}`;
    case 'erase':
      return 'erase';
    case 'fill':
      return `fill "${edit.words}"`;
    case 'place':
      return `place ${edit.label}`;
    case 'wear':
      return `wear ${edit.category ?? 'any'}`;
    case 'behind':
      return 'behind';
    case 'match':
      return `match @${edit.dress.on}`;
    case 'recut':
      return recutShorthand(edit.change);
    case 'view':
      return `view ${edit.view}`;
    case 'relight':
      return `light ${edit.light}`;
  }
}

function recutShorthand({ attributes, added, removed, colours, fabric, pattern, partFabrics }: Recut): string {
  const cuts = Object.entries(attributes).map(([name, value]) => `${name}=${value}`);
  const dyes = colours.map(({ name, part }) => (part === 'main' ? name : `${name}@${part}`));
  const cloths = partFabrics.map(({ part, fabric: cloth }) => `${cloth}@${part}`);
  const whole = [fabric, pattern && `~${pattern.name}`].filter((name) => name !== null);
  const details = [...added.map((name) => `+${name}`), ...removed.map((name) => `-${name}`)];
  return ['recut', ...cuts, ...dyes, ...cloths, ...whole, ...details].join(' ');
}
