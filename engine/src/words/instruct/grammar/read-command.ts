/**
 * command = frame | tool | light | look | place, possibly several in a row; any other request is refused by its topic.
 */
import type { Brief } from '../../prompt/brief.ts';
import type { Term } from '../../prompt/words/sense.ts';
import { formLabel } from '../../prompt/vocabulary/form-facts.ts';
import { pieceOfRegion } from './piece-meant.ts';
import { topicAnswer, type Topic } from '../vocabulary/topics.ts';
import { hasKind, hasVerb, meaningsOf, type Command } from './command.ts';
import { meant, readDescription } from './description.ts';
import { readFrame } from './read-frame.ts';
import { readLight } from './read-light.ts';
import { readLook } from './read-look.ts';
import { readRedrawing } from './read-redrawing.ts';
import { joined, NOTHING, one, refused, type Reading } from './reading.ts';
import { readTools } from './read-tools.ts';
import { NOT_IN_PICTURE } from './refusals.ts';

/** @param drawn the brief of a picture that can be drawn again; null for other pictures. */
export function readCommand(command: Command, marked: boolean, drawn: Brief | null): Reading {
  if (hasVerb(command, 'keep')) return NOTHING;
  const redrawing = drawn && !marked ? readRedrawing(command, drawn) : NOTHING;
  if (redrawing !== NOTHING) return redrawing;
  const reading = readAnyCommand(command, marked);
  return drawn ? ofWhatIsShown(reading, drawn) : reading;
}

/** Refuses edits to garments that are not in the brief: a drawn picture shows nothing else. */
function ofWhatIsShown({ edits, refusals }: Reading, drawn: Brief): Reading {
  const shown = edits.filter(({ edit }) => edit.kind !== 'dress' || edit.on === 'marked' || pieceOfRegion(drawn, edit.on) !== null); // prettier-ignore
  const label = formLabel(drawn.pieces[drawn.hero]!.form);
  const named = shown.map(({ at, edit }) =>
    edit.kind === 'dress' && edit.on === 'garment' ? { at, edit: { ...edit, target: label } } : { at, edit },
  );
  const missing = shown.length < edits.length ? [NOT_IN_PICTURE(label)] : [];
  return { edits: named, refusals: [...missing, ...refusals] };
}

function readAnyCommand(command: Command, marked: boolean): Reading {
  const terms = readDescription(command.phrases);
  const topic = meaningsOf(command, 'topic').find(({ meaning }) => !isSaidOtherwise(meaning.topic, terms));
  const frame = topic && topic.meaning.topic !== 'cut' ? NOTHING : readFrame(command, terms);
  if (topic && frame.edits.length === 0) {
    // Catches "make the hands better".
    const people = topic.meaning.topic === 'taste' && hasKind(command, 'faces', 'hands');
    if (!people) return refused(topicAnswer(topic.meaning.topic));
    return one(topic.at, { kind: 'retouch', faces: hasKind(command, 'faces'), hands: hasKind(command, 'hands') });
  }
  const tools = frame === NOTHING ? readTools(command, terms, marked) : NOTHING;
  const light = readLight(command, terms, marked);
  // Words that a tool or the frame has used are not read as a look as well: "replace this with a gold buckle".
  const look = frame === NOTHING && tools === NOTHING && !isLit(light) ? readLook(command, terms, marked) : NOTHING;
  return joined(frame, tools, light, look);
}

/**
 * Returns true when the command also names something that can be done: "it would look better in camel", "standing on a
 * beach".
 */
function isSaidOtherwise(topic: Topic, terms: readonly Term[]): boolean {
  if (topic === 'pose') return terms.some((term) => meant(term, 'setting'));
  const look = (term: Term) => meant(term, 'colour') ?? meant(term, 'fabric') ?? meant(term, 'pattern');
  return topic === 'taste' && terms.some((term) => look(term) !== undefined);
}

const isLit = ({ edits, refusals }: Reading): boolean => edits.length > 0 || refusals.length > 0;
