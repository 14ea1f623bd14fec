import type { CredentialsStep, RecordedStep } from '@kenna/contract';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { actionSentence } from '../credentials-words.ts';
import classes from './credentials-chain.module.css';

interface CredentialsChainProps {
  readonly steps: readonly (CredentialsStep | RecordedStep)[];
  /** A sentence about who signed a step; null for none. */
  readonly signatureOf?: (step: CredentialsStep, index: number) => string | null;
  /** When false, explicit pictures are hidden. */
  readonly allowExplicit?: boolean;
}

/** The steps in which a picture was made, the picture itself first. */
export const CredentialsChain = ({ steps, signatureOf = () => null, allowExplicit = false }: CredentialsChainProps) => (
  <ol className={classes.chain}>
    {steps.map((step, index) => (
      // Steps have no identity of their own, and the list never changes.
      <Step key={index} step={step} signature={signatureOf(step, index)} allowExplicit={allowExplicit} />
    ))}
  </ol>
);

interface StepProps {
  readonly step: CredentialsStep | RecordedStep;
  readonly signature: string | null;
  readonly allowExplicit: boolean;
}

function Step({ step, signature, allowExplicit }: StepProps) {
  const { title, author, prompt, actions, problems } = step;
  const picture = 'picture' in step ? step.picture : null;
  return (
    <li className={classes.step}>
      {picture !== null && (
        <Thumb
          image={{ webp_image_url: picture.url, variants: [], thumbhash: picture.thumbhash }}
          veiled={picture.is_nsfw && !allowExplicit}
        />
      )}
      <div className={classes.words}>
        <strong>{title}</strong>
        {problems.map((problem) => (
          <p key={problem} className={classes.problem}>
            {problem}
          </p>
        ))}
        {actions.map((action, index) => (
          <p key={index}>{actionSentence(action)}</p>
        ))}
        {author !== null && <p>{`Author: ${author}`}</p>}
        {prompt !== null && <p dir="auto">{`Prompt: ${prompt}`}</p>}
        {signature !== null && <p className={classes.quiet}>{signature}</p>}
      </div>
    </li>
  );
}
