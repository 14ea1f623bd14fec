import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PageOrigins } from './pages/page-origins.ts';

interface Sources extends PageOrigins {
  /** Whether the page may load Google Tag Manager for people who consent. */
  readonly analytics: boolean;
  /** Whether people reach the product by https, so that browsers may refuse http from then on. */
  readonly isSecure: boolean;
}

/** Origins that the container and Google Analytics need; inline scripts in a container's own tags stay blocked. */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Browsers refuse plain text where it would become markup or a script. `default` has the rules of `guard-sinks.ts` of
 * the web, `dompurify` cleans markup. The tag manager writes markup and scripts of its containers, so it cannot have
 * them.
 */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default', 'dompurify'] };

/** One year, after which a browser that did not return may try http again. */
const HTTPS_ONLY_SECONDS = 365 * 24 * 60 * 60;

/** Headers for answers before any hook runs: the answer is plain text, and no script in it may run. */
export const HEADERS_OF_TEXT = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * Sets strict headers on every answer; scripts may come from our own files, and from the tag manager where it is
 * configured.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { pictures, sockets, analytics, isSecure }: Sources,
): Promise<void> {
  const counting = analytics ? ANALYTICS : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(analytics ? [TAG_MANAGER] : [])],
        // Components set style attributes for positioning.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...pictures, ...counting],
        fontSrc: ["'self'", 'data:'],
        // `blob:` and the pictures' origins: three-dimensional files and their textures are fetched.
        connectSrc: ["'self'", 'blob:', ...pictures, ...sockets, ...counting],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(analytics ? {} : TRUSTED_TYPES),
      },
    },
    // Other sites may live below the same name without TLS.
    strictTransportSecurity: isSecure && { maxAge: HTTPS_ONLY_SECONDS, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
