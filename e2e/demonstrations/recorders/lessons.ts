/** Pictures of the lessons. Those of one lesson differ in a single word of the prompt. */
import type { RenderRequest } from '@kenna/contract';
import type { Studio } from '../studio.ts';

const DRESS = 'emerald silk slip dress, midi length, cowl neckline, spaghetti straps';
const COAT = 'camel wool coat, double-breasted, belted, peak lapels';
const TALL = { image_width: 640, image_height: 800 } as const;
const SQUARE = { image_width: 640, image_height: 640 } as const;
const WIDE = { image_width: 1280, image_height: 768 } as const;

type Lesson = Partial<RenderRequest> & { readonly prompt: string };

/** Lessons by the name of their file. */
const LESSONS: Readonly<Record<string, Lesson>> = {
  'words-piece': { prompt: 'dress', ...TALL },
  'words-cut': { prompt: 'slip dress, midi length, cowl neckline, spaghetti straps', ...TALL },
  'words-cloth': { prompt: 'silk slip dress, midi length, cowl neckline, spaghetti straps', ...TALL },
  'words-colour': { prompt: DRESS, ...TALL },
  'words-setting': { prompt: `${DRESS}, palace, golden hour`, model: 'kenna3', ...TALL },
  'look-studio': { prompt: COAT, model: 'kennaxl', ...TALL },
  'look-editorial': { prompt: `${COAT}, street at dusk`, model: 'kenna3', ...TALL },
  'look-ink': { prompt: COAT, model: 'kenna', ...TALL },
  'look-flat': { prompt: COAT, model: 'kennasketch', ...WIDE },
  'fabric-wool': { prompt: 'sage wool A-line skirt, midi length, studio', ...SQUARE },
  'fabric-satin': { prompt: 'sage satin A-line skirt, midi length, studio', ...SQUARE },
  'fabric-leather': { prompt: 'sage leather A-line skirt, midi length, studio', ...SQUARE },
  'fabric-tulle': { prompt: 'sage tulle A-line skirt, midi length, studio', ...SQUARE },
  'product-bag': { prompt: 'cognac leather handbag with gold hardware, on marble, window light', ...SQUARE },
  'product-bottle': { prompt: 'amber glass perfume bottle with gold cap, on linen, soft light', ...SQUARE },
  'product-shoe': { prompt: 'white leather sneakers with green heel tab, studio', ...SQUARE },
  'outfit-set': { prompt: 'cream silk blouse and navy wool pleated trousers, studio', ...TALL },
  'textile-lemons': { prompt: 'repeat pattern of lemons on navy', ...SQUARE },
};

export async function lessons({ draw, save }: Studio): Promise<void> {
  for (const [name, lesson] of Object.entries(LESSONS)) await save(name, await draw(lesson), 1280);
}
