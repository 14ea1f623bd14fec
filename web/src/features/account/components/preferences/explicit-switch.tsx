import type { User } from '@kenna/contract';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { useAllowExplicit } from '../../account.api.ts';

interface ExplicitSwitchProps {
  readonly allowed: boolean;
  readonly onUser: (change: Partial<User>) => void;
}

export function ExplicitSwitch({ allowed, onUser }: ExplicitSwitchProps) {
  const allow = useAllowExplicit(onUser);
  return (
    <SwitchField
      label="Show explicit images"
      hint="When this is off, explicit images are blurred until you reveal them"
      checked={allow.isPending ? allow.variables : allowed}
      onChange={(checked) => !allow.isPending && allow.mutate(checked)}
    />
  );
}
