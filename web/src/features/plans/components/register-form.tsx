import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { isPaidPlan, PLAN_TABLE, priceOf, priceText, registerSchema, type UserWithToken } from '@kenna/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import { useServerForm } from '../../../lib/forms/use-server-form.ts';
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { COUNTRIES, dialCodeOf, likelyCountry } from '../countries.ts';
import { owedBy, useRegister } from '../plans.api.ts';
import classes from './plan-forms.module.css';

/** The first is shown until a country is chosen. */
const OPTIONS = [
  { value: '', label: 'Choose a country' },
  ...COUNTRIES.map(({ iso, title }) => ({ value: iso, label: title })),
];

interface RegisterFormProps {
  readonly plan: 'free' | 'starter' | 'pro';
  readonly isMonthly: boolean;
  /** Link back to the choice of plans. */
  readonly change: ReactNode;
  readonly onSession: (user: UserWithToken) => void;
  /** Called when the account was created and must be paid at this checkout address. */
  readonly onOwed: (user: UserWithToken, url: string) => void;
}

function startOf({ plan, isMonthly }: RegisterFormProps) {
  const country = likelyCountry(navigator.languages);
  return {
    first_name: '',
    last_name: '',
    email: '',
    password: '',
    password_confirmation: '',
    plan,
    is_monthly: isMonthly,
    country,
    dial_code: dialCodeOf(country),
    age: false,
    is_agree: false,
    have_photos_right: false,
  };
}

/** The second step of sign-up. The card is asked for later, on the checkout page. */
export function RegisterForm(props: RegisterFormProps) {
  const { plan, isMonthly, onSession, onOwed } = props;
  const register = useRegister();
  const { form, problem, submitWith } = useServerForm(startOf(props), registerSchema);
  const first = useFirstFocus();
  const send = async (values: ReturnType<typeof startOf>) => {
    try {
      const agreed = { age: true, is_agree: true, have_photos_right: true } as const;
      onSession(await register.mutateAsync({ ...values, plan, is_monthly: isMonthly, ...agreed }));
    } catch (error) {
      const owed = owedBy(error);
      if (!owed?.user) throw error;
      onOwed(owed.user, owed.checkout_url);
    }
  };
  const checkbox = (name: 'age' | 'is_agree' | 'have_photos_right', label: ReactNode) => (
    <Checkbox name={name} label={label} {...form.getInputProps(name, { type: 'checkbox' })} />
  );
  return (
    <form className={`${classes.form} ${classes.register}`} noValidate onSubmit={submitWith(send)}>
      <ChosenPlan {...props} />
      <FormProblem text={problem} />
      <div className={classes.pair}>
        <TextInput
          ref={first}
          label="First name"
          name="first_name"
          autoComplete="given-name"
          size="md"
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          size="md"
          {...form.getInputProps('last_name')}
        />
      </div>
      <TextInput
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        size="md"
        {...form.getInputProps('email')}
      />
      <NewPasswordFields label="Password" inputOf={form.getInputProps} />
      <div className={classes.phone}>
        {/* The browser’s own list needs no script and no styles. */}
        <NativeSelect
          label="Country"
          name="country"
          size="md"
          data={OPTIONS}
          autoComplete="country"
          {...form.getInputProps('country')}
          onChange={({ currentTarget: { value } }) => form.setValues({ country: value, dial_code: dialCodeOf(value) })}
        />
        <TextInput
          label="Dial code"
          name="dial_code"
          autoComplete="tel-country-code"
          inputMode="tel"
          size="md"
          {...form.getInputProps('dial_code')}
        />
      </div>
      <div className={classes.agreements}>
        {checkbox('age', 'I am at least 18 years old')}
        {checkbox('have_photos_right', 'I have the rights to the photos that I upload')}
        {checkbox(
          'is_agree',
          <>
            I agree to the{' '}
            <Link to="/terms-of-use" target="_blank">
              terms of use
            </Link>
          </>,
        )}
      </div>
      <div className={classes.send}>
        <Button type="submit" size="md" fullWidth loading={register.isPending}>
          {plan === 'free' ? 'Sign Up' : 'Sign Up and go to payment'}
        </Button>
      </div>
      {plan !== 'free' && <p className={classes.note}>The payment provider asks for your card on the next page.</p>}
    </form>
  );
}

function ChosenPlan({ plan, isMonthly, change }: RegisterFormProps) {
  const price = isPaidPlan(plan) ? priceText(priceOf({ plan, is_monthly: isMonthly })) : '$0';
  return (
    <div className={classes.chosen}>
      <p>
        <strong>{PLAN_TABLE[plan].name}</strong>
        <span>{plan === 'free' ? 'No card needed' : `${price} ${isMonthly ? 'a month' : 'a year'}`}</span>
      </p>
      {change}
    </div>
  );
}
