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

/** SHA-256 of the size and the pixels of a picture as it lies on a piece. */
const pictureNameSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** One of the person's own pictures, and how it is laid on the main piece of a scene. */
export const placedPictureSchema = z
  .strictObject({
    /** One of the person's own pictures. */
    image_id: z.number().int().positive().optional(),
    /** A picture that lies on the piece already, by the name that previews give it in `placed`. */
    picture: pictureNameSchema.optional(),
    /** Takes the picture away from this part, instead of laying it there. */
    removed: z.literal(true).optional(),
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
  .refine(({ image_id: image, picture }) => (image === undefined) !== (picture === undefined), {
    message: 'Send either image_id or picture',
  })
  .refine(({ removed, picture }) => removed === undefined || picture !== undefined, {
    message: 'Send picture to take one away',
  })
  .describe(
    'One of your own pictures on the main piece: cut out first when its background is plain; a picture that is laid on the same part again is moved, and one that is removed is taken away',
  );
export type PlacedPicture = z.output<typeof placedPictureSchema>;

/** A point of a picture as shares of its width and height from the upper left corner. */
const pointSchema = z.tuple([z.number(), z.number()]);
export type PicturePoint = z.infer<typeof pointSchema>;

/** A placed picture as a picture of its piece shows it. */
export const seenPictureSchema = z.object({
  /** Its name, by which a request moves or removes it. */
  picture: pictureNameSchema,
  part: z.enum(ARTWORK_PARTS),
  u: z.number(),
  v: z.number(),
  turn: z.number(),
  mirror: z.boolean(),
  technique: z.enum(ARTWORK_TECHNIQUES),
  /** Width on the piece in millimetres, also where none was asked for; null where none was and it is not drawn. */
  width_mm: z.number().nullable(),
  /** Where the picture shows it; null where its middle is turned away from the camera, and for an all-over print. */
  seen: z
    .object({
      centre: pointSchema,
      /** How far a point of the picture moves for each millimetre that is added to `u`. */
      right: pointSchema,
      /** The same of `v`. */
      up: pointSchema,
      /**
       * The edge from the upper left corner of the placed picture, clockwise, as many points for each side; null for a
       * point beyond the cloth.
       */
      outline: z.array(pointSchema.nullable()),
    })
    .nullable(),
});
export type SeenPicture = z.infer<typeof seenPictureSchema>;
