import { MODE_TABLE, tutorialEntrySchema, type Mode, type TutorialEntry, type TutorialList } from '@kenna/contract';
import { mdiClose } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTutorials } from '../knowledge-base.api.ts';
import { tutorialPath } from '../../../lib/navigation/tutorial-path.ts';
import classes from './tutorial-sidebar.module.css';

interface TutorialSidebarProps {
  readonly mode: Mode;
  readonly onClose: () => void;
}

/** Sidebar with the tutorial of the open tool. */
export function TutorialSidebar({ mode, onClose }: TutorialSidebarProps) {
  const tutorials = useTutorials();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && panel.current?.contains(document.activeElement)) onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const entries = tutorials.data === undefined ? [] : entriesOf(tutorials.data, mode);
  return (
    <aside ref={panel} tabIndex={-1} aria-label="Tutorial" className={classes.sidebar}>
      <div className={classes.head}>
        <h2>{MODE_TABLE[mode].navigation}</h2>
        <IconButton label="Close the tutorial" icon={mdiClose} onClick={onClose} />
      </div>
      {tutorials.isPending && <p role="status">Please wait...</p>}
      {tutorials.isError && tutorials.data === undefined && (
        <p role="alert" className={classes.fault}>
          The tutorial could not be loaded.
          <button type="button" onClick={() => void tutorials.refetch()}>
            Try again
          </button>
        </p>
      )}
      <ol className={classes.steps}>
        {entries.map(({ title, detail, image_url: picture, image_tag: shows }) => (
          <li key={title}>
            {picture !== '' && <img src={`${picture}?w=640`} alt={shows} loading="lazy" />}
            <strong>{title}</strong>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
      <Link to={tutorialPath(mode)} className={classes.whole}>
        Read the whole tutorial
      </Link>
    </aside>
  );
}

/** The steps of the tool's tutorial; none if they cannot be parsed. */
function entriesOf({ tutorials }: TutorialList, mode: Mode): readonly TutorialEntry[] {
  const details = tutorials.find(({ page }) => page === mode)?.details;
  try {
    const parsed = tutorialEntrySchema.array().safeParse(JSON.parse(details ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
