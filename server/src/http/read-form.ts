import type {} from '@fastify/multipart';
import { REQUIRED_TEXT } from '@kenna/contract';
import type { FastifyError, FastifyRequest } from 'fastify';
import { AppError, invalidFields } from '../shared/app-error.ts';
import { refuseBroken } from './refuse-broken-text.ts';
import { checkUserId } from './session.ts';

export interface UploadedFile {
  readonly bytes: Buffer;
  /** The type that the browser declares; the content decides. */
  readonly declaredType: string;
  /** The tool for which it is uploaded, from the form's `page`; null without one. */
  readonly page: string | null;
}

const UNREADABLE_TEXT = 'The form could not be read: it has no boundary, or it was cut off. Send it again.';

async function readParts(request: FastifyRequest): Promise<UploadedFile> {
  let file: Omit<UploadedFile, 'page'> | null = null;
  let page: string | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const sent = { [part.fieldname]: part.value };
      refuseBroken(sent);
      checkUserId(request, sent);
      if (part.fieldname === 'page') page = String(part.value);
    } else if (part.fieldname === 'image') file = { bytes: await part.toBuffer(), declaredType: part.mimetype };
    else part.file.resume();
  }
  if (file === null) throw invalidFields({ image: REQUIRED_TEXT });
  return { ...file, page };
}

/**
 * Reads the single file in `image`, and checks the form's `user_id`.
 * @throws AppError `too_large`, `invalid_fields`, `malformed_request` when the form is truncated or has no boundary.
 */
export async function readForm(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', { text: 'Send the picture in a form.' });
  try {
    return await readParts(request);
  } catch (error) {
    // An error without a code comes from the form parser and is caused by the request.
    const isKnown = error instanceof AppError || (error as FastifyError).code?.startsWith('FST_');
    throw isKnown ? error : new AppError('malformed_request', { text: UNREADABLE_TEXT, cause: error });
  }
}
