const isBlock = (value: unknown): value is { type: string; text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'type' in value;

/** A section of a document below one heading. */
export interface Passage {
  /** Empty above the first heading. */
  readonly heading: string;
  readonly text: string;
}

/** A field's text, which may be rich text or plain text, depending on the repository; '' for other values. */
export const plainText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value
          .filter(isBlock)
          .map(({ text }) => text)
          .join('\n')
      : '';

function ofRichText(blocks: readonly unknown[]): Passage[] {
  const passages: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const block of blocks.filter(isBlock)) {
    if (block.type.startsWith('heading')) passages.push({ heading: block.text, lines: [] });
    else passages.at(-1)!.lines.push(block.text);
  }
  return passages.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }));
}

/** Text of a group's entry: a question with its answer, a step with its caption. */
function ofEntry(entry: object): Passage {
  const texts = Object.values(entry)
    .map(plainText)
    .filter((text) => text !== '');
  return texts.length > 1
    ? { heading: texts[0]!, text: texts.slice(1).join('\n') }
    : { heading: '', text: texts.join() };
}

/** The readable text of a document by section, without its title. */
export function passagesOf(data: Readonly<Record<string, unknown>>): Passage[] {
  const passages = Object.entries(data).flatMap(([name, value]): Passage[] => {
    if (name === 'title' || typeof value !== 'object')
      return name === 'summary' ? [{ heading: '', text: plainText(value) }] : [];
    if (!Array.isArray(value)) return [];
    return value.some(isBlock) ? ofRichText(value) : value.map((entry: object) => ofEntry(entry));
  });
  return passages.filter(({ text }) => text !== '');
}
