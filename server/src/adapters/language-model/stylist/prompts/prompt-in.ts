/** Extracts the prompt from a message, without the words that ask for it; null when it names nothing to draw. */
import type { BriefReader } from '../brief-reader.ts';

const ASKING = [
  /^(hi|hello|hey|ok|okay|please|so|well|now|then)\b[\s,!.]*/i,
  /^(can|could|would|will) (you|we|i)( please)?\s+/i,
  /^(please|just|let us|let's|lets|i('d| would)? (like|want|need|love)( you)?( to)?|i am (looking for|after|designing|making)|i'm (looking for|after|designing|making))\s+/i,
  /^(help me( to)?|to)\s+/i,
  /^(write|make|give|create|draw|generate|design|render|show|improve|better|enrich|complete|extend|polish|develop|expand|rewrite|describe|suggest|see|have|do|get|imagine|picture)\b( (me|us|my|this|the|for me))?\s*/i,
  /^(a |an |the |my |this |some |another |better |good |nice |new |detailed )*(prompts?|pictures?|images?|photos?|briefs?|ideas?|renders?|designs?|drawings?)\b\s*(for|of|with|about|showing|that shows|on|from|:|-)?\s*/i,
  /^(me|us|it|with|of|for|about)\s+/i,
  /^[:,\-–"“”'\s]+/,
];

/** Phrases that ask for an answer, or refer to an earlier prompt. */
const NO_PROMPT =
  /\b(vs|versus|what is|what's|difference between|explain)\b|^(wot|wots|names? of|kinds? of|types? of)\b|^(which|what|whats|who|why|how|when|where|is|are|do|does|did|should|was|were)\b|\b(another|other|different|same) (fabric|colou?r|material|cloth)|^(the )?same\b/i;

/** Removes request phrases, which come in any order and number. */
function withoutAsking(text: string): string {
  let left = text.trim();
  for (let round = 0; round < 6; round += 1) {
    const before = left;
    for (const pattern of ASKING) left = left.replace(pattern, '').trim();
    if (left === before) break;
  }
  return left
    .replace(/[\s"“”?!.]+$/, '')
    .replace(/[,\s]+(please|thanks|thank you)$/i, '')
    .replace(/^(an?|the|some) /i, '');
}

export function promptIn({ text, reader }: { readonly text: string; readonly reader: BriefReader }): string | null {
  const prompt = withoutAsking(text.split('\n').find((line) => line.trim() !== '') ?? '');
  if (prompt === '' || NO_PROMPT.test(prompt)) return null;
  const { pieces } = reader.read(prompt);
  return pieces.length > 0 ? prompt : null;
}
