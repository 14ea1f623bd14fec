import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file for a person to save. */
export interface FileAnswer {
  readonly name: string;
  readonly contentType: string;
  /** null when it is not known before the end. */
  readonly bytes: number | null;
  readonly body: Readable;
}

/** Names of every script; programs that know only ASCII get one without the rest (RFC 6266, RFC 8187). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A body that its reader leaves is destroyed, which its maker notices. */
export function sendFile(reply: FastifyReply, { name, contentType, bytes, body }: FileAnswer): FastifyReply {
  if (bytes !== null) reply.header('content-length', bytes);
  return (
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', dispositionOf(name))
      .header('x-content-type-options', 'nosniff')
      // What it holds was made of a person's picture, and an SVG may be opened as a page.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(contentType)
      .send(body)
  );
}
