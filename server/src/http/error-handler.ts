import { ERRORS, type Envelope } from '@kenna/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, invalidFields } from '../shared/app-error.ts';
import { BlobStoreUnavailable } from '../ports/blob-store.port.ts';
import { isDatabaseOutage } from '../shared/database-outage.ts';
import { isDiskFull } from '../shared/disk-full.ts';

/** Value of `Retry-After` for temporary errors, in seconds. */
const RETRY_SECONDS = 5;

/** Maps Fastify's own errors to the contract's. */
const REFUSALS: Record<string, () => AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('malformed_request', { text: 'The request is not valid JSON.' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError('malformed_request', { text: 'The request is empty.' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new AppError('malformed_request'),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new AppError('too_large', { text: 'The request is larger than the limit of 1 MB.' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('unsupported_type', { text: 'Send the request as JSON.' }),
  FST_REQ_FILE_TOO_LARGE: () => new AppError('too_large'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new AppError('unsupported_type', { text: 'Send the picture in a form.' }),
  FST_ERR_BAD_URL: () => new AppError('malformed_request', { text: 'The address could not be read.' }),
  FST_PARTS_LIMIT: () => new AppError('malformed_request', { text: 'The form has too many parts.' }),
  FST_FILES_LIMIT: () => new AppError('malformed_request', { text: 'Send one file at a time.' }),
  FST_FIELDS_LIMIT: () => new AppError('malformed_request', { text: 'The form has too many fields.' }),
};

/** Maps a field's name to its message; an unknown field is listed by name, an error of the whole body as `body`. */
function fieldsOf(issues: readonly { instancePath: string; message?: string; params: Record<string, unknown> }[]) {
  const fields: Record<string, string> = {};
  for (const { instancePath, message = 'Invalid', params } of issues) {
    const path = instancePath.slice(1).replaceAll('/', '.');
    const unknown = Array.isArray(params.keys) ? params.keys.map(String) : [];
    if (unknown.length > 0) for (const key of unknown) fields[path ? `${path}.${key}` : key] = 'Unknown field';
    else fields[path || 'body'] ??= message;
  }
  return fields;
}

function toAppError(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidFields(fieldsOf(error.validation));
  const refusal = REFUSALS[error.code];
  if (refusal) return refusal();
  if (error.statusCode === 429) return new AppError('too_many_requests');
  if (isDiskFull(error)) return new AppError('disk_full', { cause: error });
  if (error instanceof BlobStoreUnavailable) return new AppError('unavailable', { cause: error });
  if (isDatabaseOutage(error)) return new AppError('unavailable', { cause: error });
  return error.statusCode !== undefined && error.statusCode < 500 ? new AppError('malformed_request') : null;
}

const envelopeOfError = ({ code, message, data }: AppError): Envelope<unknown> => ({
  code: ERRORS[code].code,
  message,
  data,
});

/** Turns an error of a request into an answer: the envelope, without a stack trace. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  if (known === null) request.log.error({ err: error }, 'unexpected error');
  if (known?.code === 'disk_full') request.log.error({ err: error }, 'a disk is full');
  if (error instanceof BlobStoreUnavailable) request.log.warn({ err: error }, 'the store of files is away');
  const answer = known ?? new AppError('internal', { data: { request_id: request.id } });
  const { status } = ERRORS[answer.code];
  if (status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', RETRY_SECONDS);
  return reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify(envelopeOfError(answer)));
}
