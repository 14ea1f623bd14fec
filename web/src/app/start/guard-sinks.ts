/** The part of the Trusted Types API that is used here. Some browsers do not have it. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML(text: string): string | null; createScriptURL(address: string): string | null },
  ): unknown;
}

/** Without a tag, text becomes no element. The component library writes its style sheets in this way. */
const acceptMarkup = (text: string): string | null => (text.includes('<') ? null : text);

/** Built files, the service worker, and the answers to the log that the realtime client sends. */
const OWN_SCRIPTS = /^\/(assets\/[\w.-]+|service-worker\.js|timeline\/v2\/jsonp\/\d+)$/;

function acceptScript(address: string): string | null {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && OWN_SCRIPTS.test(pathname) ? address : null;
}

/**
 * Sets the rules for texts that become markup or the address of a script or worker. They apply where the server's
 * content security policy requires trusted types; a text for which a rule returns null is refused. Markup that
 * DOMPurify has cleaned is of a trusted type already and does not pass these rules. Call it before zod is loaded.
 */
export function guardSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // zod would otherwise try whether it may compile schemas, which the policy refuses and the browser reports as an error.
  (globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
  trustedTypes?.createPolicy('default', { createHTML: acceptMarkup, createScriptURL: acceptScript });
}
