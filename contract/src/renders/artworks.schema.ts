import { z } from 'zod';

/** Where on a piece a picture can be laid; a piece without such a part says so under the result. */
export const ARTWORK_PARTS = [
  'front',
  'chest',
  'left chest',
  'right chest',
  'back',
  'left sleeve',
  'right sleeve',
  'pocket',
  'hem',
  'leg',
  'peak',
  'label',
  'all over',
] as const;
export type ArtworkPart = (typeof ARTWORK_PARTS)[number];

export const ARTWORK_TECHNIQUES = ['print', 'flock', 'foil', 'embroidery', 'patch', 'deboss'] as const;
export type ArtworkTechnique = (typeof ARTWORK_TECHNIQUES)[number];

/** Maximum number of pictures that one request lays on a piece, and of all artworks of a piece. */
export const ARTWORK_LIMIT = 20;
/** Farthest in millimetres from the centre of its part. */
const FARTHEST = 1000;
/** Least and greatest width in millimetres. */
export const ARTWORK_WIDTHS = { least: 5, greatest: 1500 } as const;

/** One of the person's own pictures, and how it is laid on the main piece of a scene. */
export const placedPictureSchema = z
  .strictObject({
    image_id: z.number().int().positive(),
    part: z.enum(ARTWORK_PARTS).default('front'),
    /** Millimetres of flat cloth from the part's centre to the right. */
    u: z.number().min(-FARTHEST).max(FARTHEST).default(0),
    /** Millimetres of flat cloth above the part's centre. */
    v: z.number().min(-FARTHEST).max(FARTHEST).default(0),
    /** Degrees clockwise. */
    turn: z.number().min(-180).max(180).default(0),
    /**
     * Width on the piece in millimetres; null for the usual width of the part. Of an all-over print, that of one
     * repeat.
     */
    width_mm: z.number().min(ARTWORK_WIDTHS.least).max(ARTWORK_WIDTHS.greatest).nullable().default(null),
    mirror: z.boolean().default(false),
    technique: z.enum(ARTWORK_TECHNIQUES).default('print'),
  })
  .describe(
    'One of your own pictures on the main piece: cut out first when its background is plain; a picture that is laid on the same part again is moved',
  );
export type PlacedPicture = z.output<typeof placedPictureSchema>;
