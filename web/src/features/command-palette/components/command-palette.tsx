import { VisuallyHidden } from '@mantine/core';
import { mdiMagnify } from '@mdi/js';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/icon.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { matchingGroups, type PaletteEntry, type PaletteGroup } from '../palette-entries.ts';
import { Keys } from './keys.tsx';
import { KEEPS_ESCAPE } from '../../../ui/layers/keeps-escape.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import classes from './palette.module.css';

interface CommandPaletteProps {
  readonly groups: readonly PaletteGroup[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** When false, explicit pictures are hidden. */
  readonly allowExplicit: boolean;
  readonly onClose: () => void;
}

/**
 * One field that finds every tool, page, action, picture, collection, lesson and setting. The arrow keys move through
 * the found entries, Enter runs one, Escape closes.
 */
export function CommandPalette({ groups, typed, onType, allowExplicit, onClose }: CommandPaletteProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = matchingGroups(groups, typed);
  const entries = found.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const active = entries[at];
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`;

  const run = (entry: PaletteEntry) => {
    // The palette returns the focus when it closes, and the action may move it afterwards.
    flushSync(onClose);
    entry.run();
  };
  const moveTo = (index: number) => {
    const entry = entries[(index + entries.length) % entries.length];
    if (!entry) return;
    setChosen(entry.id);
    document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveTo(at + 1);
    else if (event.key === 'ArrowUp') moveTo(at - 1);
    else if (event.key === 'PageDown') moveTo(Math.min(at + 8, entries.length - 1));
    else if (event.key === 'PageUp') moveTo(Math.max(at - 8, 0));
    else if (event.key === 'Enter' && active && !event.ctrlKey && !event.metaKey) run(active);
    else return;
    event.preventDefault();
  };
  return (
    <PaletteDialog label="Command palette" onClose={onClose}>
      <div className={classes.field}>
        <Icon path={mdiMagnify} />
        <input
          type="text"
          role="combobox"
          aria-label="Search tools, pages, actions and pictures"
          placeholder="Search or go to…"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          data-autofocus
          {...KEEPS_ESCAPE}
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value);
            setChosen(null);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
        />
        <Keys keys="Esc" />
      </div>
      <VisuallyHidden role="status">{entries.length === 0 ? 'Nothing was found.' : ''}</VisuallyHidden>
      {/* The focus stays in the field, through which the keys reach the entries. */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Found"
        tabIndex={-1}
        className={classes.list}
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.map((group, index) => (
          <div key={group.title} role="group" className={classes.group} aria-labelledby={`${listId}-group-${index}`}>
            <div id={`${listId}-group-${index}`} role="presentation" className={classes.title}>
              {group.title}
            </div>
            {group.entries.map((entry) => (
              // Keys reach it through the field.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                className={classes.entry}
                onPointerMove={() => entry !== active && setChosen(entry.id)}
                onClick={() => run(entry)}
              >
                <span className={classes.sign}>
                  {entry.picture ? (
                    <Thumb image={entry.picture} veiled={entry.picture.is_nsfw && !allowExplicit} />
                  ) : (
                    <Icon path={entry.icon} />
                  )}
                </span>
                <span className={classes.label} dir="auto">
                  {entry.label}
                </span>
                {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
                {entry.keys && <Keys keys={entry.keys} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className={classes.nothing}>Nothing was found for “{typed.trim()}”.</p>}
      <p className={classes.hint} aria-hidden="true">
        <span>
          <Keys keys="↑" />
          <Keys keys="↓" /> to choose
        </span>
        <span>
          <Keys keys="↵" /> to open
        </span>
        <span>
          <Keys keys="?" /> on the page for all keys
        </span>
      </p>
    </PaletteDialog>
  );
}
