/** The recipes that come with the product. Each asks only for what the built-in engine makes. */
import { ASPECT_SIZES, recipeShotsSchema, writePicked, type Recipes, type RunShot } from '@kenna/contract';
import type { z } from 'zod';

type Shot = z.input<typeof recipeShotsSchema>[number];
type Preset = Recipes['presets'][number];

const TALL = writePicked(ASPECT_SIZES.tall);
const SQUARE = writePicked(ASPECT_SIZES.square);
const TRANSPARENT = writePicked({ background: 'transparent' });
const WHITE = writePicked({ background: '#ffffff' });
/** An off-white, as pictures for social media have. */
const PAPER = writePicked({ background: '#f1efe9' });
/** Large enough for the zoom of shops. */
const PACKSHOT = writePicked({ width: 1600, height: 1600 });

/** A shot on pure white, as shops ask for it. */
const onWhite = (name: string, view: string, prompt = '{name}'): Shot => ({
  ...TALL,
  ...WHITE,
  name,
  prompt,
  take: { view },
});
const inPlace = (name: string, setting: string): Shot => ({
  ...TALL,
  name,
  prompt: '{name}',
  model: 'kenna3',
  take: { setting },
});

const preset = (name: string, about: string, shots: readonly Shot[], columns: readonly string[] = []): Preset => ({
  name,
  about,
  columns: [...columns],
  shots: recipeShotsSchema.parse(shots) satisfies RunShot[],
});

export const PRESET_RECIPES: readonly Preset[] = [
  preset('Packshot', 'Your photograph of each product, cut out and set on pure white with its shadow.', [
    {
      name: 'Packshot',
      photograph: 1,
      steps: [
        { page: 'RemoveBackground', ...writePicked({ highQuality: true }) },
        { page: 'Backdrop', ...WHITE, ...PACKSHOT },
      ],
    },
  ]),
  preset('Four views', 'All around the product, on pure white.', [
    onWhite('Front', 'front'),
    onWhite('Three-quarter', 'three-quarter'),
    onWhite('Side', 'side'),
    onWhite('Back', 'back'),
  ]),
  preset('Details', 'The whole product, a part of it, and its material.', [
    onWhite('Front', 'front'),
    onWhite('Close-up', 'close-up'),
    onWhite('Material', 'macro'),
  ]),
  preset('Ghost mannequin', 'Clothes that look worn, without anybody in them.', [
    onWhite('Front', 'front', '{name}, ghost mannequin'),
    onWhite('Back', 'back', '{name}, ghost mannequin'),
  ]),
  preset('On a mannequin', 'Clothes on a standing display mannequin, from three sides.', [
    onWhite('Front', 'front', '{name} on a model, standing'),
    onWhite('Three-quarter', 'three-quarter', '{name} on a model, standing'),
    onWhite('From behind', 'back', '{name} on a model, standing'),
  ]),
  preset('Flat lay and hanger', 'The product from above, lying flat, and clothes on a hanger.', [
    { ...SQUARE, ...WHITE, name: 'Flat lay', prompt: '{name}', take: { view: 'flat' } },
    onWhite('On a hanger', 'front', '{name} on a hanger'),
  ]),
  preset('Enlarged', 'Your photograph of each product, with twice and with four times the pixels.', [
    { name: 'Twice', photograph: 1, steps: [{ page: 'UpscaleAndFacelift', upscale: 2 }] },
    { name: 'Four times', photograph: 1, steps: [{ page: 'UpscaleAndFacelift', upscale: 4 }] },
  ]),
  preset('Technical flat', 'Line drawings for a specification sheet.', [
    { ...onWhite('Front', 'front'), model: 'kennasketch' },
    { ...onWhite('Back', 'back'), model: 'kennasketch' },
  ]),
  preset(
    'Colourways',
    'The same piece in three colours, which the sheet names for each product.',
    ['colour_1', 'colour_2', 'colour_3'].map((column, index) =>
      onWhite(`Colour ${index + 1}`, 'front', `{${column}} {name}`),
    ),
    ['colour_1', 'colour_2', 'colour_3'],
  ),
  preset('Cut-out', 'The product alone, on a transparent background.', [
    { ...SQUARE, ...TRANSPARENT, name: 'Cut-out', prompt: '{name}', take: { view: 'front' } },
  ]),
  preset('In a place', 'Editorial pictures in a street, a garden and a room.', [
    inPlace('Street', 'street'),
    inPlace('Garden', 'garden'),
    inPlace('Room', 'interior'),
  ]),
  preset('Social media', 'A square, a portrait and a story.', [
    { ...writePicked({ width: 1080, height: 1080 }), ...PAPER, name: 'Square', prompt: '{name}' },
    { ...writePicked({ width: 1080, height: 1350 }), ...PAPER, name: 'Portrait', prompt: '{name}' },
    { ...writePicked({ width: 864, height: 1536 }), ...PAPER, name: 'Story', prompt: '{name}' },
  ]),
];
