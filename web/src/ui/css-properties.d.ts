import 'react';

declare module 'react' {
  // Custom properties in `style` attributes, which style sheets read.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
