import { backupRoutes, type Backups } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showDone, showRefusal } from '../../ui/messages/server-words.ts';
import { saveAddress } from '../../lib/browser/save-file.ts';

const BACKUPS = ['backups'] as const;
/** Polling interval in milliseconds while a backup waits or runs. */
const BUSY_POLL_MS = 1500;
/** Polling interval in milliseconds otherwise. */
const POLL_MS = 30_000;

export const isLive = ({ status }: Backups['backups'][number]): boolean => status === 'waiting' || status === 'running';

export const useBackups = () =>
  useQuery({
    queryKey: BACKUPS,
    queryFn: ({ signal }) => call(backupRoutes.list, { signal }),
    refetchInterval: ({ state }) => (state.data?.backups.some(isLive) ? BUSY_POLL_MS : POLL_MS),
    staleTime: 0,
  });

export function useStartBackup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callWithMessage(backupRoutes.start, { body: {}, handles: showRefusal }),
    onSuccess: showDone,
    onSettled: () => reload(queryClient, { queryKey: BACKUPS }),
  });
}

/** Starts the download in the browser. Rejects when the password is wrong or the file is elsewhere. */
export async function downloadBackup(id: number, name: string, password: string): Promise<void> {
  const { url } = await call(backupRoutes.link, { body: { id, password }, handles: () => true });
  saveAddress(url, name);
}
