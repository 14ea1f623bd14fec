import { describe, expect, it } from 'vitest';
import { REQUIRED_TEXT } from '../constants.ts';
import { PASSWORD_RULE_TEXT } from '../password-rule.ts';
import { PASSWORDS_DIFFER_TEXT, signupSchema } from './accounts.schema.ts';

const form = {
  first_name: 'Coco',
  last_name: 'Chen',
  email: ' Coco@Example.com ',
  password: 'Tulle-Gown-1',
  password_confirmation: 'Tulle-Gown-1',
  is_agree: true as const,
};

const messages = (value: object): Record<string, string> =>
  Object.fromEntries(
    (signupSchema.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

describe('the sign-up form', () => {
  it('accepts a complete form and normalises the e-mail address', () => {
    expect(signupSchema.parse(form).email).toBe('coco@example.com');
  });

  const refusalOf = (weak: string) => messages({ ...form, password: weak, password_confirmation: weak }).password;

  it.each(['Short-1', 'SHORT-1', 'nocapital-1', 'NoDigit-here', 'NoSpecial1x'])('refuses the password %s', (weak) => {
    expect(refusalOf(weak)).toBe(PASSWORD_RULE_TEXT);
  });

  it.each([
    ['NOLOWERCASE-1', 'a lowercase letter (a to z)'],
    ['Question1?', 'one of ! @ # $ % ^ & * -'],
    ['écharpe-Été-1', 'a capital letter from A to Z'],
    ['QUESTION1?', 'a lowercase letter (a to z), and one of ! @ # $ % ^ & * -'],
  ])('refuses the password %s, which seems to follow the rule, with what it lacks', (weak, missing) => {
    expect(refusalOf(weak)).toBe(`${PASSWORD_RULE_TEXT} Please add ${missing}.`);
  });

  it('names the missing fields', () => {
    const { first_name: _name, ...nameless } = form;
    expect(messages(nameless)).toEqual({ first_name: REQUIRED_TEXT });
    expect(messages({ ...form, is_agree: false })).toEqual({ is_agree: REQUIRED_TEXT });
  });

  it('requires the same password twice', () => {
    expect(messages({ ...form, password_confirmation: 'Other-Gown-1' })).toEqual({
      password_confirmation: PASSWORDS_DIFFER_TEXT,
    });
  });

  it('refuses unknown fields', () => {
    expect(signupSchema.safeParse({ ...form, plan: 'enterprise' }).success).toBe(false);
  });
});
