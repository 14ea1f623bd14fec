import type { RenderStatus } from '@kenna/contract';

/** What the owner may do with a render in its present status. */
export interface RenderPermissions {
  readonly cancel: boolean;
  readonly retry: boolean;
  readonly delete: boolean;
}

export const isLive = (status: RenderStatus): boolean => status === 'queued' || status === 'processing';

export const permissionsOf = (status: RenderStatus): RenderPermissions => ({
  cancel: isLive(status),
  retry: status === 'error' || status === 'cancelled',
  delete: true,
});
