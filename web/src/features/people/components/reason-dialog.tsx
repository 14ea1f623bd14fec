import { Button, NumberInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { GRANT_LIMIT, REASON_LIMIT, REQUIRED_TEXT } from '@kenna/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Modal } from '../../../ui/layers/modal.tsx';
import classes from './people.module.css';

interface ReasonDialogProps {
  readonly title: string;
  /** States who will read the reason. */
  readonly hint: string;
  readonly confirm: string;
  readonly busy: boolean;
  /** Label of a number field, if the action needs a number. */
  readonly amount?: { readonly label: string };
  /** Further fields of the action. */
  readonly children?: ReactNode;
  /** The server's error messages by field. */
  readonly refusal: Readonly<Record<string, string>>;
  readonly onConfirm: (answer: { reason: string; amount: number }) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of an administrator's action on a person. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, confirm, busy, amount: asksAmount, children, refusal, onConfirm, onClose } = props;
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState(10);
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onConfirm({ reason: reason.trim(), amount });
  }
  return (
    <Modal opened centered size={480} title={title} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {children}
        {asksAmount && (
          <NumberInput
            label={asksAmount.label}
            name="amount"
            size="md"
            min={1}
            max={GRANT_LIMIT}
            allowDecimal={false}
            clampBehavior="strict"
            hideControls
            value={amount}
            error={refusal['amount']}
            onChange={(value) => setAmount(Number(value))}
          />
        )}
        <Textarea
          label="Reason"
          name="reason"
          description={hint}
          size="md"
          autosize
          minRows={2}
          maxLength={REASON_LIMIT}
          data-autofocus
          value={reason}
          error={missing ? REQUIRED_TEXT : refusal['reason']}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="md" loading={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
