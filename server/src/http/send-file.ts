import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file for a person to save. */
export interface FileAnswer {
  readonly name: string;
  readonly contentType: string;
  /** Null when the size is not known in advance. */
  readonly bytes: number | null;
  readonly body: Readable;
}

/** Supports file names in any script; old clients get an ASCII fallback (RFC 6266, RFC 8187). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** When the client disconnects, the body is destroyed, which its producer notices. */
export function sendFile(reply: FastifyReply, { name, contentType, bytes, body }: FileAnswer): FastifyReply {
  if (bytes !== null) reply.header('content-length', bytes);
  return (
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', dispositionOf(name))
      .header('x-content-type-options', 'nosniff')
      // The content comes from a person's picture, and an SVG could be opened as a page.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(contentType)
      .send(body)
  );
}
