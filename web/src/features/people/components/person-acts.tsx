import { Button } from '@mantine/core';
import type { AdminPerson } from '@kenna/contract';
import { useState } from 'react';
import { serverErrors } from '../../../lib/forms/form-errors.ts';
import { useBlock, useGrant } from '../people.api.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import classes from './people.module.css';

/** The actions of an administrator on a person. Each asks for a reason. */
export function PersonActs({ person }: { person: AdminPerson }) {
  const [opened, setOpened] = useState<'grant' | 'plan' | 'block' | null>(null);
  const grant = useGrant();
  const block = useBlock();
  const { id, name, plan, is_blocked, is_admin, can } = person;
  const done = { onSuccess: () => setOpened(null) };
  return (
    <div className={classes.acts}>
      {can.grant && (
        <Button variant="default" size="md" onClick={() => setOpened('grant')}>
          Grant quota
        </Button>
      )}
      <Button variant="default" size="md" onClick={() => setOpened('plan')}>
        Change plan
      </Button>
      {(can.block || can.unblock) && (
        <Button variant="default" size="md" onClick={() => setOpened('block')}>
          {is_blocked ? 'Unblock' : 'Block'}
        </Button>
      )}
      {is_admin && <p className={classes.quiet}>Admins cannot be blocked here.</p>}
      {opened === 'grant' && (
        <ReasonDialog
          title={`Grant quota to ${name}`}
          hint="The person sees this reason in their history."
          amount={{ label: plan === 'starter' ? 'Images' : 'Prompts' }}
          confirm="Grant"
          busy={grant.isPending}
          refusal={serverErrors(grant.error).fields}
          onClose={() => setOpened(null)}
          onConfirm={({ reason, amount }) => grant.mutate({ id, reason, amount }, done)}
        />
      )}
      {opened === 'plan' && <PlanDialog person={person} onClose={() => setOpened(null)} />}
      {opened === 'block' && (
        <ReasonDialog
          title={is_blocked ? `Unblock ${name}?` : `Block ${name}?`}
          hint={is_blocked ? 'For the audit log.' : 'The person sees this reason on their profile.'}
          confirm={is_blocked ? 'Unblock' : 'Block'}
          busy={block.isPending}
          refusal={serverErrors(block.error).fields}
          onClose={() => setOpened(null)}
          onConfirm={({ reason }) => block.mutate({ id, reason, block: !is_blocked }, done)}
        />
      )}
    </div>
  );
}
