/**
 * command = frame | tool | light | look | place, several of them in a row; whatever else is asked is refused by its topic.
 */
import type { Term } from '../../prompt/words/sense.ts';
import { topicAnswer, type Topic } from '../vocabulary/topics.ts';
import { hasKind, hasVerb, meaningsOf, type Command } from './command.ts';
import { meant, readDescription } from './description.ts';
import { readFrame } from './read-frame.ts';
import { readLight } from './read-light.ts';
import { readLook } from './read-look.ts';
import { joined, NOTHING, one, refused, type Reading } from './reading.ts';
import { readTools } from './read-tools.ts';

export function readCommand(command: Command, marked: boolean): Reading {
  if (hasVerb(command, 'keep')) return NOTHING;
  const terms = readDescription(command.phrases);
  const topic = meaningsOf(command, 'topic').find(({ meaning }) => !isSaidOtherwise(meaning.topic, terms));
  const frame = topic && topic.meaning.topic !== 'cut' ? NOTHING : readFrame(command, terms);
  if (topic && frame.edits.length === 0) {
    // "Make the hands better".
    const people = topic.meaning.topic === 'taste' && hasKind(command, 'faces', 'hands');
    if (!people) return refused(topicAnswer(topic.meaning.topic));
    return one(topic.at, { kind: 'retouch', faces: hasKind(command, 'faces'), hands: hasKind(command, 'hands') });
  }
  const tools = frame === NOTHING ? readTools(command, terms, marked) : NOTHING;
  const light = readLight(command, terms, marked);
  // Words that a tool or the frame took are no look besides: "replace this with a gold buckle".
  const look = frame === NOTHING && tools === NOTHING && !isLit(light) ? readLook(command, terms, marked) : NOTHING;
  return joined(frame, tools, light, look);
}

/** "It would look better in camel", "standing on a beach": what is named besides can be done. */
function isSaidOtherwise(topic: Topic, terms: readonly Term[]): boolean {
  if (topic === 'pose') return terms.some((term) => meant(term, 'setting'));
  const look = (term: Term) => meant(term, 'colour') ?? meant(term, 'fabric') ?? meant(term, 'pattern');
  return topic === 'taste' && terms.some((term) => look(term) !== undefined);
}

const isLit = ({ edits, refusals }: Reading): boolean => edits.length > 0 || refusals.length > 0;
