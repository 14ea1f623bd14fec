import { useState } from 'react';
import coat from '../../../assets/examples/trench-coat.webp';
import dress from '../../../assets/examples/evening-dress.webp';
import handbag from '../../../assets/examples/handbag.webp';
import { fileOfImage } from '../file-of-image.ts';
import classes from './source-invitation.module.css';

const EXAMPLES = [
  { name: 'Evening dress', picture: dress },
  { name: 'Trench coat', picture: coat },
  { name: 'Handbag', picture: handbag },
];

interface SourceInvitationProps {
  readonly title: string;
  readonly text: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A tool on pictures before its first result: what it does, and three pictures to try it with. */
export function SourceInvitation({ title, text, onFiles }: SourceInvitationProps) {
  const [taking, setTaking] = useState(false);
  const take = async (image: HTMLImageElement | null, name: string) => {
    if (image === null || taking) return;
    setTaking(true);
    const file = await fileOfImage(image, name);
    setTaking(false);
    onFiles([file]);
  };
  return (
    <section className={classes.invitation}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      <ul className={classes.examples}>
        {EXAMPLES.map(({ name, picture }) => (
          <li key={name}>
            <button
              type="button"
              className={classes.example}
              onClick={(event) => void take(event.currentTarget.querySelector('img'), name)}
            >
              <img src={picture} alt="" width={480} height={600} />
              <span>{`Try it with the ${name.toLowerCase()}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
