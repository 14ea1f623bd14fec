/** A Material Design icon from `@mdi/js`. It is decorative: the accessible name belongs to the control around it. */
export function Icon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
