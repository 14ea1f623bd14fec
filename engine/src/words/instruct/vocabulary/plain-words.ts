/** Degrees, directions, and words without a meaning of their own. */
import type { MeaningRow, Verb } from './meaning.ts';

const degree = (factor: number, says: string): MeaningRow => ({ says, means: { kind: 'degree', factor } });
const verb = (name: Verb, says: string): MeaningRow => ({ says, means: { kind: 'verb', verb: name } });

export const plainWords: readonly MeaningRow[] = [
  degree(0.5, 'slightly, a bit, a little, a little bit, bit, little, a touch, touch, somewhat, gently, subtly, subtle, a tad, tad, a hint, mildly, softly, un peu, un po, un poco, etwas, a smidge, a shade, just a bit, just a little, un tout petit peu, kind of, minimally, a notch'), // prettier-ignore
  degree(0.3, 'very slightly, a tiny bit, ever so slightly, tiny bit, barely, a hair'),
  degree(1.7, 'a lot, lots, much, way, far, very, really, strongly, heavily, considerably, significantly, beaucoup, molto, mucho, viel, super, extra, quite a bit, tres, drastically, dramatically, intensely, so much, a great deal, a good deal, plenty'), // prettier-ignore
  degree(2.2, 'extremely, massively, hugely, as much as possible, maximum, max, completely, totally, twice as, twice, double, a whole lot'), // prettier-ignore
  { says: 'half, by half, half as, half as much, by a half', means: { kind: 'amount', value: 50, unit: 'percent' } },
  { says: 'by a quarter', means: { kind: 'amount', value: 25, unit: 'percent' } },
  { says: 'a quarter turn, quarter turn, a quarter', means: { kind: 'amount', value: 90, unit: 'degrees' } },
  { says: 'two times', means: { kind: 'amount', value: 2, unit: 'times' } },
  { says: 'three times', means: { kind: 'amount', value: 3, unit: 'times' } },
  { says: 'four times, quadruple', means: { kind: 'amount', value: 4, unit: 'times' } },
  degree(1, 'even, still, yet, again a bit'),
  { says: 'more, not enough, increase, increased, raise, raised, boost, boosted, higher, up, lift, strengthen, intensify, stronger, plus de, piu, increase it, extra bit, pump up, turn up, bump up, augmente, aumenta, mehr, mas', means: { kind: 'direction', sign: 1 } }, // prettier-ignore
  { says: 'less, reduce, reduced, lower, lowered, decrease, decreased, weaken, tone down, turn down, not so, not as, not that, down, cut down, fewer, moins, moins de, meno, riduci, diminue, reduis, weniger, menos, tame, bring down, not so much, not that much, half of that, half that, only half', means: { kind: 'direction', sign: -1 } }, // prettier-ignore
  { says: 'too, too much, overly, trop, troppo, demasiado, zu', means: { kind: 'excess' } }, // prettier-ignore
  verb('undo', 'undo, undo that, undo it, undo this, undo the last, go back, revert, step back please, back, back to before, take that back, previous, previous version, the one before, as before, as it was, like before, restore the original, never mind, nevermind, cancel that, scratch that, forget it, reverse that, annule, annuler, annulla, indietro, retour, deshacer, ruckgangig, undo last, roll back, rollback, go back one step, one step back, ctrl z, i do not like it, i don t like it, i don t like that, don t like it, i liked it before, i preferred it before, better before, it was better before, that s worse, worse'), // prettier-ignore
  verb('again', 'again, once more, once again, one more time, do it again, do that again, same again, repeat, repeat that, the same, encore, ancora, another time, one more, redo, same thing, otra vez, nochmal'), // prettier-ignore
  verb('keep', 'keep, leave, don t touch, do not touch, don t change, do not change, without changing, without touching, but not, not the, except, except for, apart from, preserve, protect, maintain, stay, stays, unchanged, untouched, garde, garder, mantieni, tieni, lascia, don t, do not, never, don t make, do not make, no changes to, nothing else, rather than, instead of'), // prettier-ignore
  verb('change', 'make, made, making, turn, turned, change, changed, changing, set, recolour, recolor, recoloured, dye, dyed, paint, tint, convert, transform, colourise, colour it, fill, cover, put, show, try, do, use, apply, have, let, switch to, go for, render, mets, change la couleur, rends, rendi, fai, metti, cambia, colora, fais, mach, pon, haz, make it look, i d like, i would like, i want, want, would like, give'), // prettier-ignore
  { says: 'to, into, for a, vers, in to', means: { kind: 'goal' } },
  { says: 'and, then, also, plus, and then, after that, afterwards, next, finally, as well as, et, puis, ensuite, e poi, poi, und, dann, y, luego, additionally, n, first, firstly, secondly, but, lastly, while you re at it, at the same time', means: { kind: 'join' } }, // prettier-ignore
  { says: 'not, no, without, sans, senza, ohne, sin, isn t, doesn t', means: { kind: 'not' }, alsoBrief: true },
  {
    says:
      'please, pls, plz, thanks, thank you, thx, could you, can you, would you, will you, you, can we, could we, let us, let s, lets, i, we, me, ' +
      'just, maybe, perhaps, kindly, hi, hello, hey, ok, okay, now, it, its, it s, is, are, was, be, been, being, that s, there, s il te plait, s il vous plait, ' +
      'per favore, grazie, merci, bitte, por favor, need, needs, would be nice, would be great, if possible, yes, no problem, great, nice, love it, perfect, good, cool thanks, ' +
      'think, should, so, of course, a more, bring, look, looks, looking, feel, feels, get, go, d, s, ve, re, like, by, about, some, kind, sort, version, effect, filter, the whole, ' +
      'as, than, than before, one, things, thing, mode, tone, tones, all, bring out, bring back, level of',
    means: { kind: 'quiet' },
    alsoBrief: true,
  },
];
