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
})();
