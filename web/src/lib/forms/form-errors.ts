import { isApiError } from '../api/api-error.ts';

interface Schema {
  safeParse(values: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** Returns the first error of each field by field name, empty if the values are valid. */
export function fieldErrors(schema: Schema, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}

/** Separates the server's errors into those of fields and one for the form as a whole. */
export function serverErrors(error: unknown): { fields: Record<string, string>; form: string | null } {
  if (!isApiError(error)) return { fields: {}, form: 'An unexpected error has occurred. Please try again' };
  const fields = error.fields;
  return { fields, form: Object.keys(fields).length === 0 ? error.message : null };
}
