import type { RenderSettings } from '@kenna/contract';

/** What a request is stored as. `settings` make the render again; the rest is lineage and delivery. */
export interface StoredRequest extends RenderSettings {
  readonly is_dialog: 0 | 1;
  /** That the person picked; absent for any. */
  readonly engine?: string;
  /** The person set the seed: engines without seeds come last. */
  readonly holds_seed?: true;
  /** The picture behind `prompt_image_url`. */
  readonly parent_image_id: number | null;
  /** The picture behind `blend_image_url`. */
  readonly blend_image_id: number | null;
  /** What the default prompt of the page added to the words of the person; absent where there was none. */
  readonly house_words?: { readonly with: readonly string[]; readonly without: readonly string[] };
}
