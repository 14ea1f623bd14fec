/**
 * Suggests prompts for Backdrop: whole scenes for an empty text, otherwise the rest of an unfinished place or light,
 * otherwise a light. None adds a garment.
 */
import type { BriefReader } from '../brief-reader.ts';
import { garmentIdeas } from '../knowledge/garment-ideas.ts';
import type { SeededChoice } from '../seeded-choice.ts';

const SCENES = [...new Set(garmentIdeas.flatMap(({ scenes }) => scenes))];
const KINDS = ['setting', 'light'] as const;
const MIN_LENGTH = 3;

const labelsOf = (reader: BriefReader, kind: (typeof KINDS)[number]): string[] =>
  (reader.vocabulary().kinds[kind] ?? []).map(({ label }) => label);

/** Completes the last word as a place or a light; [] when it is complete or nothing starts with it. */
function finished(typed: string, reader: BriefReader): string[] {
  const start = (/[\p{L}-]+$/u.exec(typed)?.[0] ?? '').toLowerCase();
  const labels = KINDS.flatMap((kind) => labelsOf(reader, kind));
  if (start.length < MIN_LENGTH || labels.some((label) => label.split(' ').includes(start))) return [];
  return labels.filter((label) => label.startsWith(start)).map((label) => `${typed}${label.slice(start.length)}`);
}

/** Whether the scene contains no garment and nobody who wears one. */
function isEmpty(scene: string, reader: BriefReader): boolean {
  const { pieces, staging } = reader.read(scene);
  return pieces.length === 0 && staging === null;
}

/**
 * Returns prompts that start with exactly `typed`, whole scenes and lights in an order that `choose` draws; [] when a
 * light is already named and the last word is complete.
 */
export function setScene(typed: string, reader: BriefReader, choose: SeededChoice): string[] {
  if (typed.trim() === '') return choose.shuffled(SCENES.filter((scene) => isEmpty(scene, reader)));
  const words = finished(typed, reader);
  if (words.length > 0) return words;
  const { light } = reader.read(typed);
  if (light !== null) return [];
  const gap = /,\s*$/.test(typed) ? '' : /\s$/.test(typed) ? 'in ' : ', ';
  const space = typed.endsWith(',') ? ' ' : '';
  return choose.shuffled(labelsOf(reader, 'light')).map((label) => `${typed}${gap}${space}${label}`);
}
