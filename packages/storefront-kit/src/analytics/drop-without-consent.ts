import type { ConsentPort } from '../ports/analytics';
import type { StoragePort } from '../ports/ports';

/** Storage keys that require consent; visit and cart link are dropped by their own modules. */
const KEYS_WITH_CONSENT = ['cartwright:told', 'cartwright:viewed', 'cartwright:widgets-began'];

/** Clears them when consent is withdrawn, or was on another page. */
export function dropWithoutConsent(storage: StoragePort, consent: ConsentPort): void {
  const check = () => {
    if (consent.allowed()) return;
    for (const name of KEYS_WITH_CONSENT) if (storage.read(name)) storage.write(name, '');
  };
  consent.listen(check);
  check();
}
