import { MEGABYTE, VERIFICATION_LIMIT_BYTES } from '../constants.ts';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { credentialsChoiceSchema, recordedStepSchema, verificationSchema } from './provenance.schema.ts';
import { coercedUserId } from '../user-id.schema.ts';

export const provenanceRoutes = {
  verify: defineRoute({
    method: 'POST',
    path: '/verify',
    access: 'public',
    encoding: 'multipart',
    fileLimitBytes: VERIFICATION_LIMIT_BYTES,
    summary: `Read the content credentials and the invisible mark of a picture (JPG, PNG, WebP, AVIF, TIFF or SVG; at most ${VERIFICATION_LIMIT_BYTES / MEGABYTE} MB): who signed it, how it was made, and whether it was changed since. The file is not stored.`,
    data: verificationSchema,
    errors: ['too_large', 'unsupported_type'],
  }),
  history: defineRoute({
    method: 'GET',
    path: '/picture/history',
    access: 'optional',
    scope: 'read',
    summary:
      'Get how a picture was made, from an address at which you see it: the picture itself first, then those from which it was made.',
    query: z.object({ image_url: z.string().min(1).max(2000), user_id: coercedUserId }),
    data: z.object({ chain: z.array(recordedStepSchema) }),
    errors: ['not_found'],
  }),
  choice: defineRoute({
    method: 'GET',
    path: '/user/credentials',
    access: 'active',
    summary: 'Get what the content credentials of your pictures name: an author, and the prompt.',
    data: credentialsChoiceSchema,
  }),
  choose: defineRoute({
    method: 'POST',
    path: '/user/credentials',
    access: 'active',
    summary: 'Choose what the content credentials of your pictures name from now on.',
    body: credentialsChoiceSchema,
    data: credentialsChoiceSchema,
  }),
} as const;
