import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface Sources {
  /** Origins that pictures are loaded from, beside our own. */
  readonly pictures: readonly string[];
  /** Origins that the page may open sockets to, beside our own. */
  readonly sockets: readonly string[];
  /** Whether the page may load Google Tag Manager, for who allows it. */
  readonly analytics: boolean;
}

/** What the container and Google Analytics load and call; scripts inside a container's own tags stay shut out. */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** For an answer that is given before anything else is set: it is text, and nothing in it runs. */
export const HEADERS_OF_TEXT = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Strict headers for every answer; scripts come from our own files, and from the tag manager where there is one. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { pictures, sockets, analytics }: Sources,
): Promise<void> {
  const counting = analytics ? ANALYTICS : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(analytics ? [TAG_MANAGER] : [])],
        // Components place themselves with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...pictures, ...counting],
        fontSrc: ["'self'", 'data:'],
        // `blob:` and the pictures' origins: three-dimensional files and the textures inside them are fetched.
        connectSrc: ["'self'", 'blob:', 'ws:', 'wss:', ...pictures, ...sockets, ...counting],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only a proxy in front knows whether the site is served over TLS.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
