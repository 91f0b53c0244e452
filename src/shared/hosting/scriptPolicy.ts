import { GOOGLE_ORIGINS } from './googleOrigins';
import { addressOf } from './basePath';

declare global {
  /** Trusted Types, which the compiler's DOM does not have; older browsers have none. */
  var trustedTypes:
    | {
        readonly defaultPolicy: object | null;
        createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
      }
    | undefined;
}

/**
 * Whether an address is a script of this build, or Google's, which `script-src` allows only where Google is set up.
 *
 * @param base address of the app, with a slash at its end
 */
export function isOwnScript(address: string, base: string): boolean {
  const { href } = new URL(address, base);
  if (href === GOOGLE_ORIGINS.script) return true;
  return (
    href.startsWith(base) && /^(?:sw\.js(?:\?named)?|assets\/[\w./-]+\.js)$/u.test(href.slice(base.length))
  );
}

/**
 * Makes the one policy for Trusted Types that `tests/build/securityHeaders.ts` allows: addresses of scripts and workers are
 * those of the build, and no text becomes markup or code. It is the default policy, so that it holds for the libraries,
 * too, and for `new Worker(new URL(…))`, which the build has to recognise.
 */
export function guardScripts(): void {
  const base = addressOf('');
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, base) ? address : null),
  });
}
