/**
 * Finds the phrase that asks for several sides of one thing: "front and back", "front, side and back view". Called before
 * the rest of the grammar, because the commas between the sides would divide the phrase into clauses.
 */
import { arrangementRows } from '../vocabulary/arrangements.ts';
import type { Term } from './sense.ts';

const SIDE = String.raw`(?:shown\s+)?(?:from\s+)?(?:the\s+)?(?:front|side|back|rear)(?:\s+views?)?`;
const JOINT = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*[&+/]\s*|\s+)`;
/** Words that may follow the sides. In "front and back pockets" the words describe a part. */
const AFTER = String.raw`(?=\s*$|\s*[.,;:!?()]|\s+(?:of|on|in|against|with|for|from|shot|photos?|side\s+by\s+side)\b)`;
const PHRASE = new RegExp(String.raw`\b${SIDE}(?:${JOINT}${SIDE})+\b${AFTER}`, 'iu');

/** The words of the first such phrase as one term; null for a prompt without one, and for sides that are never drawn together. */
export function findSides(prompt: string): Term | null {
  const match = PHRASE.exec(prompt);
  if (match === null) return null;
  const asked = new Set(
    match[0]
      .toLowerCase()
      .match(/front|side|back|rear/gu)!
      .map((word) => (word === 'rear' ? 'back' : word)),
  );
  const row = arrangementRows.find(
    (each) => 'sides' in each && each.sides.length === asked.size && each.sides.every((side) => asked.has(side)),
  );
  if (row === undefined) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const senses = [{ kind: 'arrangement', name: row.name }] as const;
  return {
    senses,
    source: 'prompt',
    start,
    end,
    clause: 0,
    negated: /\b(?:no|without|not)\s+$/iu.test(prompt.slice(0, start)),
  };
}
