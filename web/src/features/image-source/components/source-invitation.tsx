import { useState } from 'react';
import { Link } from 'react-router';
import coat from '../../../assets/examples/trench-coat.webp';
import dress from '../../../assets/examples/evening-dress.webp';
import handbag from '../../../assets/examples/handbag.webp';
import { Invitation } from '../../../ui/messages/invitation.tsx';
import { fileOfImage } from '../file-of-image.ts';

const EXAMPLES = [
  { words: 'Try it with the evening dress', name: 'Evening dress', picture: dress },
  { words: 'Try it with the trench coat', name: 'Trench coat', picture: coat },
  { words: 'Try it with the handbag', name: 'Handbag', picture: handbag },
];

interface SourceInvitationProps {
  readonly title: string;
  readonly text: string;
  /** Path of the tool's tutorial. */
  readonly tutorial: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Shown by a tool that works on an existing picture, until it has a result: the tool's description and three pictures
 * to try it with.
 */
export function SourceInvitation({ title, text, tutorial, onFiles }: SourceInvitationProps) {
  const [taking, setTaking] = useState(false);
  const take = async (image: HTMLImageElement | null, name: string) => {
    if (image === null || taking) return;
    setTaking(true);
    const file = await fileOfImage(image, name);
    setTaking(false);
    onFiles([file]);
  };
  return (
    <Invitation
      title={title}
      text={text}
      examples={EXAMPLES}
      onChoose={({ name }, picture) => void take(picture, name)}
    >
      New to this? <Link to={tutorial}>Read the tutorial</Link>
    </Invitation>
  );
}
