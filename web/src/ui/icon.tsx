/** A Material Design icon from `@mdi/js`. Decorative: the control that holds it carries the name. */
export function Icon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
