/** Other designs of a drawn piece: some of its choices are made again, as many as the strength allows. */
import { createRandom, deriveSeed, type Random } from '../../foundation/geometry/random.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { fabricOf } from '../../studio/fabrics/index.ts';
import { changePiece, type PieceChange } from '../redrawing/change-piece.ts';
import { clothChoices, cutChoices, kindChoices, printChoices } from './cut-choices.ts';
import { harmonyOf } from './harmony.ts';
import { hexOfLinear } from '../redrawing/hex-of-linear.ts';

interface Freedom {
  readonly seed: number;
  /** 0 (free) to 1 (close). */
  readonly strength: number;
  /** 1 (free) to 30 (literal): literal variations keep what words named. */
  readonly guidance: number;
}

/** Number of choices that change at strength 0 in addition to the first. */
const MORE_CHANGES = 5;
const LEADS = ['cut', 'cloth', 'cut', 'colour'] as const;
/** Index of the picture (of four) that shows another kind of the piece, where there are others. */
const OTHER_KIND = 2;
/** Minimum freedom for another kind. */
const NEW_KIND = 0.5;
/** Guidance from which named attributes stay. */
const LITERAL_GUIDANCE = 12;
/** Strength below which the light changes too. */
const LIGHT_CHANGE_STRENGTH = 0.25;
/** Probability of a print or of its removal at full freedom. */
const PRINT_SHARE = 0.6;
const LIGHTS = ['soft', 'golden-hour', 'window', 'hard', 'overcast'] as const;

export function freeScene(brief: Brief, { seed, strength, guidance }: Freedom): Brief {
  const random = createRandom(deriveSeed(seed, 'variation'));
  const hero = brief.pieces[brief.hero];
  if (!hero) return brief;
  const freedom = 1 - Math.min(1, Math.max(0, strength));
  const wanted = Math.max(1, Math.round(0.6 + MORE_CHANGES * freedom ** 1.2));
  const lead = LEADS[seed % LEADS.length]!;
  const named = guidance >= LITERAL_GUIDANCE ? namedBy(brief) : new Set<string>();
  const cuts = cutChanges(hero, random).filter((change) => !named.has(keyOf(change)));
  const cloth = clothChange(hero, random);
  const colour: PieceChange = {
    kind: 'colour',
    hex: harmonyOf(coloursOf(hero), Math.floor(random() * 8), Math.min(1, 1.5 * freedom), random),
  };
  const print = hero.form === 'textile' || random() > PRINT_SHARE * freedom ? null : printChange(hero, random);
  const kinds =
    guidance < LITERAL_GUIDANCE && freedom >= NEW_KIND && seed % LEADS.length === OTHER_KIND ? kindChoices(hero) : [];
  const kind = kinds[Math.floor(random() * kinds.length)];
  if (kind) return changePiece(changePiece(brief, { kind: 'cut', name: kind }), colour);
  const order: readonly (PieceChange | null)[] =
    lead === 'cut'
      ? [...cuts.slice(0, 2), colour, cloth, ...cuts.slice(2)]
      : lead === 'cloth'
        ? [cloth ?? print ?? colour, ...cuts.slice(0, 1), colour, print, ...cuts.slice(1)]
        : [colour, print ?? cuts[0] ?? null, cloth, ...cuts];
  const chosen = [...new Set(order.filter((change) => change !== null))].slice(0, wanted);
  const varied = [...chosen, ...unpleated(hero, chosen)].reduce(changePiece, brief);
  return strength < LIGHT_CHANGE_STRENGTH
    ? { ...varied, light: LIGHTS[Math.floor(random() * LIGHTS.length)]! }
    : varied;
}

const NARROW = new Set(['pencil', 'sheath', 'mermaid', 'bodycon', 'column']);

/** A narrow silhouette has no pleats all around. */
function unpleated({ attributes }: Piece, chosen: readonly PieceChange[]): readonly PieceChange[] {
  const narrow = chosen.some(
    (change) => change.kind === 'attribute' && change.attribute === 'silhouette' && NARROW.has(change.value),
  );
  const pleated = attributes.pleat ?? 'none';
  return narrow && pleated !== 'none' ? [{ kind: 'attribute', attribute: 'pleat', value: 'none' }] : [];
}

const keyOf = (change: PieceChange): string => (change.kind === 'attribute' ? change.attribute : change.kind);

/** Attributes that the words of the first picture named. */
const namedBy = ({ understood, hero }: Brief): ReadonlySet<string> =>
  new Set(
    understood.flatMap(({ kind, name, piece, start, end }) =>
      kind === 'attribute' && piece === hero && end > start ? [name.split('=')[0]!] : [],
    ),
  );

/** One other value for each attribute, those first that are most visible from a distance. */
function cutChanges(hero: Piece, random: Random): readonly PieceChange[] {
  const changes = cutChoices(hero.form).flatMap(
    ([attribute, values], position): { readonly change: PieceChange; readonly order: number }[] => {
      const others = values.filter((value) => value !== hero.attributes[attribute]);
      const value = others[Math.floor(random() * others.length)];
      return value === undefined
        ? []
        : [{ change: { kind: 'attribute', attribute, value }, order: position + 3 * random() }];
    },
  );
  return changes.toSorted((a, b) => a.order - b.order).map(({ change }) => change);
}

function clothChange(hero: Piece, random: Random): PieceChange | null {
  const others = clothChoices(hero.form).filter((name) => name !== hero.fabric);
  const name = others[Math.floor(random() * others.length)];
  return name === undefined ? null : { kind: 'fabric', name: name as NonNullable<Piece['fabric']> };
}

function printChange(hero: Piece, random: Random): PieceChange | null {
  if (hero.pattern) return { kind: 'pattern', name: null };
  const names = printChoices(hero);
  const name = names[Math.floor(random() * names.length)];
  return name === undefined ? null : { kind: 'pattern', name };
}

function coloursOf(hero: Piece): Hex {
  return hero.colours.find(({ part }) => part === 'main')?.hex ?? hexOfLinear(fabricOf(hero.fabric).natural);
}
