import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** What the page needs to know about this installation before login. */
export const productSchema = z.object({
  name: z.string(),
  slug: z.string(),
  realtime: z.object({
    key: z.string(),
    cluster: z.string(),
    /** Host of the realtime server; null for the hosted service's cluster. */
    host: z.string().nullable(),
    port: z.number().int().nullable(),
    tls: z.boolean(),
  }),
  engine: z.object({ name: z.string(), description: z.string() }),
  /** Whether words can be tried before login, with `POST /render/preview`. */
  live_preview: z.boolean(),
  /** Prompts of the free plan, which are not refilled. */
  free_prompts: z.number().int(),
  /**
   * The container id of Google Tag Manager; null: visits are not counted and nobody is asked for consent. `debug`:
   * events are also written to the browser's console.
   */
  analytics: z.object({ gtm_id: z.string().nullable(), debug: z.boolean() }),
});
export type Product = z.infer<typeof productSchema>;

export const productRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/product',
    access: 'public',
    summary: 'Get the name, realtime address and engine of this installation.',
    data: productSchema,
  }),
} as const;
