import type { CredentialsStep, Verification } from '@kenna/contract';
import { useProductName } from '../../../lib/text/product-name.ts';
import { signerSentence, verdictOf, watermarkSentence } from '../credentials-words.ts';
import { CredentialsChain } from './credentials-chain.tsx';
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
        title="How it was made, latest step first"
        steps={chain}
        signatureOf={(step, index) => signerSentence(step, state === 'trusted' && index === 0)}
      />
      <Chain title="What was recorded here when it was made, latest step first" steps={recorded} />
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
  readonly signatureOf?: (step: CredentialsStep, index: number) => string | null;
}

/** A history under its title, which an empty one has not. */
function Chain({ title, steps, ...rest }: ChainProps) {
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <CredentialsChain steps={steps} {...rest} />
    </>
  );
}
