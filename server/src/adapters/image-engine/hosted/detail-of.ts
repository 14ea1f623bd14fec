import { z } from 'zod';

const fields = z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])).default([]), msg: z.string() }));
const said = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z
    .object({ detail: fields })
    .transform(({ detail }) => detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ title: z.string() }).transform(({ title }) => title),
]);

/** What a service says about a request that it refuses, in the usual places; null where it says nothing. */
export const detailOf = (body: unknown): string | null => said.safeParse(body).data ?? null;
