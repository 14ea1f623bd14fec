import { SETTINGS_ID } from '../../../lib/navigation/settings-id.ts';
import classes from './top-bar.module.css';

/** Lets keyboard users skip the navigation bars, and on the page of a tool also its pictures. */
export function SkipLinks({ hasSettings = false }: { readonly hasSettings?: boolean }) {
  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      {hasSettings && (
        <a href={`#${SETTINGS_ID}`} className={classes.skip}>
          Skip to settings
        </a>
      )}
    </>
  );
}
