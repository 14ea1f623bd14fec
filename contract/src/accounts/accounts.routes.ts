import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  authenticatedSchema,
  forgetPasswordSchema,
  loginSchema,
  checkResetLinkSchema,
  resetPasswordSchema,
  signupInfoSchema,
  signupSchema,
  userWithTokenSchema,
} from './accounts.schema.ts';

export const accountRoutes = {
  checkSignup: defineRoute({
    method: 'POST',
    path: '/signup/info',
    access: 'public',
    summary: 'Check the fields of the sign-up form, and that the address is free, without creating anything.',
    body: signupInfoSchema,
    data: z.null(),
    errors: ['invalid_fields', 'too_many_requests'],
  }),
  signup: defineRoute({
    method: 'POST',
    path: '/signup',
    access: 'public',
    summary: 'Create an account on the free plan and log in.',
    body: signupSchema,
    data: userWithTokenSchema,
    errors: ['invalid_fields', 'too_many_requests'],
  }),
  login: defineRoute({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Log in; the token goes into the Authorization header of later calls.',
    body: loginSchema,
    data: userWithTokenSchema,
    errors: ['wrong_credentials', 'otp_required', 'otp_wrong', 'too_many_requests'],
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/logout',
    access: 'session',
    summary: 'End this session.',
    data: z.null(),
  }),
  authenticate: defineRoute({
    method: 'POST',
    path: '/authentication',
    access: 'optional',
    summary:
      'Get the person to whom the token belongs, or null. When the token is a day old, the answer has a new one; the old one stops working ten minutes after the new one was first used.',
    data: authenticatedSchema.nullable(),
  }),
  forgetPassword: defineRoute({
    method: 'POST',
    path: '/forget-password',
    access: 'public',
    summary: 'Send a link to set a new password. Known and unknown addresses get the same answer.',
    body: forgetPasswordSchema,
    data: z.null(),
    errors: ['too_many_requests'],
  }),
  checkResetLink: defineRoute({
    method: 'POST',
    path: '/reset-password/check',
    access: 'public',
    summary: 'Say whether the token of a link can still set a new password, without using it up.',
    body: checkResetLinkSchema,
    data: z.object({ works: z.boolean() }),
    errors: ['too_many_requests'],
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/reset-password',
    access: 'public',
    summary: 'Set a new password with the token of a link; ends every session of the account.',
    body: resetPasswordSchema,
    data: z.null(),
    errors: ['reset_link_invalid', 'invalid_fields', 'too_many_requests'],
  }),
} as const;
