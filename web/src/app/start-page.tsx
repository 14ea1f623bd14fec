/**
 * Shown while the application starts: the frame of the page that comes, and the words of `index.html`, which only here
 * are a status, so that screen readers say them once.
 */
export const StartPage = () => (
  <>
    <div className="start-frame" aria-hidden="true" />
    <div role="status" data-waiting className="start">
      Please wait...
      <small>The studio is loading</small>
    </div>
  </>
);
