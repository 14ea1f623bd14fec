import { mdiArrowRight, mdiPlus } from '@mdi/js';
import { Fragment, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Invitation } from '../../../ui/messages/invitation.tsx';
import { showFailure } from '../accepted-files.ts';
import { fileOfImage } from '../file-of-image.ts';
import { TOOL_EXAMPLES, type PictureTool, type ToolExample } from '../tool-examples.ts';
import classes from './source-invitation.module.css';

interface SourceInvitationProps {
  readonly tool: PictureTool;
  readonly title: string;
  readonly text: string;
  /** Path of the tool's tutorial. */
  readonly tutorial: string;
  /** Called with the pictures of the example, in its order. */
  readonly onFiles: (files: readonly File[], example: ToolExample) => void;
}

/**
 * Shown by a tool that works on an existing picture, until it has a result: the tool's description, and an example of
 * what it makes, with whose pictures it can be tried.
 */
export function SourceInvitation({ tool, title, text, tutorial, onFiles }: SourceInvitationProps) {
  const example = TOOL_EXAMPLES[tool];
  const { sources, result, words, shape = '4 / 5' } = example;
  const pictures = useRef(new Map<string, HTMLImageElement | null>());
  const [taking, setTaking] = useState(false);
  const take = async () => {
    if (taking) return;
    setTaking(true);
    const files = sources.map(async ({ name }) => {
      const image = pictures.current.get(name);
      return image ? [await fileOfImage(image, name)] : [];
    });
    try {
      onFiles((await Promise.all(files)).flat(), example);
    } catch {
      showFailure('The example could not be loaded. Please check the connection.', () => void take());
    } finally {
      setTaking(false);
    }
  };
  return (
    <Invitation
      title={title}
      text={text}
      more={
        <>
          New to this? <Link to={tutorial}>Read the tutorial</Link>
        </>
      }
    >
      <button type="button" className={classes.example} onClick={() => void take()}>
        <span className={classes.pictures} style={{ '--shape': shape }}>
          {sources.map(({ name, picture }, index) => (
            <Fragment key={name}>
              {index > 0 && <Icon path={mdiPlus} />}
              <span className={classes.frame}>
                <img
                  ref={(image) => void pictures.current.set(name, image)}
                  src={picture}
                  alt=""
                  width={640}
                  height={800}
                />
                <small>{name}</small>
              </span>
            </Fragment>
          ))}
          <Icon path={mdiArrowRight} />
          <span className={classes.frame}>
            <img src={result.picture} alt="" width={640} height={800} />
            <small>{result.name}</small>
          </span>
        </span>
        <span className={classes.words}>
          {words}
          <Icon path={mdiArrowRight} size={18} />
        </span>
      </button>
    </Invitation>
  );
}
