import type { ConsentPort } from '../ports/analytics';
import type { StoragePort } from '../ports/ports';
import { isJson } from '../shopify/json';

/** In the browser's storage, with consent only (ADR 72). */
export const VISIT_KEY = 'cartwright:visit';
/** Variants of tests that the visitor has seen; goes with the visit. */
export const TESTS_KEY = 'cartwright:tests';

/** Milliseconds without an event after which what comes next is another session, or another visitor. */
export const SESSION_ENDS = 30 * 60 * 1000;
export const VISITOR_ENDS = 90 * 24 * 60 * 60 * 1000;

/** Whose an event is. Both are random and mean nothing else. */
export interface Visit {
  readonly visitor: string;
  readonly session: string;
}

export interface Visits {
  /** Of what happens now; null without consent. */
  current(): Visit | null;
}

interface Options {
  readonly storage: StoragePort<typeof VISIT_KEY | typeof TESTS_KEY>;
  readonly consent: ConsentPort;
  /** Epoch milliseconds: what is kept is read by later pages. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Has a visitor taken out of what was sent. */
  readonly forget: (visitor: string) => void;
}

interface KeptVisit extends Visit {
  /** When the last event was. */
  readonly at: number;
}

/**
 * The visitor and the session of this browser. Where consent is gone, also since a page that did not hear of it, both
 * leave the storage and are forgotten.
 */
export function visits({ storage, consent, now, newId, forget }: Options): Visits {
  /** Where nothing is kept, a visit lasts as long as the page. */
  let ofPage: KeptVisit | null = null;

  function kept(): KeptVisit | null {
    const text = storage.read(VISIT_KEY);
    return text === null ? ofPage : readVisit(text);
  }

  function withdraw(): void {
    const visit = kept();
    ofPage = null;
    if (!visit) return;
    storage.write(VISIT_KEY, '');
    storage.write(TESTS_KEY, '');
    forget(visit.visitor);
  }

  const onChange = () => {
    if (!consent.allowed()) withdraw();
  };
  consent.listen(onChange);
  onChange();

  return {
    current() {
      if (!consent.allowed()) {
        withdraw();
        return null;
      }
      const at = now();
      const last = kept();
      // A clock that was put back says nothing of how long it was.
      const passed = last ? Math.max(0, at - last.at) : Number.POSITIVE_INFINITY;
      const visitor = last && passed < VISITOR_ENDS ? last.visitor : newId();
      const session = last && passed < SESSION_ENDS ? last.session : newId();
      ofPage = { visitor, session, at };
      storage.write(VISIT_KEY, JSON.stringify(ofPage));
      return { visitor, session };
    },
  };
}

/** Form of a UUID: anybody may write to the storage of a page. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function readVisit(text: string): KeptVisit | null {
  try {
    const said: unknown = JSON.parse(text || 'null');
    if (!isJson(said)) return null;
    const { visitor, session, at } = said;
    const isVisit = ID.test(String(visitor)) && ID.test(String(session)) && Number.isFinite(at);
    return isVisit ? { visitor: String(visitor), session: String(session), at: Number(at) } : null;
  } catch {
    return null;
  }
}
