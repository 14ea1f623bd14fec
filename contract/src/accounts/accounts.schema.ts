import { z } from 'zod';
import { EMAIL_TEXT, PASSWORD_PATTERN, PASSWORD_RULE_TEXT, REQUIRED_TEXT } from '../constants.ts';
import { renderLimitSchema } from '../renders/renders.schema.ts';

export const PLANS = ['free', 'starter', 'pro', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export const userSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
  plan: z.enum(PLANS),
  render_limit: renderLimitSchema,
  is_blocked: z.literal([0, 1]),
  is_allow: z.boolean(),
  is_admin: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const userWithTokenSchema = userSchema.extend({ token: z.string() });
export type UserWithToken = z.infer<typeof userWithTokenSchema>;

const name = z
  .string(REQUIRED_TEXT)
  .trim()
  .min(1, REQUIRED_TEXT)
  .max(80, 'Use at most 80 characters')
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'Use letters, spaces and signs on one line');
const email = z
  .string(REQUIRED_TEXT)
  .trim()
  .min(1, REQUIRED_TEXT)
  .max(254, EMAIL_TEXT)
  .pipe(z.email(EMAIL_TEXT))
  .transform((text) => text.toLowerCase());
const password = z
  .string(REQUIRED_TEXT)
  .min(1, REQUIRED_TEXT)
  .max(200, 'Use at most 200 characters')
  .regex(PASSWORD_PATTERN, PASSWORD_RULE_TEXT);
const password_confirmation = z.string(REQUIRED_TEXT).min(1, REQUIRED_TEXT);
const agreement = z.literal(true, REQUIRED_TEXT);

export const PASSWORDS_DIFFER_TEXT = 'The two passwords are not the same.';
const samePasswords = <Fields extends { password: string; password_confirmation: string }>(fields: Fields) =>
  fields.password === fields.password_confirmation;
const mismatch = { error: PASSWORDS_DIFFER_TEXT, path: ['password_confirmation'] };

const identity = { first_name: name, last_name: name, email, password, password_confirmation };

export const signupInfoSchema = z.strictObject(identity).refine(samePasswords, mismatch);
export type SignupInfo = z.input<typeof signupInfoSchema>;

export const signupSchema = z
  .strictObject({
    ...identity,
    is_agree: agreement,
    age: z.boolean().optional(),
    have_photos_right: z.boolean().optional(),
  })
  .refine(samePasswords, mismatch);
export type Signup = z.input<typeof signupSchema>;

export const loginSchema = z.strictObject({ email, password: z.string(REQUIRED_TEXT).min(1, REQUIRED_TEXT).max(200) });
export type Login = z.input<typeof loginSchema>;

export const forgetPasswordSchema = z.strictObject({ email });
export type ForgetPassword = z.input<typeof forgetPasswordSchema>;

export const resetPasswordSchema = z
  .strictObject({ token: z.string().min(1).max(200), password, password_confirmation })
  .refine(samePasswords, mismatch);
export type ResetPassword = z.input<typeof resetPasswordSchema>;
