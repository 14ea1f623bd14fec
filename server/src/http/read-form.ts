import type {} from '@fastify/multipart';
import { REQUIRED_TEXT } from '@kenna/contract';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidFields } from '../shared/app-error.ts';
import { checkUserId } from './session.ts';

export interface UploadedFile {
  readonly bytes: Buffer;
  /** What the browser says it is; the content decides. */
  readonly declaredType: string;
  /** The tool that it is for, from the form's `page`; null without one. */
  readonly page: string | null;
}

/** The one file in `image`, with the form's `user_id` checked. @throws AppError `too_large`, `invalid_fields`. */
export async function readForm(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', { text: 'Send the picture in a form.' });
  let file: Omit<UploadedFile, 'page'> | null = null;
  let page: string | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      checkUserId(request, { [part.fieldname]: part.value });
      if (part.fieldname === 'page') page = String(part.value);
    } else if (part.fieldname === 'image') file = { bytes: await part.toBuffer(), declaredType: part.mimetype };
    else part.file.resume();
  }
  if (file === null) throw invalidFields({ image: REQUIRED_TEXT });
  return { ...file, page };
}
