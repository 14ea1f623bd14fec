/**
 * Converts a request to an endpoint's messages: instructions as the system message, then the turns of the conversation.
 * Pages from the knowledge base are put between tags before the text of the last turn.
 */
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources';
import type { ModelMessage, ModelPage, ModelRequest, ModelVocabulary } from '../../../ports/language-model.port.ts';
import { writeInstructions } from './instructions.ts';

interface InstructionFacts {
  readonly productName: string;
  readonly vocabulary: () => ModelVocabulary;
}

export function createMessageWriter(facts: InstructionFacts) {
  return function messagesOf({ purpose, messages, pages, tool }: ModelRequest, seesPictures: boolean) {
    const instructions = writeInstructions({ purpose, tool }, facts.productName, facts.vocabulary());
    const spoken = messages.map((message, index) => {
      const isLast = index === messages.length - 1;
      return { role: message.role, parts: partsOf(message, isLast ? pages : [], seesPictures) };
    });
    return [{ role: 'system', content: instructions }, ...inTurns(spoken).map(asParam)] as ChatCompletionMessageParam[];
  };
}

interface Turn {
  readonly role: ModelMessage['role'];
  readonly parts: readonly ChatCompletionContentPart[];
}

/** Some chat templates accept only alternating turns that start with the person's. */
function inTurns(spoken: readonly Turn[]): Turn[] {
  const turns: Turn[] = [];
  for (const { role, parts } of spoken) {
    const last = turns.at(-1);
    if (last?.role === role) turns[turns.length - 1] = { role, parts: [...last.parts, ...parts] };
    else if (last !== undefined || role === 'user') turns.push({ role, parts });
  }
  return turns;
}

/** Plain text whenever possible: not every server accepts message parts. */
function asParam({ role, parts }: Turn) {
  const isText = parts.every(({ type }) => type === 'text');
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
  return { role, content: isText ? text : parts };
}

function partsOf(
  { role, text, pictures }: ModelMessage,
  pages: readonly ModelPage[],
  seesPictures: boolean,
): ChatCompletionContentPart[] {
  if (role === 'assistant') return [{ type: 'text', text }];
  const ids = pictures.map(({ id }) => id).join(', ');
  const eyes = seesPictures ? 'in this order' : 'which you cannot see: say so';
  const attached = ids === '' ? '' : `\n\n(Pictures sent with this message, ${eyes}: ${ids})`;
  const words = { type: 'text' as const, text: `${pagesText(pages)}${text}${attached}` };
  if (!seesPictures) return [words];
  return [words, ...pictures.map(({ contentType, data }) => picturePart(contentType, data))];
}

const picturePart = (contentType: string, data: Uint8Array): ChatCompletionContentPart => ({
  type: 'image_url',
  image_url: { url: `data:${contentType};base64,${Buffer.from(data).toString('base64')}` },
});

/** Removes angle brackets, so that a page cannot close the tags around it. */
const plain = (text: string): string => text.replaceAll(/[<>]/g, ' ');

function pagesText(pages: readonly ModelPage[]): string {
  if (pages.length === 0) return '';
  const texts = pages.map(
    ({ title, path, excerpt }) => `<page path="${plain(path)}" title="${plain(title)}">\n${plain(excerpt)}\n</page>`,
  );
  return `<pages>\n${texts.join('\n')}\n</pages>\n\n`;
}
