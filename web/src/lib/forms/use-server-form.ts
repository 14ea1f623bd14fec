import { useForm } from '@mantine/form';
import { useState } from 'react';
import { fieldErrors, serverErrors } from './form-errors.ts';

type Schema = Parameters<typeof fieldErrors>[0];

/**
 * A form that is validated by its contract schema and then by the server. Errors of the server appear at their fields.
 */
export function useServerForm<Values extends Record<string, unknown>>(initialValues: Values, schema: Schema) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate: (values) => fieldErrors(schema, values),
    validateInputOnBlur: false,
  });
  const submitWith = (send: (values: Values) => Promise<unknown>) =>
    form.onSubmit(
      (values) => {
        setProblem(null);
        send(values).catch((error: unknown) => {
          const { fields, form: message } = serverErrors(error);
          form.setErrors(fields);
          setProblem(message);
        });
      },
      (errors) => {
        setProblem(null);
        focusFirst(Object.keys(errors));
      },
    );
  return { form, problem, submitWith };
}

const focusFirst = (names: readonly string[]): void =>
  document.querySelector<HTMLElement>(names.map((name) => `[name="${name}"]`).join(','))?.focus();
