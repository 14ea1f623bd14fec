import { NativeSelect } from '@mantine/core';
import { PLANS, PLAN_TABLE, type AdminPerson, type Plan } from '@kenna/contract';
import { useState } from 'react';
import { serverErrors } from '../../../lib/forms/form-errors.ts';
import { useAssignPlan } from '../people.api.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface PlanDialogProps {
  readonly person: AdminPerson;
  readonly onClose: () => void;
}

/** Assigns a plan to a person without payment. */
export function PlanDialog({ person: { id, name, plan: present }, onClose }: PlanDialogProps) {
  const others = PLANS.filter((plan) => plan !== present);
  const [plan, setPlan] = useState<Plan>(others[0]!);
  const assign = useAssignPlan();
  return (
    <ReasonDialog
      title={`Change the plan of ${name}`}
      hint="For the audit log. A plan that is paid for cannot be changed here before it is refunded."
      confirm="Change plan"
      busy={assign.isPending}
      refusal={serverErrors(assign.error).fields}
      onClose={onClose}
      onConfirm={({ reason }) => assign.mutate({ id, plan, reason }, { onSuccess: onClose })}
    >
      <NativeSelect
        label="Plan"
        name="plan"
        size="md"
        value={plan}
        data={others.map((value) => ({ value, label: PLAN_TABLE[value].name }))}
        onChange={(event) => setPlan(event.currentTarget.value as Plan)}
      />
    </ReasonDialog>
  );
}
