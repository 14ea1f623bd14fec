import { Button, Textarea, TextInput } from '@mantine/core';
import { enterpriseContactSchema } from '@kenna/contract';
import { useServerForm } from '../../../lib/forms/use-server-form.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { useContactEnterprise } from '../plans.api.ts';
import classes from './plan-forms.module.css';

interface ContactDialogProps {
  readonly name?: string;
  readonly email?: string;
  readonly onClose: () => void;
}

/** Sends a request for an enterprise plan, whose terms are agreed by email. */
export function ContactDialog({ name = '', email = '', onClose }: ContactDialogProps) {
  const contact = useContactEnterprise();
  const empty = { name, email, company: '', message: '' };
  const { form, problem, submitWith } = useServerForm(empty, enterpriseContactSchema);
  return (
    <Modal
      opened
      centered
      size={520}
      zIndex={400}
      title="Enterprise"
      onClose={onClose}
      classNames={{
        title: classes.dialogTitle ?? '',
        body: classes.dialogBody ?? '',
        header: classes.dialogHead ?? '',
      }}
    >
      {contact.isSuccess ? (
        <div role="status">
          <p className={classes.lead}>Thank you. We will answer by e-mail.</p>
          <Button size="md" variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <form className={classes.form} noValidate onSubmit={submitWith((values) => contact.mutateAsync(values))}>
          <p className={classes.lead}>Tell us about your company: how many people, which products, what you need.</p>
          <FormProblem text={problem} />
          <TextInput label="Name" name="name" autoComplete="name" size="md" {...form.getInputProps('name')} />
          <TextInput
            label="E-mail"
            type="email"
            name="email"
            autoComplete="email"
            size="md"
            {...form.getInputProps('email')}
          />
          <TextInput
            label="Company"
            name="company"
            autoComplete="organization"
            size="md"
            {...form.getInputProps('company')}
          />
          <Textarea label="Message" name="message" size="md" minRows={4} autosize {...form.getInputProps('message')} />
          <Button type="submit" size="md" loading={contact.isPending}>
            Send
          </Button>
        </form>
      )}
    </Modal>
  );
}
