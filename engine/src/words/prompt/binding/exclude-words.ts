import { denyTerm } from './deny-term.ts';
import { avoid, type Draft, type DraftChip, type DraftPiece } from './draft.ts';
import { isLink, type Term } from '../words/sense.ts';

/**
 * Applies the negative prompt: each word is avoided, settings, lights, views, staging and moods in the whole picture,
 * everything else on every piece. Clauses about faults ("extra sleeves", "bad hands") refer to drawing errors and have
 * no effect.
 */
export function excludeWords(draft: Draft, clauses: readonly (readonly Term[])[]): void {
  for (const clause of clauses) {
    if (clause.some((term) => isLink(term, 'fault'))) continue;
    for (const [index, term] of clause.entries()) {
      const [sense] = term.senses;
      if (sense === undefined || sense.kind === 'link') continue;
      // "White background" is about the background alone: the garment may be white.
      if (sense.kind === 'colour' && isLink(clause[index + 1], 'background')) {
        avoid(draft, 'backdrop', sense.name);
        continue;
      }
      if (
        sense.kind === 'setting' ||
        sense.kind === 'light' ||
        sense.kind === 'view' ||
        sense.kind === 'staging' ||
        sense.kind === 'mood'
      )
        avoid(draft, sense.kind, sense.name);
      else if (sense.kind === 'part') excludePart(draft, term, sense.name);
      else if (draft.pieces.length === 0) denyTerm(draft, term, null);
      else for (const piece of draft.pieces) denyTerm(draft, term, piece);
    }
  }
}

function excludePart(draft: Draft, term: Term, part: string): void {
  avoid(draft, 'part', part);
  for (const piece of draft.pieces) denyTerm(draft, term, piece);
}

/** Removes everything to be avoided from the draft, whichever words set it. */
export function dropAvoided(draft: Draft): void {
  const avoided = (kind: DraftChip['kind'], name: string): boolean =>
    draft.avoided.some((other) => other.kind === kind && other.name === name);
  const isAvoidedBackdrop = (name: string): boolean => avoided('backdrop', name) || avoided('colour', name);
  draft.pieces.splice(0, Infinity, ...draft.pieces.filter(({ form }) => !avoided('form', form)));
  for (const piece of draft.pieces) dropFromPiece(piece, avoided);
  if (draft.setting !== null && avoided('setting', draft.setting)) draft.setting = null;
  if (draft.light !== null && avoided('light', draft.light)) draft.light = null;
  if (draft.view !== null && avoided('view', draft.view)) draft.view = null;
  if (draft.staging !== null && avoided('staging', draft.staging)) draft.staging = null;
  if (draft.backdrop !== null && isAvoidedBackdrop(draft.backdrop.name)) draft.backdrop = null;
  draft.moods.splice(0, Infinity, ...draft.moods.filter((mood) => !avoided('mood', mood)));
  const kept = draft.chips.filter(
    ({ kind, name, piece, part }) =>
      !(kind === 'backdrop' ? isAvoidedBackdrop(name) : avoided(kind, name)) &&
      !(part !== undefined && avoided('part', part)) &&
      (piece === null || draft.pieces.includes(piece)) &&
      (kind !== 'attribute' || stillApplies(piece, name)),
  );
  draft.chips.splice(0, Infinity, ...kept);
}

/** Returns true when an attribute chip (`belt=sash`) still matches its piece. */
const stillApplies = (piece: DraftPiece | null, name: string): boolean => {
  const [attribute, value] = name.split('=');
  return piece !== null && Object.entries(piece.attributes).some(([key, own]) => key === attribute && own === value);
};

function dropFromPiece(piece: DraftPiece, avoided: (kind: DraftChip['kind'], name: string) => boolean): void {
  const keepsColour = ({ name, part }: DraftPiece['colours'][number]): boolean =>
    !avoided('colour', name) && !(part !== 'main' && avoided('part', part));
  piece.colours = piece.colours.filter(keepsColour);
  if (piece.fabric !== null && avoided('fabric', piece.fabric)) piece.fabric = null;
  if (piece.pattern !== null)
    piece.pattern = avoided('pattern', piece.pattern.name)
      ? null
      : { ...piece.pattern, colours: piece.pattern.colours.filter(keepsColour) };
  piece.details.splice(0, Infinity, ...piece.details.filter((detail) => !avoided('detail', detail)));
  const fabrics = piece.partFabrics.filter(({ part, fabric }) => !avoided('part', part) && !avoided('fabric', fabric));
  piece.partFabrics.splice(0, Infinity, ...fabrics);
  for (const [attribute, value] of Object.entries(piece.attributes))
    if (avoided('attribute', `${attribute}=${value}`))
      delete piece.attributes[attribute as keyof typeof piece.attributes];
}
