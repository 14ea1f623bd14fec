/**
 * Pictures that must go on looking as they do. After a wanted change, look at the new ones and keep them:
 * `UPDATE_GOLDEN=1 npx vitest run engine/src/golden.test.ts`.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { EnginePixels } from './foundation/image/pixels.ts';
import type { Look } from './words/prompt/brief.ts';
import { generateImage } from './run/operations/generate.ts';
import { readBrief } from './words/prompt/read-brief.ts';
import { perceptualDifference } from './testing/perceptual-difference.ts';

const SIZE = 192;

const rows: readonly (readonly [name: string, prompt: string, look: Look])[] = [
  ['draped-back-dress', 'emerald silk evening dress, draped back, studio', 'studio'],
  ['slip-dress', 'black silk slip dress with a v neck and a thigh slit', 'studio'],
  ['ball-gown', 'red satin ball gown, sweetheart neckline', 'studio'],
  ['camisole', 'ivory silk camisole', 'studio'],
  ['puff-sleeve-dress', 'white cotton a-line mini dress with puff sleeves and a square neck', 'studio'],
  ['chiffon-dress', 'blush chiffon maxi dress, halter neck', 'studio'],
  ['flat-lay', 'yellow satin dress, flat lay', 'studio'],
  ['mood-board', 'melancholy of an autumn sea', 'studio'],
  ['pleated-skirt', 'blue pleated midi skirt', 'studio'],
  ['illustrated-slip-dress', 'emerald satin slip dress', 'illustration'],
  ['editorial-gown', 'burgundy velvet ball gown', 'editorial'],
  ['flat-slip-dress', 'emerald satin slip dress', 'flat'],
  ['street-dress', 'white silk slip dress on a street at dusk', 'studio'],
  ['t-shirt', 'white cotton T-shirt', 'studio'],
  ['cable-sweater', 'cream cable knit sweater', 'studio'],
  ['trench', 'camel trench coat, belted', 'studio'],
  ['blazer-from-behind', 'navy wool blazer, back view', 'studio'],
  ['jeans', 'blue denim jeans', 'studio'],
  ['jumpsuit', 'olive boiler suit', 'studio'],
  ['swimsuit', 'red one-piece swimsuit', 'studio'],
  ['scarf', 'grey wool scarf with fringe', 'studio'],
  ['handbag', 'brown leather handbag', 'studio'],
  ['sneaker', 'white leather sneaker with navy details', 'studio'],
  ['pumps', 'black suede pumps', 'studio'],
  ['sunglasses', 'tortoiseshell cat-eye sunglasses', 'studio'],
  ['ring', 'gold ring with an emerald', 'studio'],
  ['watch', 'steel watch with a blue dial', 'studio'],
  ['perfume-bottle', 'amber perfume bottle with a black cap', 'studio'],
  ['chair', 'green velvet armchair', 'studio'],
  ['outfit', 'white shirt under a camel coat, blue jeans', 'studio'],
  ['tweed-close-up', 'navy tweed blazer, close-up of the fabric', 'studio'],
  ['lemon-tile', 'seamless pattern of lemons on navy', 'studio'],
  ['illustrated-coat', 'camel trench coat, belted', 'illustration'],
  ['flat-jeans', 'blue denim jeans', 'flat'],
];

it.each(rows)('draws %s as it was', async (name, prompt, look) => {
  const pixels = await draw(prompt, look);
  const file = fileURLToPath(new URL(`../golden/${name}.png`, import.meta.url));
  if (process.env['UPDATE_GOLDEN'] === '1') await write(file, pixels);
  expect(existsSync(file), `${file} is missing: run once with UPDATE_GOLDEN=1`).toBe(true);
  const { mean, worst } = await perceptualDifference(pixels, await read(file));
  expect(mean).toBeLessThan(1.2);
  expect(worst).toBeLessThan(9);
});

async function draw(prompt: string, look: Look): Promise<EnginePixels> {
  const words = { prompt, negativePrompt: '', accentPrompt: '', styles: [], look };
  const size = { width: SIZE, height: SIZE, count: 1, guidance: 8, background: null, highQuality: false } as const;
  const scene = { version: 1, brief: readBrief(words), seed: 8, guidance: size.guidance, take: {} } as const;
  const image = await generateImage({ operation: 'generate', ...words, ...size }, scene, {
    index: 0,
    isCancelled: () => false,
  });
  return image.pixels;
}

async function read(file: string): Promise<EnginePixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

async function write(file: string, { width, height, channels, data }: EnginePixels): Promise<void> {
  await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toFile(file);
}
