import type { BeaconPort } from '../ports/beacon';

/** `navigator.sendBeacon` to an address, and the page's own time. */
export function browserBeacon(address: string): BeaconPort {
  return {
    send(text: string) {
      try {
        // A text needs no leave of the other origin, which a page that goes away could not wait for.
        return navigator.sendBeacon(address, text);
      } catch {
        return false;
      }
    },
    after: (milliseconds: number, task: () => void) => void setTimeout(task, milliseconds),
    now: () => performance.now(),
  };
}
