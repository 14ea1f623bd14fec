import { MEGABYTE, UPLOAD_LIMIT_BYTES } from './constants.ts';

/**
 * The closed list of errors. `status` is the HTTP status, `text` is shown to the person. Code 1 is the specification's
 * refused render: it has HTTP 200, because the call itself succeeded.
 */
export const ERRORS = {
  render_refused: {
    code: 1,
    status: 200,
    text: 'We are unable to complete your request. Please try again later.',
  },
  malformed_request: { code: 1001, status: 400, text: 'The request could not be read.' },
  unauthenticated: { code: 1002, status: 401, text: 'Please log in to continue.' },
  session_ended: { code: 1003, status: 401, text: 'Your session has ended. Please log in again.' },
  wrong_credentials: { code: 1004, status: 401, text: 'This e-mail address and password do not match.' },
  quota_exceeded: { code: 1005, status: 402, text: 'Your plan has nothing left. Choose a plan to continue.' },
  payment_required: { code: 1006, status: 402, text: 'A payment is needed to continue.' },
  blocked: { code: 1007, status: 403, text: 'This account is blocked.' },
  not_owner: { code: 1008, status: 403, text: 'This belongs to another person.' },
  user_mismatch: { code: 1009, status: 403, text: 'The user of the request is not the one logged in.' },
  not_found: { code: 1010, status: 404, text: 'Not found.' },
  conflict: { code: 1011, status: 409, text: 'This was changed in the meantime. Reload and try again.' },
  not_cancellable: { code: 1012, status: 409, text: 'This render has already ended.' },
  not_retryable: { code: 1013, status: 409, text: 'Only a failed or cancelled render can be tried again.' },
  idempotency_conflict: {
    code: 1014,
    status: 409,
    text: 'This idempotency key was used for another request.',
  },
  too_slow: {
    code: 1062,
    status: 408,
    text: 'This arrived too slowly and was stopped. Try again with a better connection.',
  },
  too_large: {
    code: 1015,
    status: 413,
    text: `The file is larger than the limit of ${UPLOAD_LIMIT_BYTES / MEGABYTE} MB.`,
  },
  unsupported_type: {
    code: 1016,
    status: 415,
    text: 'This file type is not accepted. Use JPG, JPEG, PNG, WebP, AVIF or HEIC.',
  },
  invalid_fields: { code: 1017, status: 422, text: 'Some fields need your attention.' },
  image_too_small: {
    code: 1018,
    status: 422,
    text: 'Unable to upload. Please ensure that your image dimensions exceed 200x200 pixels.',
  },
  image_unreadable: { code: 1019, status: 422, text: 'This file is not a readable image.' },
  image_too_many_pixels: { code: 1020, status: 422, text: 'This image has more pixels than can be handled.' },
  reset_link_invalid: {
    code: 1021,
    status: 422,
    text: 'This link is no longer valid. Ask for a new one.',
  },
  too_many_requests: { code: 1023, status: 429, text: 'Too many attempts. Please wait a moment.' },
  internal: { code: 1024, status: 500, text: 'An unexpected error has occurred. Please try again' },
  engine_unavailable: { code: 1025, status: 503, text: 'No image engine is available. Please try again later.' },
  wrong_collection_password: {
    code: 1027,
    status: 403,
    text: 'That password does not open this collection.',
  },
  collection_locked: { code: 1028, status: 403, text: 'This collection is private. Enter its password.' },
  not_admin: { code: 1029, status: 403, text: 'Only an admin may do this.' },
  payment_declined: { code: 1030, status: 402, text: 'The payment did not go through. Try another card.' },
  nothing_to_change: { code: 1031, status: 409, text: 'There is nothing to change.' },
  billing_unavailable: {
    code: 1032,
    status: 503,
    text: 'Payments are not available right now. You were not charged. Please try again in a moment.',
  },
  otp_required: { code: 1035, status: 401, text: 'Enter the code from your authenticator app.' },
  otp_wrong: { code: 1036, status: 401, text: 'This code is wrong or was already used. Enter the next one.' },
  email_unverified: {
    code: 1037,
    status: 403,
    text: 'Confirm your e-mail address first. Open the link in your mailbox, or request a new one on your profile.',
  },
  verification_link_invalid: {
    code: 1038,
    status: 422,
    text: 'This link is no longer valid. Request a new one on your profile.',
  },
  key_not_allowed: { code: 1039, status: 403, text: 'This API key does not have permission for this.' },
  content_unavailable: {
    code: 1040,
    status: 503,
    text: 'The help pages are not available right now. Please try again in a moment.',
  },
  queue_unavailable: { code: 1026, status: 503, text: 'The render queue is not available. Please try again later.' },
  answering: { code: 1041, status: 409, text: 'An answer is still being written. Wait for it, or stop it.' },
  answer_not_repeatable: {
    code: 1042,
    status: 409,
    text: 'Only an answer of the assistant can be stopped or asked for again.',
  },
  storage_full: {
    code: 1050,
    status: 409,
    text: 'Your storage is full. Nothing was made or charged. Empty the bin, delete pictures for good, or choose a larger plan.',
  },
  queue_full: {
    code: 1051,
    status: 429,
    text: 'Many of your renders are waiting. Nothing was charged. Send this one again when some have started.',
  },
  unavailable: {
    code: 1060,
    status: 503,
    text: 'The studio cannot answer right now. Please try again in a moment.',
  },
  disk_full: {
    code: 1061,
    status: 507,
    text: 'The studio has no space left to store this. Nothing was charged. Please try again later.',
  },
  not_drawable: {
    code: 1070,
    status: 422,
    text: 'The built-in engine cannot draw this yet. Nothing was charged.',
  },
  unsigned: {
    code: 1080,
    status: 503,
    text: 'This file could not be signed, so it was not delivered. Please try again, or ask the operator.',
  },
  protected_account: { code: 1043, status: 403, text: 'You cannot block yourself or another admin.' },
} as const satisfies Record<string, { code: number; status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

const namesByCode = new Map<number, ErrorCode>(
  Object.entries(ERRORS).map(([name, error]) => [error.code, name as ErrorCode]),
);

/** The name of a numeric code; null when this client does not know the code. */
export const errorNameOf = (code: number): ErrorCode | null => namesByCode.get(code) ?? null;
