import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { MEGABYTE, REQUIRED_TEXT, UPLOAD_LIMIT_BYTES } from '@kenna/contract';
import type { FastifyError, FastifyRequest } from 'fastify';
import { AppError, invalidFields } from '../shared/app-error.ts';
import { isDiskFull } from '../shared/disk-full.ts';
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

const tooLarge = (limitBytes: number) =>
  new AppError('too_large', { text: `The file is larger than the limit of ${limitBytes / MEGABYTE} MB.` });

/** Writes a file as it arrives, so that a slow or large upload does not occupy memory. */
async function receive({ file }: MultipartFile, path: string, limitBytes: number): Promise<void> {
  // Opened first, so that no file is made after an upload that was cut off has been cleaned up.
  const target = await open(path, 'wx', 0o600);
  await pipeline(file, target.createWriteStream());
  if (file.truncated) throw tooLarge(limitBytes);
}

/** `path` is where the file is written; the caller removes it. */
async function readParts(request: FastifyRequest, path: string, limitBytes: number): Promise<UploadedFile> {
  let declaredType: string | null = null;
  let page: string | null = null;
  for await (const part of request.parts({ limits: { fileSize: limitBytes } })) {
    if (part.type === 'field') {
      const sent = { [part.fieldname]: part.value };
      refuseBroken(sent);
      checkUserId(request, sent);
      if (part.fieldname === 'page') page = String(part.value);
    } else if (part.fieldname === 'image') {
      await receive(part, path, limitBytes);
      declaredType = part.mimetype;
    } else part.file.resume();
  }
  if (declaredType === null) throw invalidFields({ image: REQUIRED_TEXT });
  return { bytes: await readFile(path), declaredType, page };
}

/**
 * Reads the single file in `image`, and checks the form's `user_id`.
 * @throws AppError `too_large`, `invalid_fields`, `unsupported_type` for a request that is no form, `malformed_request` when
 * the form is truncated or has no boundary.
 */
export async function readForm(
  request: FastifyRequest,
  limitBytes: number = UPLOAD_LIMIT_BYTES,
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', { text: 'Send the picture in a form.' });
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    return await readParts(request, path, limitBytes);
  } catch (error) {
    if ((error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(limitBytes);
    // An error that is neither ours nor of the disk comes from the form parser and is caused by the request.
    const isKnown = error instanceof AppError || (error as FastifyError).code?.startsWith('FST_') || isDiskFull(error);
    throw isKnown ? error : new AppError('malformed_request', { text: UNREADABLE_TEXT, cause: error });
  } finally {
    await rm(path, { force: true });
  }
}
