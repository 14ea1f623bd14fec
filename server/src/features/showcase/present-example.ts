import type { ImageItem, ShowcaseStatus, Submission } from '@kenna/contract';
import type { BuiltInPicture } from '../../shared/built-in-pictures.ts';

/** A built-in picture that the showcase shows as an example. */
export type Example = BuiltInPicture & { readonly showcase: NonNullable<BuiltInPicture['showcase']> };

export const isExample = (picture: BuiltInPicture): picture is Example => picture.showcase !== undefined;

/** Examples are no rows of the tables: their ids in answers are negative, so that they never equal a row's. */
export const answeredId = ({ showcase }: Example): number => -showcase.id;

interface Presented {
  readonly maker: string;
  readonly status: Exclude<ShowcaseStatus, 'submitted'>;
  /** Null for an example on which no admin has decided. */
  readonly decidedAt: Date | null;
}

/** An example like a submission of a person, with the note that ships with it. */
export function presentExample(example: Example, { maker, status, decidedAt }: Presented): Submission {
  const { showcase } = example;
  const image = imageOf(example);
  const times = { submitted_at: image.created_at, decided_at: decidedAt?.toISOString() ?? null };
  return { id: image.id, image, maker, notes: [showcase.note], is_example: true, status, ...times };
}

function imageOf(example: Example): ImageItem {
  const { prompt, negative_prompt, model, width, height, thumbhash, variants, showcase } = example;
  const id = answeredId(example);
  const largest = variants.at(-1)!.url;
  return {
    id,
    image_id: id,
    render_id: null,
    image_url: largest,
    webp_image_url: largest,
    variants: [...variants],
    thumbhash,
    width,
    height,
    prompt,
    negative_prompt,
    final_prompt: prompt,
    model,
    engine: 'Built-in engine',
    seed: null,
    remarks: [],
    brief: [],
    scene: null,
    figure: false,
    take: {},
    parent_image_id: null,
    tool: 'GenerateImage',
    adjustment: null,
    is_like: false,
    is_bookmark: false,
    is_nsfw: false,
    created_at: new Date(showcase.drawn_on).toISOString(),
    can: { edit: false, delete: false, share: false },
  };
}
