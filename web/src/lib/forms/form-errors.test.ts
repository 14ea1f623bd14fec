import { EMAIL_TEXT, PASSWORD_RULE_TEXT, REQUIRED_TEXT, signupSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { fieldErrors, serverErrors } from './form-errors.ts';

test('reports the first error of each field with the message of the specification', () => {
  const errors = fieldErrors(signupSchema, {
    first_name: '',
    last_name: 'Ray',
    email: 'not an address',
    password: 'short',
    password_confirmation: 'short',
    is_agree: false,
  });
  expect(errors).toEqual({
    first_name: REQUIRED_TEXT,
    email: EMAIL_TEXT,
    password: PASSWORD_RULE_TEXT,
    is_agree: REQUIRED_TEXT,
  });
});

test("assigns the server's errors to their fields, or to the form", () => {
  const taken = new ApiError('invalid_fields', 422, 'Some fields', { fields: { email: 'Taken' } });
  expect(serverErrors(taken)).toEqual({ fields: { email: 'Taken' }, form: null });
  const wrong = new ApiError('wrong_credentials', 401, 'No match', null);
  expect(serverErrors(wrong)).toEqual({ fields: {}, form: 'No match' });
});
