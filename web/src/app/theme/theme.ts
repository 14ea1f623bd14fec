import { Button, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { mdiChevronDown } from '@mdi/js';
import { createElement } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Shade 4 is the accent of the dark scheme, shade 6 of the light one; the others are for hover and soft fills. */
const vermilion: MantineColorsTuple = [
  '#fff0ec',
  '#fbdfd8',
  '#f3bcaf',
  '#ff8a72',
  '#ff6a4d',
  '#e24f33',
  '#d6402b',
  '#c23722',
  '#a82f1d',
  '#8c2718',
];

export const theme = createTheme({
  colors: { vermilion },
  primaryColor: 'vermilion',
  primaryShade: { light: 6, dark: 4 },
  black: '#161514',
  white: '#ffffff',
  fontFamily: "'Instrument Sans Variable', ui-sans-serif, system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  defaultRadius: 10,
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '12px', xl: '16px' },
  // The specification's display breakpoints: 640, 768, 1024, 1280 and 1536 px.
  breakpoints: { xs: '40em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // People write names, titles, searches and messages in any script. A `dir` property would apply to the wrapper.
    TextInput: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    Textarea: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    NativeSelect: { defaultProps: { rightSection: createElement(Icon, { path: mdiChevronDown, size: 18 }) } },
    Button: Button.extend({
      // Text on the accent is white in the light scheme and near black in the dark one, whose accent is lighter.
      vars: (_theme, { variant = 'filled' }) => ({
        root: variant === 'filled' ? { '--button-bg': 'var(--accent)', '--button-color': 'var(--on-accent)' } : {},
      }),
    }),
  },
});

/** Maps Mantine's CSS variables to the colours of `theme.css`. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--quiet)',
    '--mantine-color-placeholder': 'var(--quiet)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--hover)',
    '--mantine-color-disabled-color': 'var(--quiet)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-error': 'var(--error)',
    '--mantine-color-anchor': 'var(--ink)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
  };
  return { variables: {}, light: shared, dark: shared };
};
