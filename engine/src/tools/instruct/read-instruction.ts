import type { InstructionReading } from '../../words/tasks/edit-task.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import { pieceBriefOf } from './drawn/redraw-scene.ts';
import { readHistory, readSaid } from './read-plan.ts';
import { suggestNext } from './suggest-next.ts';
import { tellEdits } from './tell-edits.ts';

/** Steps that can still matter to the next one. */
const MOST_EARLIER = 24;

/**
 * Reads one message of a conversation about a picture. `earlier`: the texts of the steps before, oldest first; `marked`:
 * whether a mask says what "this" and "here" are; `scene`: what the picture was drawn from. Pure; takes a few milliseconds for the longest message; never throws.
 */
export function readInstruction(
  text: string,
  earlier: readonly string[],
  marked: boolean,
  scene: PictureScene | null,
): InstructionReading {
  const shown = { marked, drawn: pieceBriefOf(scene) };
  const history = readHistory(earlier.slice(-MOST_EARLIER), shown);
  const said = readSaid(text, history, shown);
  const { plan } = said;
  const done = plan.outcome === 'edit' ? [...history, said] : history;
  const suggestions = suggestNext(
    plan,
    (say) => readSaid(say, done, { ...shown, marked: false }).plan.outcome !== 'cannot',
  );
  switch (plan.outcome) {
    case 'edit':
      return { outcome: 'edit', answer: [tellEdits(plan.edits), ...plan.refusals].join(' '), suggestions };
    case 'undo':
      return { outcome: 'undo', answer: 'Went back to the picture before.', suggestions };
    case 'cannot':
      return { outcome: 'cannot', answer: plan.refusals.join(' '), suggestions };
  }
}
