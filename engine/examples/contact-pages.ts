import type { Look, SceneVocabulary, Take, VocabularyEntry } from '../src/index.ts';
import type { Cell } from './draw-cells.ts';

export interface ContactPage {
  readonly name: string;
  readonly columns: number;
  readonly cells: readonly Cell[];
  /** Lines of each caption, 1 by default. */
  readonly lines?: number;
}

const LOOKS = ['studio', 'editorial', 'illustration', 'flat'] as const satisfies readonly Look[];
/** Attributes whose values the page of variations shows on a dress. */
const VARIED = ['silhouette', 'neckline', 'sleeveShape', 'collar', 'back', 'ruffle', 'pleat'] as const;

/**
 * Pages of every form, fabric, pattern, setting, light and view, and of the attributes in `VARIED`, from the engine's
 * own vocabulary, so that new entries join their page by themselves.
 */
export function contactPages({ kinds, attributes }: SceneVocabulary): readonly ContactPage[] {
  const labels = (entries: readonly VocabularyEntry[] = []) => entries.map(({ label }) => label);
  return [
    page('forms', 8, labels(kinds.form), (label) =>
      LOOKS.map((look) => ({ caption: `${label}, ${look}`, prompt: label, look })),
    ),
    page(
      'variations',
      10,
      VARIED.flatMap((name) => labels(attributes[name])),
      (label) => [studio(`dress, ${label}`)],
    ),
    page('fabrics', 9, labels(kinds.fabric), (label) =>
      ['dress', 'blazer', 'handbag'].map((form) => studio(`${label} ${form}`)),
    ),
    page('patterns', 9, labels(kinds.pattern), (label) => [
      studio(`${label} dress`),
      studio(`${label} shirt`),
      studio(`seamless repeat pattern of ${label}`),
    ]),
    takes('settings', 'setting', kinds.setting, ['red satin dress', 'tan leather handbag', 'perfume bottle']),
    takes('lights', 'light', kinds.light, ['emerald satin dress', 'black leather handbag', 'perfume bottle']),
    takes('views', 'view', kinds.view, ['silk dress', 'tweed blazer', 'blue jeans', 'sneaker', 'tan handbag', 'chair']),
  ];
}

const studio = (prompt: string): Cell => ({ caption: prompt, prompt, look: 'studio' });

function page(
  name: string,
  columns: number,
  labels: readonly string[],
  cellsOf: (label: string) => readonly Cell[],
): ContactPage {
  return { name, columns, cells: labels.flatMap(cellsOf) };
}

/** One row per prompt: exactly the same subject with each value of the take's field. */
function takes(
  name: string,
  field: 'setting' | 'light' | 'view',
  entries: readonly VocabularyEntry[] = [],
  prompts: readonly string[],
): ContactPage {
  const cells = prompts.flatMap((prompt) =>
    entries.map(({ name: value, label }): Cell => {
      const take: Take = { [field]: value };
      return { caption: `${label}, ${prompt}`, prompt, look: 'studio', take };
    }),
  );
  return { name, columns: entries.length, cells };
}
