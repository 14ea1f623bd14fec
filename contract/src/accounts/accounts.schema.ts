import { z } from 'zod';
import { EMAIL_TEXT, REQUIRED_TEXT } from '../constants.ts';
import { PASSWORD_PATTERN, passwordRefusal } from '../password-rule.ts';
import { renderLimitSchema } from '../render-limit.schema.ts';

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
  /** Whether the person sees explicit pictures. */
  is_allow: z.boolean(),
  is_admin: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const userWithTokenSchema = userSchema.extend({ token: z.string() });
export type UserWithToken = z.infer<typeof userWithTokenSchema>;

/** `token` replaces the one with which the request came. */
export const authenticatedSchema = userSchema.extend({ token: z.string().optional() });

/** A person's name: one line, in any script. */
export const personName = z
  .string(REQUIRED_TEXT)
  .trim()
  .min(1, REQUIRED_TEXT)
  .max(80, 'Use at most 80 characters')
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'Use letters, spaces and signs on one line');
export const email = z
  .string(REQUIRED_TEXT)
  .trim()
  .min(1, REQUIRED_TEXT)
  .max(254, EMAIL_TEXT)
  .pipe(z.email(EMAIL_TEXT))
  .transform((text) => text.toLowerCase());
export const newPassword = z
  .string(REQUIRED_TEXT)
  .min(1, REQUIRED_TEXT)
  .max(200, 'Use at most 200 characters')
  .regex(PASSWORD_PATTERN, { error: ({ input }) => passwordRefusal(String(input)) });
export const password_confirmation = z.string(REQUIRED_TEXT).min(1, REQUIRED_TEXT);
const agreement = z.literal(true, REQUIRED_TEXT);

export const PASSWORDS_DIFFER_TEXT = 'The two passwords are not the same.';
export const samePasswords = <Fields extends { password: string; password_confirmation: string }>(fields: Fields) =>
  fields.password === fields.password_confirmation;
export const passwordsDiffer = { error: PASSWORDS_DIFFER_TEXT, path: ['password_confirmation'] };

const identity = { first_name: personName, last_name: personName, email, password: newPassword, password_confirmation };

/** Fields that every way to sign up requires. */
export const signupFields = { ...identity, is_agree: agreement };

export const signupInfoSchema = z.strictObject(identity).refine(samePasswords, passwordsDiffer);
export type SignupInfo = z.input<typeof signupInfoSchema>;

export const signupSchema = z
  .strictObject({
    ...signupFields,
    age: z.boolean().optional(),
    have_photos_right: z.boolean().optional(),
  })
  .refine(samePasswords, passwordsDiffer);
export type Signup = z.input<typeof signupSchema>;

/** A password as typed; not checked against today's password rules, which may be newer than the password. */
export const currentPassword = z.string(REQUIRED_TEXT).min(1, REQUIRED_TEXT).max(200);

/** A code from an authenticator app, or one of the recovery codes that replace it. */
export const otp = z
  .string(REQUIRED_TEXT)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9A-Z]{16})$/, 'Enter the six digits of the app, or a recovery code'));

/** The server asks for `otp` (code 1035) when the account has a second factor and the password was right. */
export const loginSchema = z.strictObject({ email, password: currentPassword, otp: otp.optional() });
export type Login = z.input<typeof loginSchema>;

export const forgetPasswordSchema = z.strictObject({ email });
export type ForgetPassword = z.input<typeof forgetPasswordSchema>;

const resetToken = z.string().min(1).max(200);

export const checkResetLinkSchema = z.strictObject({ token: resetToken });

export const resetPasswordSchema = z
  .strictObject({ token: resetToken, password: newPassword, password_confirmation })
  .refine(samePasswords, passwordsDiffer);
export type ResetPassword = z.input<typeof resetPasswordSchema>;
