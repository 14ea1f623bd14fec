import type { DressEdit } from '../edit.ts';

/** Merges both looks, with `now` taking precedence; null when they refer to different garments. */
export function addLook(old: DressEdit, now: DressEdit): DressEdit | null {
  if (old.on !== now.on && now.on !== 'garment') return null;
  // "With white stripes" after "emerald velvet": white is the colour of the stripes.
  const figured = now.pattern !== null && now.pattern !== 'plain';
  const base = figured && !now.dyes ? (old.colour ?? now.colour) : (now.colour ?? old.colour);
  const fabric = now.fabric ?? old.fabric;
  const pattern = now.pattern ?? old.pattern;
  const figure = now.pattern === null ? old.figure : now.figure;
  const cloth = [base?.hex, fabric].filter(Boolean).join(' ');
  const words = figure === null ? `${pattern === 'plain' ? 'plain ' : ''}${cloth}` : `${cloth} with ${figure}`;
  const { on, target } = now.on === 'garment' ? old : now;
  const dyes = base !== null;
  return {
    ...now,
    dyes,
    colour: base,
    fabric,
    pattern,
    figure,
    cloth: Boolean(fabric ?? pattern),
    words: words.trim(),
    on,
    target,
  };
}
