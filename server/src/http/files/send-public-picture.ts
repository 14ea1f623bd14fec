import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers with a WebP for everybody whose address changes with its content, so it can be cached for ever. */
export const sendPublicPicture = (reply: FastifyReply, body: Readable | Buffer, bytes: number): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-length', bytes)
    .type('image/webp')
    .send(body);
