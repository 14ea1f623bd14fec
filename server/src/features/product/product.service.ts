/** Describes this installation for the page before login. */
import type { Product } from '@kenna/contract';
import type { ImageEngine } from '../../ports/image-engine.port.ts';

type Address = Pick<Product['realtime'], 'host' | 'port' | 'tls'>;

export interface ProductSettings {
  readonly name: string;
  readonly slug: string;
  /** Container id of Google Tag Manager; null without analytics. */
  readonly gtmId: string | null;
  /** Whether the page also logs analytics events to the browser's console. */
  readonly gtmDebug: boolean;
  readonly realtime: {
    readonly key: string;
    readonly cluster: string;
    /** Where sockets are opened; null for the address from which the page was loaded. */
    readonly address: Address | null;
  };
}

interface Parts {
  readonly settings: ProductSettings;
  /** The first one represents the installation. */
  readonly engines: readonly Pick<ImageEngine, 'name' | 'description'>[];
  /** Whether Create has live previews when nobody picks an engine. */
  readonly hasPreviews: () => boolean;
  /** Prompts of the free plan. */
  readonly freePrompts: number;
}

export type ProductService = ReturnType<typeof createProductService>;

export function createProductService({ settings, engines, hasPreviews, freePrompts }: Parts) {
  const { name, slug, gtmId, gtmDebug, realtime } = settings;
  const { key, cluster, address } = realtime;
  const [engine] = engines;

  return {
    /** `askedAt`: the address by which the caller reached this server. */
    describe: (askedAt: Address): Product => ({
      name,
      slug,
      realtime: { key, cluster, ...(address ?? askedAt) },
      engine: { name: engine?.name ?? '', description: engine?.description ?? '' },
      live_preview: hasPreviews(),
      free_prompts: freePrompts,
      analytics: { gtm_id: gtmId, debug: gtmDebug },
    }),
  };
}
