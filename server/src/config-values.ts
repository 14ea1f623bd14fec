/** The forms of environment variables that several of them share, or that need rules of their own. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { PLANS, type Plan } from '@kenna/contract';
import { z } from 'zod';
import { KEY_BYTES } from './shared/security/secret-box.ts';

export const text = z.string().trim();
/** An absolute path; a relative one begins at the folder of the process. */
export const filePath = text.transform((path) => resolve(path));
/** ONNX files for the built-in engine, which checks them: a file that cannot be used is no reason not to start. */
export const modelVariables = {
  BACKGROUND_MODEL: filePath.optional(),
  PARSING_MODEL: filePath.optional(),
  COMPLETION_MODEL: filePath.optional(),
  UPSCALE_MODEL: filePath.optional(),
  FACE_MODEL: filePath.optional(),
};
export const modelPaths = (environment: { readonly [name in keyof typeof modelVariables]?: string | undefined }) => ({
  matting: environment.BACKGROUND_MODEL ?? null,
  parsing: environment.PARSING_MODEL ?? null,
  completion: environment.COMPLETION_MODEL ?? null,
  enlarging: environment.UPSCALE_MODEL ?? null,
  faces: environment.FACE_MODEL ?? null,
});
export const count = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return text
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};
export const probability = z.coerce
  .number('must be a number from 0 to 1')
  .min(0, 'must be a number from 0 to 1')
  .max(1, 'must be a number from 0 to 1');
export const webAddress = text
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be an address such as https://example.com',
  )
  .transform((value) => value.replace(/\/+$/, ''));
export const address = (example: string, protocols: RegExp) =>
  text.refine((value) => protocols.test(URL.parse(value)?.protocol ?? ''), `must be an address such as ${example}`);

/** Completes the name of a key with what it must be. */
export const KEY_FORM = 'must be 32 random bytes in base64, as "openssl rand -base64 32" prints them';

/** The bytes of a key in base64; null when the text has another form. */
export function decodeKey(value: string): Uint8Array | null {
  const key = Buffer.from(value, 'base64');
  return key.length === KEY_BYTES && key.toString('base64') === value ? key : null;
}

const keyOf = (value: string, context: z.RefinementCtx): Uint8Array => {
  const key = decodeKey(value);
  if (key !== null) return key;
  context.addIssue({ code: 'custom', message: KEY_FORM });
  return z.NEVER;
};
export const secretKey = text.transform(keyOf);
export const secretKeys = text.transform((value, context) =>
  value.split(',').map((part) => keyOf(part.trim(), context)),
);

/** Names of networks: this machine, its link, and private networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_HOPS = 10;

function isNetwork(value: string): boolean {
  const [, address = value, prefix] = /^(.+)\/(\d{1,3})$/.exec(value) ?? [];
  const bits = isIP(address) === 6 ? 128 : 32;
  // A prefix of 0 would trust the whole internet.
  return isIP(address) > 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits));
}

export const trustedProxies = text
  .transform((value): string[] | number => (/^\d+$/.test(value) ? Number(value) : value.split(/\s*,\s*/)))
  .refine(
    (value) =>
      typeof value === 'number'
        ? value <= MAX_HOPS
        : value.every((one) => NAMED_NETWORKS.includes(one) || isNetwork(one)),
    `must be addresses and networks separated by commas, such as 10.0.0.0/8, or a number of hops up to ${MAX_HOPS}`,
  );

export const DEFAULT_WEIGHTS: Readonly<Record<Plan, number>> = { free: 1, starter: 2, pro: 4, enterprise: 8 };
const MAX_WEIGHT = 100;

/** Plans that are not named keep their weight. */
export const queueWeights = text.transform((value, context): Readonly<Record<Plan, number>> => {
  const weights = { ...DEFAULT_WEIGHTS };
  for (const part of value.split(',')) {
    const [, plan, weight] = /^\s*([a-z]+)\s*=\s*(\d{1,3})\s*$/.exec(part) ?? [];
    const isValid = PLANS.includes(plan as Plan) && Number(weight) >= 1 && Number(weight) <= MAX_WEIGHT;
    if (isValid) weights[plan as Plan] = Number(weight);
    else
      context.addIssue({
        code: 'custom',
        message: `must name plans with weights from 1 to ${MAX_WEIGHT}, such as free=1,pro=4`,
      });
  }
  return weights;
});

/** The paths of an operator's certificate and key; null unless both are set. */
export function certificateFiles({
  C2PA_CERTIFICATE: certificate,
  C2PA_KEY: key,
}: {
  readonly C2PA_CERTIFICATE?: string | undefined;
  readonly C2PA_KEY?: string | undefined;
}): { readonly certificate: string; readonly key: string } | null {
  return certificate === undefined || key === undefined ? null : { certificate, key };
}

/** Prismic's rule for repository names. */
const REPOSITORY_NAME = /^[a-z0-9][-a-z0-9]{2,}[a-z0-9]$/i;
export const contentEndpoint = text
  .transform((value) => (REPOSITORY_NAME.test(value) ? `https://${value}.cdn.prismic.io/api/v2` : value))
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be the name of a Prismic repository, or an address such as https://my-repository.cdn.prismic.io/api/v2',
  )
  .transform((value) => value.replace(/\/+$/, ''));

/** One library instead of three; collectors take JSON where they take protobuf over HTTP. */
export const otlpProtocol = z.literal('http/json', 'must be http/json, the only protocol for traces here');

export const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no');
