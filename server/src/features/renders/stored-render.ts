/**
 * What a render keeps of its request. In the database it has the names of the wire, as answers do; `readStored` and
 * `writeStored` are the only places that know them.
 */
import { readSettings, writeSettings, type Mode, type RenderSettings, type Settings } from '@kenna/contract';

/** The settings make the render again; the rest is lineage and delivery. */
export interface StoredRender extends Settings {
  readonly mode: Mode;
  readonly isDialog: boolean;
  readonly seed: number;
  /** The engine that the person picked; null for any. */
  readonly engine: string | null;
  /** The person set the seed: engines without seeds come last. */
  readonly holdsSeed: boolean;
  /** The picture behind `promptImageUrl`. */
  readonly parentImageId: number | null;
  /** The picture behind `blendImageUrl`. */
  readonly blendImageId: number | null;
  /** What the default prompt of the page added to the words of the person; null where there was none. */
  readonly houseWords: { readonly with: readonly string[]; readonly without: readonly string[] } | null;
}

/** As it lies in the column `renders.request`; rows of older versions leave fields out. */
interface StoredForm extends RenderSettings {
  readonly is_dialog: 0 | 1;
  readonly engine?: string;
  readonly holds_seed?: true;
  readonly parent_image_id: number | null;
  readonly blend_image_id: number | null;
  readonly house_words?: NonNullable<StoredRender['houseWords']>;
}

/** The form was validated when it was stored. */
export function readStored(stored: unknown): StoredRender {
  const form = stored as StoredForm;
  return {
    ...readSettings(form.page, { ...form }),
    mode: form.page,
    isDialog: form.is_dialog === 1,
    seed: form.seed,
    engine: form.engine ?? null,
    holdsSeed: form.holds_seed === true,
    parentImageId: form.parent_image_id,
    blendImageId: form.blend_image_id,
    houseWords: form.house_words ?? null,
  };
}

export const writeStored = (render: StoredRender): StoredForm => ({
  ...settingsAnswer(render),
  is_dialog: render.isDialog ? 1 : 0,
  ...(render.engine !== null && { engine: render.engine }),
  ...(render.holdsSeed && { holds_seed: true as const }),
  parent_image_id: render.parentImageId,
  blend_image_id: render.blendImageId,
  ...(render.houseWords !== null && { house_words: render.houseWords }),
});

/** The settings as an answer carries them. */
export const settingsAnswer = (render: StoredRender): RenderSettings => ({
  page: render.mode,
  ...writeSettings(render),
  seed: render.seed,
});
