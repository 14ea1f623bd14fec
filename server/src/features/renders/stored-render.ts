/**
 * The stored part of a render's request. The database uses wire names, as answers do; only `readStored` and
 * `writeStored` use them.
 */
import type { NamedColour } from '@kenna/contract/engine-task';
import type { StoredScene } from '../../ports/engine-task.ts';
import { readSettings, writeSettings, type Mode, type RenderSettings, type Settings } from '@kenna/contract';

/** The settings are enough to repeat the render; the other fields are for lineage and delivery. */
export interface StoredRender extends Settings {
  readonly mode: Mode;
  readonly isDialog: boolean;
  readonly seed: number;
  /** The engine that the person picked; null for any. */
  readonly engine: string | null;
  /** True when the person set the seed: engines without seeds are then the last choice. */
  readonly holdsSeed: boolean;
  /** The picture behind `promptImageUrl`. */
  readonly parentImageId: number | null;
  /** The picture behind `blendImageUrl`. */
  readonly blendImageId: number | null;
  /** Words that the page's default prompt added; null where there was none. */
  readonly templateWords: { readonly with: readonly string[]; readonly without: readonly string[] } | null;
  /** The person's own colours that the words name, as they were when the render was created. */
  readonly namedColours: readonly NamedColour[];
  /** The scene of the live preview that the person has seen, which the first picture shows; null without one. */
  readonly seenScene: StoredScene | null;
}

/** The form of the column `renders.request`; rows of older versions lack some fields. */
interface StoredForm extends RenderSettings {
  readonly is_dialog: 0 | 1;
  readonly engine?: string;
  readonly holds_seed?: true;
  readonly parent_image_id: number | null;
  readonly blend_image_id: number | null;
  readonly house_words?: NonNullable<StoredRender['templateWords']>;
  readonly named_colours?: StoredRender['namedColours'];
  readonly seen_scene?: StoredScene;
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
    templateWords: form.house_words ?? null,
    namedColours: form.named_colours ?? [],
    seenScene: form.seen_scene ?? null,
  };
}

export const writeStored = (render: StoredRender): StoredForm => ({
  ...settingsAnswer(render),
  is_dialog: render.isDialog ? 1 : 0,
  ...(render.engine !== null && { engine: render.engine }),
  ...(render.holdsSeed && { holds_seed: true as const }),
  parent_image_id: render.parentImageId,
  blend_image_id: render.blendImageId,
  ...(render.templateWords !== null && { house_words: render.templateWords }),
  ...(render.namedColours.length > 0 && { named_colours: render.namedColours }),
  ...(render.seenScene !== null && { seen_scene: render.seenScene }),
});

/** The settings in the form of an answer. */
export const settingsAnswer = (render: StoredRender): RenderSettings => ({
  page: render.mode,
  ...writeSettings(render),
  seed: render.seed,
});

/** A request that was checked, as it is stored. */
export interface PreparedRender {
  readonly request: StoredRender;
  readonly finalPrompt: string;
  /** SHA-256 of the request, to distinguish a repeated request from a different one with the same key. */
  readonly hash: Buffer;
}
