/**
 * What the content credentials of a picture state, from its row. Sources: C2PA Technical Specification 2.2, 18.15
 * (actions); IPTC NewsCodes, digital source type; CAWG Metadata 1.1.
 */
import { MODE_TABLE, modelTitle, type ImageTool } from '@kenna/contract';
import type { Ingredient, Statement } from './c2pa/thread-messages.ts';
import type { CredentialsChoice, HistoryRow } from './provenance.repository.ts';

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Where pixels of an engine come from: computed from a scene, or by a trained network. */
export type EngineSource = 'algorithmicMedia' | 'trainedAlgorithmicMedia';

export interface Writer {
  readonly name: string;
  readonly version: string;
}

/** One picture of a history, with what is to be stated about it. */
export interface Step {
  readonly row: HistoryRow;
  readonly parent: Ingredient | null;
  /** The second picture that was used; null also where the statement is only shown. */
  readonly component: Ingredient | null;
  readonly engineSource: EngineSource;
  readonly choice: CredentialsChoice;
  /** Whether the file has another format or size than the picture. */
  readonly isConverted: boolean;
}

/** Tools that change no content: they cut out, enlarge or correct what is there. */
export const ENHANCING: readonly ImageTool[] = ['RemoveBackground', 'UpscaleAndFacelift', 'Adjust'];
const ACTIONS: Partial<Record<ImageTool, string>> = {
  GenerateImage: 'c2pa.created',
  UpscaleAndFacelift: 'c2pa.enhanced',
  Adjust: 'c2pa.color_adjustments',
};

const TITLES = { Adjust: 'Adjust', GenerateImage: 'Generate image' };

export const titleOf = (tool: ImageTool | null): string => {
  if (tool === null) return 'Uploaded picture';
  // The tabs of three tools have the same title, so their names in the navigation are used.
  return tool === 'Adjust' || tool === 'GenerateImage' ? TITLES[tool] : MODE_TABLE[tool].navigation;
};

function sourceTypeOf(tool: ImageTool, engineSource: EngineSource): string {
  if (tool === 'GenerateImage') return engineSource;
  if (ENHANCING.includes(tool)) return 'algorithmicallyEnhanced';
  return engineSource === 'algorithmicMedia' ? 'compositeSynthetic' : 'compositeWithTrainedAlgorithmicMedia';
}

function actionsOf({ row, engineSource, isConverted }: Step, { name, version }: Writer): object[] {
  const { tool, engine, model, createdAt, secondId } = row;
  // A picture that was drawn from words alone has no source; every other begins with its source.
  const opened = tool === 'GenerateImage' ? [] : [{ action: 'c2pa.opened', parameters: { ingredientIds: ['parent'] } }];
  const placed = secondId === null ? [] : [{ action: 'c2pa.placed', parameters: { ingredientIds: ['component'] } }];
  const made =
    tool === null
      ? []
      : [
          {
            action: ACTIONS[tool] ?? 'c2pa.edited',
            when: createdAt.toISOString(),
            ...(model !== null && { description: `The model is ${modelTitle(model, name)}` }),
            softwareAgent: { name: engine ?? name, ...(engine === null && { version }) },
            digitalSourceType: SOURCE_TYPES + sourceTypeOf(tool, engineSource),
          },
        ];
  const converted = isConverted ? [{ action: 'c2pa.converted', softwareAgent: { name, version } }] : [];
  return [...opened, ...placed, ...made, ...converted];
}

function wordsOf({ row: { prompt }, choice: { author, withPrompt } }: Step): object | null {
  const isPromptShown = withPrompt && prompt !== null && prompt !== '';
  if (author === null && !isPromptShown) return null;
  return {
    '@context': { dc: 'http://purl.org/dc/elements/1.1/' },
    ...(author !== null && { 'dc:creator': [author] }),
    ...(isPromptShown && { 'dc:description': prompt }),
  };
}

/** The statement about one picture of a history. */
export function statementOf(step: Step, writer: Writer): Statement {
  const words = wordsOf(step);
  return {
    title: titleOf(step.row.tool),
    generator: writer,
    assertions: [
      { label: 'c2pa.actions.v2', data: { actions: actionsOf(step, writer) } },
      ...(words === null ? [] : [{ label: 'cawg.metadata', data: words }]),
    ],
    parent: step.parent,
    component: step.component,
  };
}

/** The statement about an upload: that it was read and stored anew, from a file with credentials of its own. */
export const uploadStatement = (parent: Ingredient, writer: Writer): Statement => ({
  title: titleOf(null),
  generator: writer,
  assertions: [
    {
      label: 'c2pa.actions.v2',
      data: {
        actions: [
          { action: 'c2pa.opened', parameters: { ingredientIds: ['parent'] } },
          { action: 'c2pa.converted', softwareAgent: writer },
        ],
      },
    },
  ],
  parent,
  component: null,
});
