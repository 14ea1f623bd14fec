/**
 * Converts Markdown to rich text: headings, paragraphs, lists, code, pictures in their own paragraph, bold, italic and
 * links. Inline code becomes a span labelled `code`, a quotation becomes paragraphs labelled `note`. Constructs that
 * rich text cannot express, such as tables or nested lists, are reported with their line.
 */
import type { BlockContent, Image, List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Block, DocumentLink, ImageValue, RichText, Span, TextBlock, WebLink } from './document-values.ts';

/** Resolves what a text refers to, and reports its mistakes. */
export interface TextSurroundings {
  /** Returns null for a missing picture, after reporting it. */
  imageOf(name: string, alt: string, copyright: string | null, line: number): ImageValue | null;
  linkTo(target: string, line: number): DocumentLink | WebLink | null;
  wrong(message: string, line: number): void;
}

const lineOf = (node: { position?: { start: { line: number } } | undefined }) => node.position?.start.line ?? 1;
const block = (type: TextBlock['type'], text: string, spans: readonly Span[]): TextBlock => ({
  type,
  text,
  spans,
  direction: 'ltr',
});

/** Collects the text of a block and the spans over it. */
function inlineOf(nodes: readonly PhrasingContent[], around: TextSurroundings): { text: string; spans: Span[] } {
  let text = '';
  const spans: Span[] = [];
  /** Outer spans come first, because the client nests them in this order. */
  function over(children: readonly PhrasingContent[], spanOf: (start: number, end: number) => Span | null): void {
    const [start, place] = [text.length, spans.length];
    children.forEach(add);
    const span = spanOf(start, text.length);
    if (span && span.end > span.start) spans.splice(place, 0, span);
  }
  function add(node: PhrasingContent): void {
    switch (node.type) {
      case 'text':
        text += node.value.replaceAll('\n', ' ');
        return;
      case 'break':
        text += '\n';
        return;
      case 'strong':
        return over(node.children, (start, end) => ({ type: 'strong', start, end }));
      case 'emphasis':
        return over(node.children, (start, end) => ({ type: 'em', start, end }));
      case 'inlineCode': {
        const start = text.length;
        text += node.value;
        spans.push({ type: 'label', start, end: text.length, data: { label: 'code' } });
        return;
      }
      case 'link': {
        const data = around.linkTo(node.url, lineOf(node));
        return over(node.children, (start, end) => data && { type: 'hyperlink', start, end, data });
      }
      case 'image':
        return around.wrong('a picture needs a paragraph of its own', lineOf(node));
      default:
        around.wrong(`${node.type} has no place in rich text`, lineOf(node));
    }
  }
  nodes.forEach(add);
  return { text, spans };
}

const textBlock = (type: TextBlock['type'], nodes: readonly PhrasingContent[], around: TextSurroundings): TextBlock => {
  const { text, spans } = inlineOf(nodes, around);
  return block(type, text, spans);
};

function pictureBlock(node: Image, around: TextSurroundings): Block[] {
  if (!node.alt?.trim())
    around.wrong('a picture needs words for those who do not see it: ![words](name)', lineOf(node));
  const image = around.imageOf(node.url, node.alt ?? '', node.title ?? null, lineOf(node));
  return image ? [{ type: 'image', ...image }] : [];
}

function paragraphBlocks(node: Paragraph, around: TextSurroundings): Block[] {
  const shown = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const pictures = shown.filter((child) => child.type === 'image');
  if (pictures.length > 0 && pictures.length === shown.length) {
    return pictures.flatMap((picture) => pictureBlock(picture, around));
  }
  return [textBlock('paragraph', node.children, around)];
}

function listBlocks({ children, ordered }: List, around: TextSurroundings): Block[] {
  return children.flatMap((item) => {
    const paragraphs = item.children.filter((child) => child.type === 'paragraph');
    if (paragraphs.length !== item.children.length) {
      around.wrong('an entry of a list holds text only; lists inside lists have no place in rich text', lineOf(item));
    }
    const nodes = paragraphs.flatMap((paragraph, index): PhrasingContent[] =>
      index === 0 ? paragraph.children : [{ type: 'break' }, ...paragraph.children],
    );
    return [textBlock(ordered ? 'o-list-item' : 'list-item', nodes, around)];
  });
}

function noteBlocks(children: readonly RootContent[], around: TextSurroundings): Block[] {
  return children.flatMap((child) => {
    if (child.type !== 'paragraph') {
      around.wrong('a quotation holds paragraphs only', lineOf(child));
      return [];
    }
    const { text, spans } = inlineOf(child.children, around);
    return [
      block('paragraph', text, [{ type: 'label', start: 0, end: text.length, data: { label: 'note' } }, ...spans]),
    ];
  });
}

function blocksOf(node: RootContent | BlockContent, around: TextSurroundings): Block[] {
  switch (node.type) {
    case 'heading':
      return [textBlock(`heading${node.depth}`, node.children, around)];
    case 'paragraph':
      return paragraphBlocks(node, around);
    case 'list':
      return listBlocks(node, around);
    case 'code':
      return [block('preformatted', node.value, [])];
    case 'blockquote':
      return noteBlocks(node.children, around);
    default:
      around.wrong(`${node.type} has no place in rich text`, lineOf(node));
      return [];
  }
}

export const richTextOf = (nodes: readonly RootContent[], around: TextSurroundings): RichText =>
  nodes.flatMap((node) => blocksOf(node, around));
