// Runs before the first paint, so that a dark page never flashes white, that nobody who is logged in sees for a moment the
// ways to log in, and that the frame of the workspace is there while it loads. The keys are those that Mantine and `session-token.ts` store under.
(function () {
  const page = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
    if (localStorage.getItem('session-token') !== null) page.setAttribute('data-session', '');
  } catch {
    // Storage can be closed to us; the system's setting is used.
  }
  if (location.pathname.startsWith('/workplace')) page.setAttribute('data-starts', 'workplace');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // A page whose script cannot load says so instead of waiting for ever. An error of a script does not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayNotLoaded(), true);
  addEventListener('not-loaded', sayNotLoaded);
  function sayNotLoaded() {
    const place = document.querySelector('#root > .start');
    if (place === null) return;
    const [reason, again] = [document.createElement('small'), document.createElement('button')];
    reason.textContent = 'Check your connection, then load it again.';
    again.textContent = 'Reload';
    again.addEventListener('click', () => location.reload());
    place.setAttribute('role', 'alert');
    place.replaceChildren('This page did not load.', reason, again);
  }
})();
