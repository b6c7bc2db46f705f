import type { ConsentPort } from '../ports/analytics';
import type { StoragePort } from '../ports/ports';

/** Keys that are kept in the browser with consent only; visit and link of the cart are each dropped with what they are told to. */
const KEPT = ['cartwright:told', 'cartwright:viewed', 'cartwright:widgets-began'];

/** Takes it out when consent is withdrawn, or was on a page that did not hear of it. */
export function dropWithoutConsent(storage: StoragePort, consent: ConsentPort): void {
  const check = () => {
    if (consent.allowed()) return;
    for (const name of KEPT) if (storage.read(name)) storage.write(name, '');
  };
  consent.listen(check);
  check();
}
