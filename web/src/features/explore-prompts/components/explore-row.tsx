import { Button, Tooltip } from '@mantine/core';
import { MODEL_LABELS, type LandingItem } from '@kenna/contract';
import { mdiArrowDown, mdiArrowUp, mdiDragVertical } from '@mdi/js';
import type { HTMLAttributes } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import classes from './explore-prompts.module.css';

interface ExploreRowProps {
  readonly item: LandingItem;
  /** Position in the list, beginning with 1. */
  readonly place: number;
  readonly isLast: boolean;
  /** True if an explicit picture is shown without a blur. */
  readonly allowExplicit: boolean;
  readonly row: HTMLAttributes<HTMLLIElement> & { readonly draggable: boolean };
  readonly onStep: (by: 1 | -1) => void;
  readonly onHide: (hidden: boolean) => void;
  readonly onDelete: () => void;
}

/** An entry of the explore page with its position, which can be changed. */
export function ExploreRow(props: ExploreRowProps) {
  const { item, place, isLast, allowExplicit, row, onStep, onHide, onDelete } = props;
  const { id, prompt, negative_prompt, model, is_hidden, is_nsfw } = item;
  const cut = prompt.length > 60 ? `${prompt.slice(0, 60)}…` : prompt;
  return (
    <li className={classes.row} data-hidden={is_hidden} {...row}>
      <Tooltip label="Drag, or Alt with an arrow key" openDelay={800}>
        <span className={classes.handle}>
          <Icon path={mdiDragVertical} />
          {place}
        </span>
      </Tooltip>
      <div className={classes.thumb}>
        <Veil veiled={is_nsfw && !allowExplicit}>
          <Picture
            alt=""
            width={item.width}
            height={item.height}
            src={item.webp_image_url}
            variants={item.variants}
            thumbhash={item.thumbhash}
            sizes="96px"
          />
        </Veil>
      </div>
      <div className={classes.words}>
        <Link to={`/admin/explore/prompt/${id}`}>{prompt}</Link>
        {negative_prompt !== '' && <p className={classes.quiet}>{`Without ${negative_prompt}`}</p>}
        <p className={classes.quiet}>
          {MODEL_LABELS[model].look}
          {is_hidden && <span className={classes.mark}>Hidden</span>}
        </p>
      </div>
      <div className={classes.actions}>
        <button type="button" aria-label={`Move up: ${cut}`} disabled={place === 1} onClick={() => onStep(-1)}>
          <Icon path={mdiArrowUp} />
        </button>
        <button type="button" aria-label={`Move down: ${cut}`} disabled={isLast} onClick={() => onStep(1)}>
          <Icon path={mdiArrowDown} />
        </button>
        <Button variant="subtle" color="gray" onClick={() => onHide(!is_hidden)}>
          {is_hidden ? 'Show' : 'Hide'}
        </Button>
        <Button variant="subtle" color="gray" aria-label={`Delete: ${cut}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
