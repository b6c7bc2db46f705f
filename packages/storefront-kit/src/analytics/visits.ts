import type { ConsentPort } from '../ports/analytics';
import type { StoragePort } from '../ports/ports';
import { isJson } from '../shopify/json';

/** Storage key, used with consent only (ADR 72). */
export const VISIT_KEY = 'cartwright:visit';
/** Storage key of seen test variants; deleted with the visit. */
export const TESTS_KEY = 'cartwright:tests';

/** Inactivity (milliseconds) after which a new session, or a new visitor, starts. */
export const SESSION_ENDS = 30 * 60 * 1000;
export const VISITOR_ENDS = 90 * 24 * 60 * 60 * 1000;

/** Visitor and session of an event, both random. */
export interface Visit {
  readonly visitor: string;
  readonly session: string;
}

export interface Visits {
  /** Current visit; null without consent. */
  current(): Visit | null;
}

interface Options {
  readonly storage: StoragePort<typeof VISIT_KEY | typeof TESTS_KEY>;
  readonly consent: ConsentPort;
  /** Epoch milliseconds, as stored values are read by later pages. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Requests deletion of a visitor's sent events. */
  readonly forget: (visitor: string) => void;
}

interface KeptVisit extends Visit {
  /** Time of the last event. */
  readonly at: number;
}

/**
 * Visitor and session of this browser. Without consent (even if withdrawn on another page) both are removed from
 * storage and deleted on the server.
 */
export function visits({ storage, consent, now, newId, forget }: Options): Visits {
  /** Visits; without storage one lasts as long as the page. */
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
      // If the clock was set back, the elapsed time is unknown.
      const passed = last ? Math.max(0, at - last.at) : Number.POSITIVE_INFINITY;
      const visitor = last && passed < VISITOR_ENDS ? last.visitor : newId();
      const session = last && passed < SESSION_ENDS ? last.session : newId();
      ofPage = { visitor, session, at };
      storage.write(VISIT_KEY, JSON.stringify(ofPage));
      return { visitor, session };
    },
  };
}

/** UUID pattern; storage is untrusted input. */
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
