import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { useVerify } from '../provenance.api.ts';
import { VerificationReport } from './verification-report.tsx';
import classes from './verify-picture.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/tiff';

const reasonOf = (error: unknown): string =>
  isApiError(error) ? error.reason : 'This picture could not be read. Please try again.';

interface VerifyPictureProps {
  /** Accepts files that are dropped or pasted on the page, and calls back with them. */
  readonly dropTarget: (onFiles: (files: readonly File[]) => void) => ReactNode;
}

interface ChosenFile {
  readonly name: string;
  /** An address of this browser for the file. */
  readonly address: string;
}

/** Chooses a picture and shows what its content credentials say. */
export function VerifyPicture({ dropTarget }: VerifyPictureProps) {
  const verify = useVerify();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const take = ([file]: readonly File[]) => {
    if (file === undefined) return;
    if (chosen !== null) URL.revokeObjectURL(chosen.address);
    setChosen({ name: file.name, address: URL.createObjectURL(file) });
    verify.mutate(file);
  };
  return (
    <div className={classes.verify}>
      <div className={classes.choose}>
        <input
          ref={input}
          type="file"
          accept={TYPES}
          aria-label="Picture to verify"
          className={classes.input}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // Choosing the same file again must count as a change.
            currentTarget.value = '';
          }}
        />
        <Button size="md" loading={verify.isPending} onClick={() => input.current?.click()}>
          {chosen === null ? 'Choose a picture' : 'Choose another picture'}
        </Button>
        <p className={classes.hint}>Or drop or paste one anywhere on this page. It is read, and not kept.</p>
      </div>
      <FormProblem text={verify.isError ? reasonOf(verify.error) : null} />
      {chosen !== null && !verify.isError && (
        <div className={classes.result}>
          <img className={classes.picture} src={chosen.address} alt={chosen.name} />
          {verify.data && !verify.isPending && <VerificationReport verification={verify.data} />}
        </div>
      )}
      {dropTarget(take)}
    </div>
  );
}
