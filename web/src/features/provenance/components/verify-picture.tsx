import { Button } from '@mantine/core';
import { MEGABYTE, VERIFICATION_LIMIT_BYTES } from '@kenna/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { PleaseWait } from '../../../ui/messages/please-wait.tsx';
import { useVerify } from '../provenance.api.ts';
import { VerificationReport } from './verification-report.tsx';
import classes from './verify-picture.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/svg+xml';
const LIMIT = `${VERIFICATION_LIMIT_BYTES / MEGABYTE} MB`;

const reasonOf = (error: unknown): string =>
  isApiError(error) ? error.reason : 'This picture could not be read. Please try again.';

/** Why the server would certainly refuse a file; null when it can be sent. */
function refusalOf({ size }: File): string | null {
  if (size === 0) return 'This file is empty.';
  return size > VERIFICATION_LIMIT_BYTES ? `The file is larger than the limit of ${LIMIT}.` : null;
}

interface VerifyPictureProps {
  /** Accepts files that are dropped or pasted on the page, and calls back with them. */
  readonly dropTarget: (onFiles: (files: readonly File[]) => void) => ReactNode;
}

interface ChosenFile {
  readonly name: string;
  /** An address of this browser for the file. */
  readonly address: string;
}

/** The file that is read or was read last; choosing another one, and leaving the page, stop its reading. */
function useChosenFile() {
  const { mutate, reset, data, error, isPending } = useVerify();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);

  function drop(): void {
    reading.current?.abort();
    setChosen(null);
    setRefusal(null);
    reset();
  }
  function take([file]: readonly File[]): void {
    if (file === undefined) return;
    drop();
    const refused = refusalOf(file);
    if (refused !== null) return setRefusal(refused);
    const stop = new AbortController();
    reading.current = stop;
    setChosen({ name: file.name, address: URL.createObjectURL(file) });
    mutate({ file, signal: stop.signal });
  }
  const problem = refusal ?? (error === null ? null : reasonOf(error));
  return { chosen, take, cancel: drop, isPending, problem, verification: data };
}

/** Chooses a picture and shows what its content credentials say. */
export function VerifyPicture({ dropTarget }: VerifyPictureProps) {
  const { chosen, take, cancel, isPending, problem, verification } = useChosenFile();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.verify}>
      <div className={classes.choose} data-empty={chosen === null || undefined}>
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
        <Button size="md" loading={isPending} onClick={() => input.current?.click()}>
          {chosen === null ? 'Choose a picture' : 'Choose another picture'}
        </Button>
        {isPending && (
          <Button size="md" variant="default" onClick={cancel}>
            Cancel
          </Button>
        )}
        <p className={classes.hint}>
          {`Or drop or paste one anywhere on this page: JPG, PNG, WebP, AVIF, TIFF or SVG, up to ${LIMIT}. It is checked, not stored.`}
        </p>
      </div>
      <FormProblem text={problem} />
      {chosen !== null && problem === null && (
        <div className={classes.result}>
          <ChosenPicture {...chosen} />
          {isPending && <PleaseWait />}
          {verification && !isPending && <VerificationReport verification={verification} />}
        </div>
      )}
      {chosen === null && <Answers />}
      {dropTarget(take)}
    </div>
  );
}

/** What the page can answer, shown before the first picture. */
function Answers() {
  return (
    <dl className={classes.answers}>
      <div>
        <dt>Who signed it</dt>
        <dd>The name in the signature, and whether the file was changed since.</dd>
      </div>
      <div>
        <dt>How it was made</dt>
        <dd>Each step from the first picture to this file: drawn, edited, enlarged, saved.</dd>
      </div>
      <div>
        <dt>What is left without a signature</dt>
        <dd>Websites often remove signatures. The invisible mark in the picture may survive.</dd>
      </div>
    </dl>
  );
}

/** Browsers cannot show every picture that is read, such as a TIFF; its name is shown then. */
function ChosenPicture({ name, address }: ChosenFile) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === address) return <p className={classes.name}>{name}</p>;
  return <img className={classes.picture} src={address} alt={name} onError={() => setFailed(address)} />;
}
