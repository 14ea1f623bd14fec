import { z } from 'zod';
import {
  currentPassword,
  email,
  newPassword,
  otp,
  password_confirmation,
  passwordsDiffer,
  personName,
  samePasswords,
  userSchema,
} from './accounts.schema.ts';
import { userId } from '../user-id.schema.ts';

/** Days during which a link in a mail confirms an e-mail address. */
export const EMAIL_LINK_DAYS = 2;
/** Days during which the previous e-mail address can be restored: enough for people who rarely read that mailbox. */
export const EMAIL_UNDO_DAYS = 14;
/** Minutes during which a link in a mail sets a new password. */
export const RESET_LINK_MINUTES = 30;
/** Days during which an account marked for deletion is restored by logging in. */
export const DELETION_DAYS = 14;
/** Recovery codes of a second factor; each can be used once. */
export const RECOVERY_CODES = 10;
/** Width and height of a profile image in pixels. */
export const AVATAR_SIDE = 256;

/** The user, with the fields that only the account area shows. */
export const profileSchema = userSchema.extend({
  is_verified: z.boolean(),
  /** The new address, from when it is requested until it is confirmed; null when no change is pending. */
  pending_email: z.string().nullable(),
  has_two_factor: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** Why the account is blocked; null when it is not blocked or no reason was given. */
  blocked_reason: z.string().nullable(),
  created_at: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The body of a request that needs no fields. */
export const noFieldsSchema = z.strictObject({ user_id: userId });
export const verifyEmailSchema = z.strictObject({ token: z.string().min(1).max(200) });
export const updateUsernameSchema = z.strictObject({ user_name: personName, user_id: userId });
export const allowExplicitSchema = z.strictObject({ is_allow: z.boolean(), user_id: userId });

export const changePasswordSchema = z
  .strictObject({ current_password: currentPassword, password: newPassword, password_confirmation, user_id: userId })
  .refine(samePasswords, passwordsDiffer);
export type ChangePassword = z.input<typeof changePasswordSchema>;

/** Body of the requests that need the password, so that a stolen session is not enough. */
export const withPasswordSchema = z.strictObject({ password: currentPassword, user_id: userId });

export const changeEmailSchema = z.strictObject({ email, password: currentPassword, user_id: userId });
export type ChangeEmail = z.input<typeof changeEmailSchema>;
export const changedEmailSchema = z.object({ user_id: z.number().int(), email: z.string() });

export const deviceSessionSchema = z.object({
  id: z.number().int(),
  /** Browser and system, such as 'Firefox on Windows'. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
export const revokeSessionSchema = z.strictObject({ id: z.number().int().positive(), user_id: userId });

/** What an authenticator app needs for enrolment. The second factor applies once a code has confirmed it. */
export const enrolmentSchema = z.object({
  /** Base32, for manual entry. */
  secret: z.string(),
  /** The `otpauth://…` address that the QR code holds. */
  uri: z.string(),
  /** The QR code to scan, as SVG. */
  qr_svg: z.string(),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;
export const confirmTwoFactorSchema = z.strictObject({ otp, user_id: userId });
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
export const deletionSchema = z.object({ due_at: z.string() });
