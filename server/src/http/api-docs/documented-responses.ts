import {
  ERRORS,
  envelopeOf,
  fieldErrorsSchema,
  notDrawableSchema,
  requestReferenceSchema,
  wrongPasswordSchema,
  type ErrorCode,
  type Route,
} from '@kenna/contract';
import { z } from 'zod';

const SESSION_ERRORS: Record<Route['access'], readonly ErrorCode[]> = {
  public: [],
  optional: [],
  session: ['unauthenticated', 'session_ended', 'user_mismatch'],
  active: ['unauthenticated', 'session_ended', 'user_mismatch', 'blocked'],
  admin: ['unauthenticated', 'session_ended', 'user_mismatch', 'blocked', 'not_admin'],
};

const DATA: Partial<Record<ErrorCode, z.ZodType>> = {
  invalid_fields: fieldErrorsSchema,
  internal: requestReferenceSchema,
  not_drawable: notDrawableSchema,
  wrong_collection_password: wrongPasswordSchema,
};

function errorsOf(route: Route): readonly ErrorCode[] {
  const takesInput = route.params ?? route.query ?? route.body;
  return [
    ...SESSION_ERRORS[route.access],
    ...(route.access === 'public' ? [] : (['key_not_allowed'] as const)),
    ...(route.verified ? (['email_unverified'] as const) : []),
    ...(route.body ? (['malformed_request', 'too_large', 'unsupported_type'] as const) : []),
    ...(takesInput ? (['invalid_fields'] as const) : []),
    ...(route.errors ?? []),
    'too_many_requests',
    'internal',
  ];
}

/**
 * Response schemas by HTTP status: success, and the route's errors with their codes and texts. The refused render is
 * left out, because it shares the status of success.
 */
export function documentedResponses(route: Route): Record<string, z.ZodType> {
  const success = route.bare ? route.data : envelopeOf(route.data);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const name of new Set(errorsOf(route))) {
    const { status } = ERRORS[name];
    if (status !== 200) byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  const errors = [...byStatus].map(([status, names]) => {
    const data = z.union(names.map((name) => DATA[name] ?? z.unknown()));
    const description = names.map((name) => `${ERRORS[name].code} ${name}: ${ERRORS[name].text}`).join('\n');
    return [String(status), envelopeOf(data).describe(description)] as const;
  });
  return { 200: success, ...Object.fromEntries(errors) };
}
