import { NativeSelect } from '@mantine/core';
import { AUDIT_ACTIONS } from '@kenna/contract';
import { useSearchParams } from 'react-router';
import { ACTION_WORDS } from '../../features/audit/action-words.ts';
import { AuditTrail } from '../../features/audit/components/audit-trail.tsx';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';

const CHOICES = [
  { value: '', label: 'All actions' },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_WORDS[value] })),
];

/** The log of what admins did. */
export function AuditPage() {
  const [address, setAddress] = useSearchParams();
  const action = AUDIT_ACTIONS.find((known) => known === address.get('action'));
  const tools = (
    <NativeSelect
      aria-label="Actions"
      size="md"
      data={CHOICES}
      value={action ?? ''}
      onChange={({ currentTarget: { value } }) => setAddress(value === '' ? {} : { action: value }, { replace: true })}
    />
  );
  return (
    <AdminPage
      title="Audit log"
      text="Every action of an admin, with what it changed. Entries are never removed."
      tools={tools}
    >
      <AuditTrail filter={action === undefined ? {} : { action }} empty="There are no actions yet." />
    </AdminPage>
  );
}
