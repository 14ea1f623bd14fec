/** Answers what this installation is, for a page on which nobody has logged in yet. */
import type { Product } from '@kenna/contract';
import type { ImageEngine } from '../../ports/image-engine.port.ts';

interface Parts {
  readonly settings: Pick<Product, 'name' | 'slug' | 'realtime'>;
  readonly engines: readonly Pick<ImageEngine, 'name' | 'description'>[];
}

export type ProductService = ReturnType<typeof createProductService>;

export function createProductService({ settings, engines }: Parts) {
  const { name, slug, realtime } = settings;
  return {
    describe(): Product {
      const [engine] = engines;
      return { name, slug, realtime, engine: { name: engine?.name ?? '', description: engine?.description ?? '' } };
    },
  };
}
