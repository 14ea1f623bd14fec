import type { CredentialsStep, Verification } from '@kenna/contract';
import { useProductName } from '../../../lib/text/product-name.ts';
import { actionSentence, signerSentence, verdictOf, watermarkSentence } from '../credentials-words.ts';
import classes from './verification-report.module.css';

/** The verdict about a file, and its history from the picture itself to the oldest one. */
export function VerificationReport({ verification }: { verification: Verification }) {
  const productName = useProductName();
  const { title, about, tone } = verdictOf(verification, productName);
  const { chain, problems, state, watermark } = verification;
  const aboutMark = watermarkSentence(verification, productName);
  // Signed credentials already say what is recorded here.
  const recorded = state === 'trusted' ? [] : (watermark?.chain ?? []);
  return (
    <section className={classes.report} aria-label="Result">
      <div className={classes.verdict} data-tone={tone} role="status">
        <h2>{title}</h2>
        <p>{about}</p>
        {aboutMark !== null && <p>{aboutMark}</p>}
        {state !== 'trusted' && problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <Chain
        title="How it was made, the last step first"
        steps={chain}
        signatureOf={(step, index) => signerSentence(step, state === 'trusted' && index === 0)}
      />
      <Chain
        title="What was recorded here when it was made, the last step first"
        steps={recorded}
        signatureOf={() => null}
      />
      {watermark?.picture_url && (
        <figure className={classes.original}>
          <img src={watermark.picture_url} alt="As it was made" />
          <figcaption>As it was made, from the showcase</figcaption>
        </figure>
      )}
    </section>
  );
}

interface ChainProps {
  readonly title: string;
  readonly steps: readonly CredentialsStep[];
  /** A sentence about who signed a step; null for none. */
  readonly signatureOf: (step: CredentialsStep, index: number) => string | null;
}

/** A history under its title, which an empty one has not. */
function Chain({ title, steps, signatureOf }: ChainProps) {
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className={classes.chain}>
        {steps.map((step, index) => (
          // Steps have no identity of their own, and the list never changes.
          <Step key={index} step={step} signature={signatureOf(step, index)} />
        ))}
      </ol>
    </>
  );
}

function Step({ step, signature }: { step: CredentialsStep; signature: string | null }) {
  const { title, author, prompt, actions } = step;
  return (
    <li className={classes.step}>
      <strong>{title}</strong>
      {actions.map((action, index) => (
        <p key={index}>{actionSentence(action)}</p>
      ))}
      {author !== null && <p>{`Author: ${author}`}</p>}
      {prompt !== null && <p>{`Prompt: ${prompt}`}</p>}
      {signature !== null && <p className={classes.quiet}>{signature}</p>}
    </li>
  );
}
