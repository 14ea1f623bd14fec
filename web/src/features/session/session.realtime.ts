import type { SubscriptionChangeEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeUser } from './session.api.ts';

export const applySubscriptionChange = (queryClient: QueryClient, event: SubscriptionChangeEvent): void =>
  changeUser(queryClient, { plan: event.plan, is_blocked: event.is_blocked, render_limit: event.render_limit });

export const applyQuota = (queryClient: QueryClient, render_limit: number | null): void =>
  changeUser(queryClient, { render_limit });
