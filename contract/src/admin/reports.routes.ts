import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  decideReportSchema,
  reportListSchema,
  reportSchema,
  reportShowcasePictureSchema,
  reportsQuerySchema,
} from './reports.schema.ts';

export const reportRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/admin/reports',
    access: 'admin',
    summary: 'List reported pictures of one status: waiting ones oldest first, decided ones latest first.',
    query: reportsQuerySchema,
    data: reportListSchema,
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/admin/reports/decide',
    access: 'admin',
    summary:
      'Decide about a reported picture: it stays, or it is deleted for everyone, including its owner. The decision is final.',
    body: decideReportSchema,
    data: z.object({ report: reportSchema }),
    hasMessage: true,
    errors: ['not_found', 'conflict'],
  }),
} as const;

export const showcaseReportRoutes = {
  report: defineRoute({
    method: 'POST',
    path: '/showcase/report',
    access: 'active',
    summary: 'Report a picture of the showcase to the team of the showcase; reporting it again has no effect.',
    body: reportShowcasePictureSchema,
    data: z.null(),
    hasMessage: true,
    errors: ['not_found', 'invalid_fields'],
  }),
} as const;
