import { isWhole, no, type Read } from '../engine/model/read';
import { type Fault, REFUSALS, TARGETS, type Trouble } from './fault';
import { MAX_COUNT, MAX_MS, readFaultList } from './read-fault-list';

/** Parses `{ "faults": [{ "on": "add", "kind": "refuse", "status": 429, "html": true, "times": 2, "after": 1 }] }`. */
export function readFaults(body: unknown): Read<readonly Fault[]> {
  return readFaultList(body, TARGETS, (fields, target) => {
    const trouble = readTrouble(fields);
    const isStale = trouble.ok && trouble.value.kind === 'stale';
    return isStale && target !== 'get' ? no('on', 'Only a get can be stale.') : trouble;
  });
}

/** Additional fields by kind. */
const FIELDS: Readonly<Record<Trouble['kind'], readonly string[]>> = {
  delay: ['ms'],
  slow_answer: ['ms'],
  refuse: ['status', 'html', 'retryAfter'],
  lost: [],
  dropped: [],
  stale: [],
  crowded: ['most'],
};

function readTrouble({ kind, ...fields }: Readonly<Record<string, unknown>>): Read<Trouble> {
  if (!isKind(kind)) return no('kind', `One of ${Object.keys(FIELDS).join(', ')} is needed.`);
  const unknown = Object.keys(fields).find((name) => !FIELDS[kind].includes(name));
  if (unknown !== undefined) return no(unknown, `A fault of kind ${kind} has no such field.`);
  switch (kind) {
    case 'delay':
    case 'slow_answer': {
      const { ms } = fields;
      if (!isWhole(ms, 1, MAX_MS)) return no('ms', `Milliseconds from 1 to ${MAX_MS} are needed.`);
      return { ok: true, value: { kind, ms } };
    }
    case 'refuse': {
      const { html = false, retryAfter } = fields;
      const status = REFUSALS.find((each) => each === fields.status);
      if (!status) return no('status', `One of ${REFUSALS.join(', ')} is needed.`);
      if (typeof html !== 'boolean') return no('html', 'True or false is needed.');
      if (retryAfter === undefined) return { ok: true, value: { kind, status, html } };
      if (!isWhole(retryAfter, 0, MAX_MS / 1000)) {
        return no('retryAfter', `Seconds from 0 to ${MAX_MS / 1000} are needed.`);
      }
      return { ok: true, value: { kind, status, html, retryAfter } };
    }
    case 'crowded': {
      const { most } = fields;
      if (!isWhole(most, 0, MAX_COUNT)) return no('most', `A whole number from 0 to ${MAX_COUNT} is needed.`);
      return { ok: true, value: { kind, most } };
    }
    case 'lost':
    case 'dropped':
    case 'stale':
      return { ok: true, value: { kind } };
    default:
      return kind satisfies never;
  }
}

function isKind(value: unknown): value is Trouble['kind'] {
  return typeof value === 'string' && Object.hasOwn(FIELDS, value);
}
