import { startWordsAt } from './start-words.ts';

/** Shown while the application starts: the frame of the page that comes, as in `index.html`, and what is loading. */
export const StartPage = () => (
  <>
    <div className="start-frame" aria-hidden="true" />
    <div role="status" data-waiting className="start">
      Please wait...
      <small>{startWordsAt(window.location.pathname)}</small>
    </div>
  </>
);
