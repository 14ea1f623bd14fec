import type { InstructionReading } from '../image-engine.ts';

/** Reads one message of a conversation about a picture; `last` is the text of the step before, null for none. */
export function readInstruction(_text: string, _last: string | null): InstructionReading {
  return { outcome: 'cannot', answer: '', suggestions: [] };
}
