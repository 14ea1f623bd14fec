import { Button, TextInput } from '@mantine/core';
import { testCardSchema, type TestCardForm } from '@kenna/contract';
import { useServerForm } from '../../../lib/forms/use-server-form.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import classes from './payment-sandbox.module.css';
import { TestCards } from './test-cards.tsx';

const EMPTY = { card_number: '', expiry_date: '', cvv: '', cardholder_name: '' };

interface CardFormProps {
  readonly action: string;
  readonly onSend: (card: TestCardForm) => Promise<unknown>;
  readonly busy: boolean;
}

/** A card form that accepts only the listed test cards. Any other number is rejected in the browser and never sent. */
export function CardForm({ action, onSend, busy }: CardFormProps) {
  const { form, problem, submitWith } = useServerForm<TestCardForm>(EMPTY, testCardSchema);
  return (
    <form className={classes.form} noValidate onSubmit={submitWith(onSend)} autoComplete="off">
      <FormProblem text={problem} />
      <TextInput
        label="Card number"
        name="card_number"
        inputMode="numeric"
        placeholder="4242 4242 4242 4242"
        size="md"
        {...form.getInputProps('card_number')}
        onChange={({ currentTarget }) => form.setFieldValue('card_number', inFours(currentTarget.value))}
      />
      <div className={classes.pair}>
        <TextInput
          label="Expiry"
          name="expiry_date"
          inputMode="numeric"
          placeholder="MM/YY"
          size="md"
          {...form.getInputProps('expiry_date')}
          onChange={({ currentTarget }) => form.setFieldValue('expiry_date', asExpiry(currentTarget.value))}
        />
        <TextInput
          label="Security code"
          name="cvv"
          inputMode="numeric"
          placeholder="123"
          maxLength={4}
          size="md"
          {...form.getInputProps('cvv')}
        />
      </div>
      <TextInput label="Name on card" name="cardholder_name" size="md" {...form.getInputProps('cardholder_name')} />
      <Button type="submit" size="lg" loading={busy}>
        {action}
      </Button>
      <TestCards
        onChoose={(number) =>
          form.setValues({
            card_number: inFours(number),
            expiry_date: form.values.expiry_date || '12/39',
            cvv: form.values.cvv || '123',
            cardholder_name: form.values.cardholder_name || 'Test Person',
          })
        }
      />
    </form>
  );
}

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

const inFours = (typed: string): string =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

function asExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
