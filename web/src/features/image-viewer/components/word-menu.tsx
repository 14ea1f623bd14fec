import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useEffect, useState, type ReactNode } from 'react';
import { useCloseOnBack } from '../../../lib/navigation/use-close-on-back.ts';
import { HexField } from './hex-field.tsx';
import classes from './word-menu.module.css';

export interface WordOption {
  readonly value: string;
  readonly label: string;
  readonly hex?: string | undefined;
}

interface WordMenuProps {
  /** Accessible name of the list of words. */
  readonly label: string;
  /** Options that match the typed text. */
  readonly optionsFor: (typed: string) => readonly WordOption[];
  readonly onChoose: (option: WordOption) => 'close' | 'stay';
  readonly onClose?: () => void;
  /** Called with a colour that has no name in the vocabulary. Without it, only words can be chosen. */
  readonly onColour?: ((hex: string) => void) | undefined;
  readonly className: string | undefined;
  readonly isGone?: boolean;
  /** Content of the button. */
  readonly children: ReactNode;
}

/** A button that opens a searchable list of words: typing filters, arrow keys move, Enter chooses. */
export function WordMenu(props: WordMenuProps) {
  const { label, optionsFor, onChoose, onClose, onColour, className, isGone = false, children } = props;
  const [typed, setTyped] = useState('');
  const menu = useCombobox({
    onDropdownOpen: () => menu.focusSearchInput(),
    onDropdownClose: () => {
      setTyped('');
      onClose?.();
      menu.focusTarget();
    },
  });
  const { dropdownOpened, closeDropdown, selectFirstOption, resetSelectedOption } = menu;
  useCloseOnBack(closeDropdown, dropdownOpened);
  const options = dropdownOpened ? optionsFor(typed) : [];
  const found = options.map(({ value }) => value).join();
  // Enter chooses the first match. Before anything is typed it chooses only an option that was selected with the arrow
  // keys.
  useEffect(() => {
    if (typed === '') resetSelectedOption();
    else selectFirstOption();
  }, [typed, found, resetSelectedOption, selectFirstOption]);
  const submit = (value: string) => {
    const option = options.find((other) => other.value === value);
    if (option === undefined) return;
    setTyped('');
    if (onChoose(option) === 'close') menu.closeDropdown();
  };
  return (
    <Combobox store={menu} onOptionSubmit={submit} position="bottom-start" width={264} shadow="md" keepMounted={false}>
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <button
          type="button"
          className={className}
          data-gone={isGone}
          aria-haspopup="dialog"
          aria-expanded={menu.dropdownOpened}
          onClick={() => menu.toggleDropdown()}
        >
          {children}
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={typed}
          placeholder="Search"
          aria-label={`Search: ${label}`}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Combobox.Options aria-label={label} tabIndex={0} className={classes.options ?? ''}>
          {options.map(({ value, label: words, hex }) => (
            <Combobox.Option key={value} value={value} className={classes.option ?? ''}>
              {hex !== undefined && <i style={{ '--colour': hex }} />}
              {words}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {options.length === 0 && <p className={classes.nothing}>No matches</p>}
        {onColour && (
          <Combobox.Footer>
            <HexField
              action="Use"
              onChoose={(hex) => {
                onColour(hex);
                menu.closeDropdown();
              }}
            />
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
