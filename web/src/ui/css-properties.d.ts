import 'react';

declare module 'react' {
  // Custom properties that style sheets read.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
