import type { InstructionReading } from '../image-engine.ts';

/** Reads one message of a conversation about a picture; `earlier`: the texts of the steps before, oldest first. */
export function readInstruction(_text: string, _earlier: readonly string[], _marked: boolean): InstructionReading {
  return { outcome: 'cannot', answer: '', suggestions: [] };
}
