import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  cursorQuerySchema,
  renderAcceptedSchema,
  renderIdParamsSchema,
  renderJobListSchema,
  renderListSchema,
  renderRequestSchema,
  renderViewSchema,
} from './renders.schema.ts';
import { sceneFileRequestSchema, sceneFileSchema } from './scene-files.schema.ts';
import { sceneVocabularySchema } from './scenes.schema.ts';

export const renderRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/render',
    access: 'active',
    summary: 'Ask for pictures. Answers at once; the pictures arrive by realtime events.',
    body: renderRequestSchema,
    data: renderAcceptedSchema,
    errors: [
      'render_refused',
      'quota_exceeded',
      'not_owner',
      'not_found',
      'idempotency_conflict',
      'engine_unavailable',
      'queue_unavailable',
    ],
  }),
  vocabulary: defineRoute({
    method: 'GET',
    path: '/render/vocabulary',
    access: 'active',
    summary:
      'The words that the engine draws: views, lights, settings, fabrics, colours and what else a chip may become.',
    data: sceneVocabularySchema,
  }),
  sceneFile: defineRoute({
    method: 'POST',
    path: '/user/image/scene/file',
    access: 'active',
    summary: 'Take what a picture of yours shows away as a file; made once, after which the same file is answered.',
    body: sceneFileRequestSchema,
    data: sceneFileSchema,
    errors: ['not_found', 'not_owner', 'invalid_fields', 'engine_unavailable'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/render/list',
    access: 'active',
    summary: 'Your renders with their pictures, newest first.',
    query: cursorQuerySchema,
    data: renderListSchema,
  }),
  jobs: defineRoute({
    method: 'GET',
    path: '/render/jobs',
    access: 'active',
    summary: 'The notification list: your renders, newest first, without their pictures.',
    query: cursorQuerySchema,
    data: renderJobListSchema,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/render/:id',
    access: 'active',
    summary: 'One render with its pictures.',
    params: renderIdParamsSchema,
    data: renderViewSchema,
    errors: ['not_found'],
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/render/:id/cancel',
    access: 'active',
    summary: 'Stop a waiting or running render; what was not delivered is not charged.',
    params: renderIdParamsSchema,
    data: renderViewSchema,
    errors: ['not_found', 'not_cancellable'],
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/render/:id/retry',
    access: 'active',
    summary: 'Run a failed or cancelled render again with the same settings.',
    params: renderIdParamsSchema,
    data: renderViewSchema,
    errors: ['not_found', 'not_retryable', 'quota_exceeded'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/render/:id',
    access: 'active',
    summary: 'Remove a render from the list; a running one is cancelled first, its pictures stay in My images.',
    params: renderIdParamsSchema,
    data: z.null(),
    errors: ['not_found'],
  }),
} as const;
