/** Tests that words that the page shows as chips change the picture. */
import { expect, it } from 'vitest';
import { generateImage } from './generate.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { acceptsAttribute } from '../../words/prompt/vocabulary/form-facts.ts';
import type { Attributes } from '../../words/prompt/vocabulary/attributes.ts';
import { attributeTable, type AttributeName } from '../../words/prompt/vocabulary/attributes.ts';
import { detailRows, type DetailName } from '../../words/prompt/vocabulary/details.ts';
import { drawsAttribute, drawsDetail } from '../../words/prompt/vocabulary/draws-word.ts';
import { formRows, type FormName } from '../../words/prompt/vocabulary/forms.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { usualValues } from '../../words/prompt/testing/usual-values.ts';

/** Side of a picture in pixels: large enough for buttons and seams to change single pixels. */
const SIZE = 64;
/** One pair of a form and a word in this many is drawn; the number is prime, so that all attributes are sampled. */
const STRIDE = 37;

/** Words that change a picture only together with others, with the reason. */
const NEEDS_MORE: Readonly<Record<string, string>> = {
  tuck: 'is seen only with a second garment',
  stoneCut: 'is seen only on a piece with a stone',
  'ruffle=cuff': 'is seen only on long sleeves',
  back: 'is seen only from behind',
};

interface Pair {
  readonly form: FormName;
  readonly detail?: DetailName;
  readonly attribute?: AttributeName;
  readonly value?: string;
}

function pairsOf(form: FormName): readonly Pair[] {
  const plain = { form, cut: null, fabric: null };
  const usual = (usualValues[form] ?? '').split(' ');
  const values = (Object.keys(attributeTable) as AttributeName[])
    .filter((attribute) => acceptsAttribute(form, attribute))
    .flatMap((attribute) => Object.keys(attributeTable[attribute]).map((value) => ({ form, attribute, value })))
    .filter(({ attribute, value }) => {
      const word = `${attribute}=${value}`;
      if (value === 'none' || usual.includes(word) || attribute in NEEDS_MORE || word in NEEDS_MORE) return false;
      return drawsAttribute(plain, attribute, value);
    });
  const details = detailRows.filter(({ name }) => drawsDetail(plain, name)).map(({ name }) => ({ form, detail: name }));
  return [...values, ...details];
}

const label = ({ form, detail, attribute, value }: Pair): string => `${form} ${detail ?? `${attribute}=${value}`}`;

const plainPictures = new Map<FormName, string>();

async function pixels(brief: Brief): Promise<string> {
  const words = { prompt: '', negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;
  const size = { width: SIZE, height: SIZE, count: 1, guidance: 30, background: null } as const;
  const scene = { version: 1, brief, seed: 8, guidance: 30, take: {} } as const;
  const image = await generateImage({ operation: 'generate', ...words, ...size }, scene, {
    index: 0,
    isCancelled: () => false,
  });
  return Buffer.from(image.pixels.data).toString('latin1');
}

function briefOf({ form, detail, attribute, value }: Pair): Brief {
  const row = formRows.find(({ name }) => name === form)!;
  // The label of a can is also a verb, and no thing where it stands alone.
  const [read] = [row.label, ...row.says.split(', ')]
    .map((prompt) => readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' }))
    .filter(({ pieces }) => pieces.length > 0);
  if (read === undefined) throw new Error(`No word of the form ${form} is read.`);
  const piece = {
    ...read.pieces[0]!,
    attributes: (attribute ? { [attribute]: value } : {}) as Attributes,
    details: detail ? [detail] : [],
  };
  return { ...read, pieces: [piece] };
}

const sampled = formRows.flatMap(({ name }) => pairsOf(name)).filter((_, index) => index % STRIDE === 0);

it.each(sampled.map((pair) => [label(pair), pair] as const))('draws %s', async (_label, pair) => {
  const { form } = pair;
  // A thread draws one picture at a time.
  if (!plainPictures.has(form)) plainPictures.set(form, await pixels(briefOf({ form })));
  expect((await pixels(briefOf(pair))) === plainPictures.get(form)).toBe(false);
});
