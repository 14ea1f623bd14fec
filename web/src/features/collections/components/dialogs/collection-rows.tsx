import { Button } from '@mantine/core';
import type { Collection } from '@kenna/contract';
import { mdiLockOutline } from '@mdi/js';
import { Icon } from '../../../../ui/icon.tsx';
import { Thumb } from '../../../../ui/picture/thumb.tsx';
import { imageCount } from '../../collection-words.ts';
import classes from './collection-dialogs.module.css';

interface CollectionRowsProps {
  readonly collections: readonly Collection[];
  readonly action: string;
  /** Collections on which the action is already done, and the label that replaces the action. */
  readonly done?: { readonly ids: ReadonlySet<number>; readonly word: string };
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
  readonly busy: boolean;
  readonly onAct: (collection: Collection) => void;
}

/** A list of collections, each with one button. */
export function CollectionRows({ collections, action, done, allowExplicit, busy, onAct }: CollectionRowsProps) {
  return (
    <ul className={classes.rows}>
      {collections.map((collection) => {
        const { id, title, images, count } = collection;
        const [cover] = images;
        const isDone = done?.ids.has(id) ?? false;
        const word = isDone ? done?.word : action;
        return (
          <li key={id}>
            <span className={classes.thumb}>
              {cover && <Thumb image={cover} veiled={cover.is_nsfw && !allowExplicit} />}
            </span>
            <span className={classes.row}>
              <strong>
                {title}
                {collection.private && <Icon path={mdiLockOutline} size={16} />}
              </strong>
              <small>{imageCount(count)}</small>
            </span>
            <Button
              variant="default"
              size="md"
              disabled={busy || isDone}
              aria-label={`${word}: ${title}`}
              onClick={() => onAct(collection)}
            >
              {word}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
