import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'device';
/** A year. */
const MAX_AGE_SECONDS = 365 * 86_400;

/** The device's token of an earlier login; null without one. */
export function deviceTokenOf({ headers }: FastifyRequest): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === NAME && /^[\w-]{20,200}$/.test(value)) return value;
  }
  return null;
}

/** Only the server reads it, and other sites cannot make the browser send it. */
export function writeDeviceToken(reply: FastifyReply, token: string): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  const cookie = `${NAME}=${token}; Path=/api/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
  reply.header('set-cookie', cookie);
}
