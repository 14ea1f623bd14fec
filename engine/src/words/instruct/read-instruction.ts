import type { InstructionReading } from '../tasks/edit-task.ts';
import type { Brief } from '../prompt/brief.ts';
import { readHistory, readSaid } from './read-plan.ts';
import { suggestNext, WITH_A_PICTURE } from './sentences/suggest-next.ts';
import { describeEdits } from './sentences/describe-edits.ts';

/** Number of earlier steps that can still affect the reading of the next one. */
const MAX_EARLIER = 24;

/**
 * Reads one message of a conversation about a picture. `earlier`: the texts of the steps before, oldest first;
 * `marked`: true when a mask defines "this" and "here"; `drawn`: the brief of a picture that can be drawn again, null
 * for any other; `second`: true when the message comes with a second picture. Pure; takes a few milliseconds for the longest message; never throws.
 */
export function readInstruction(
  text: string,
  earlier: readonly string[],
  marked: boolean,
  drawn: Brief | null,
  second = false,
): InstructionReading {
  const shown = { marked, drawn };
  const history = readHistory(earlier.slice(-MAX_EARLIER), shown);
  const said = readSaid(text, history, { ...shown, second });
  const { plan } = said;
  const done = plan.outcome === 'edit' ? [...history, said] : history;
  if (second && plan.outcome === 'cannot')
    return { outcome: 'cannot', answer: plan.refusals.join(' '), suggestions: WITH_A_PICTURE };
  const suggestions = suggestNext(
    plan,
    (say) => readSaid(say, done, { ...shown, marked: false }).plan.outcome !== 'cannot',
  );
  switch (plan.outcome) {
    case 'edit':
      return { outcome: 'edit', answer: [describeEdits(plan.edits), ...plan.refusals].join(' '), suggestions };
    case 'undo':
      return { outcome: 'undo', answer: 'Went back to the previous picture.', suggestions };
    case 'cannot':
      return { outcome: 'cannot', answer: plan.refusals.join(' '), suggestions };
  }
}
