import type { FastifyRequest } from 'fastify';
import { invalidFields } from '../shared/app-error.ts';
import { findBrokenText } from '../shared/text/broken-text.ts';

const TEXT = 'This holds a character that cannot be stored. Type it again.';

/** @throws AppError `invalid_fields`. */
export function refuseBroken(sent: unknown): void {
  const path = findBrokenText(sent);
  if (path !== null) throw invalidFields({ [path || 'body']: TEXT });
}

/** Refuses invalid text in the address or body before a schema or a service sees it. */
export async function refuseBrokenText({ params, query, body }: FastifyRequest): Promise<void> {
  for (const sent of [params, query, body]) refuseBroken(sent);
}
