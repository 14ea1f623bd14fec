import type { CutName } from '../vocabulary/cuts.ts';
import { cutRows } from '../vocabulary/cuts.ts';
import type { FormName } from '../vocabulary/forms.ts';
import { isDenied } from '../words/denied.ts';
import { addChip, type Draft } from './draft.ts';

/** What things with a lid are drawn as when they are open. */
const OPENED: { readonly [Form in FormName]?: CutName } = { jar: 'open-jar', box: 'open-box' };

/** Words for an open thing, and for a lid that is not on it, in five languages. */
const OPEN =
  /(?<![\p{L}-])(?:opened|open(?!(?:ing|[- ](?:air|plan|sky|field|shelf|toe|back|front|weave|knit|fire)))|offene[mnrs]?|geöffnete?[mnrs]?|ouverte?s?|abiert[oa]s?|apert[oaie])(?!\p{L})|(?<!\p{L})(?:the |its |with its |with the |with )?(?:lid|cap)(?: is)? (?:off|removed|open|(?:lying |standing |placed |resting |leaning |set )?(?:beside|next to|against|near)(?: it| the (?:jar|box))?|to (?:the|one) side)(?!\p{L})|(?<!\p{L})without (?:a |its |the )?lid(?!\p{L})/giu; // prettier-ignore

/** "An open jar of cream", "a gift box, lid off": its lid lies beside it, and what is inside is seen. */
export function settleOpened(draft: Draft, prompt: string): void {
  const piece = draft.pieces.find(({ form, cut }) => OPENED[form] !== undefined && cut === null);
  if (piece === undefined) return;
  const names = draft.chips.filter((chip) => chip.kind === 'form' && chip.piece === piece && chip.source === 'prompt');
  for (const { 0: said, index } of prompt.matchAll(OPEN)) {
    const end = index + said.length;
    const isLid = /lid|cap/i.test(said);
    if (isDenied(prompt, index) && !/^without/i.test(said)) continue;
    // "Open" right before the name, or behind it: "an open glass jar", "a jar, open".
    const isNamed = names.some((name) =>
      index < name.start
        ? /^[\p{L}\s-]{0,30}$/u.test(prompt.slice(end, name.start)) && !WITH.test(prompt.slice(end, name.start))
        : isLid || /^[\s,]*(?:of [\p{L}\s]{0,20},\s*)?$/u.test(prompt.slice(name.end, index)),
    );
    if (!isNamed) continue;
    piece.cut = cutRows.find(({ name }) => name === OPENED[piece.form]) ?? null;
    addChip(draft, { source: 'prompt', start: index, end }, { kind: 'form', name: piece.form, label: `open ${piece.form}`, piece }); // prettier-ignore
  }
}

const WITH = /(?<!\p{L})(?:with|on|in|by|mit|avec|con)(?!\p{L})/iu;
