import { z } from 'zod';

/** Shape of every answer below the API base; `code` 0 means success, `error-codes.ts` lists the others. */
export interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.number().int(), message: z.string(), data });

/** `data` of a 422: a text for the person about each invalid field. */
export const fieldErrorsSchema = z.object({ fields: z.record(z.string(), z.string()) });
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** `data` of a 500: an id that the person can quote to the operator. */
export const requestReferenceSchema = z.object({ request_id: z.string() });
