import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx';
import classes from '../account.module.css';

const CHOICES: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/**
 * Chooses the colour scheme. It is stored in this browser rather than the account, so each device can have another one.
 */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.form}>
      <ChoiceField legend="Light or dark" choices={CHOICES} value={colorScheme} onChange={setColorScheme} />
    </div>
  );
}
