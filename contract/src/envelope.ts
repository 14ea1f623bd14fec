import { z } from 'zod';

/** Every answer under the API base has this shape; `code` 0 is success, the others are in `error-codes.ts`. */
export interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.number().int(), message: z.string(), data });

/** `data` of a 422: what is wrong with each field, in words for a person. */
export const fieldErrorsSchema = z.object({ fields: z.record(z.string(), z.string()) });
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** `data` of a 500: the id that a person can quote to the operator. */
export const requestReferenceSchema = z.object({ request_id: z.string() });
