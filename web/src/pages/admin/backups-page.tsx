import { Button } from '@mantine/core';
import type { Backup } from '@kenna/contract';
import { useState } from 'react';
import { PasswordDialog } from '../../features/account/components/password-dialog.tsx';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { downloadBackup, isLive, useBackups, useStartBackup } from '../../features/backups/backups.api.ts';
import { BackupList } from '../../features/backups/components/backup-list.tsx';
import { LastBackup } from '../../features/backups/components/last-backup.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

/** Backups of the whole installation: the last good one, progress, and downloads. */
export function BackupsPage() {
  const { data } = useBackups();
  const start = useStartBackup();
  const [wanted, setWanted] = useState<Backup | null>(null);
  const canStart = data !== undefined && data.settings !== null;
  return (
    <AdminPage
      title="Backups"
      text="A backup contains the database and all pictures. To restore one, stop the server and run npm run restore with the file, where the database and the storage are empty."
      action={
        canStart && (
          <Button
            size="md"
            loading={start.isPending}
            disabled={data.backups.some(isLive)}
            onClick={() => start.mutate()}
          >
            Back up now
          </Button>
        )
      }
    >
      {data ? (
        <>
          <LastBackup state={data} />
          {(data.backups.length > 0 || data.last !== null) && (
            <BackupList backups={data.backups} onDownload={setWanted} />
          )}
        </>
      ) : (
        <PleaseWait />
      )}
      {wanted !== null && (
        <PasswordDialog
          title="Download a backup"
          confirm="Download"
          onPassword={async (password) => {
            await downloadBackup(wanted.id, wanted.name ?? 'backup.tar', password);
            setWanted(null);
          }}
          onClose={() => setWanted(null)}
        >
          <p>It contains every picture, address and secret of this installation. Keep it encrypted.</p>
        </PasswordDialog>
      )}
    </AdminPage>
  );
}
