import {
  type AnalyticsBatch,
  MAX_EVENT_AGE,
  MAX_EVENTS_BYTES,
  MAX_EVENTS_SENT,
} from '@cartwright/core/analytics/analytics-events';
import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATCH, createEventQueue, MAX_BYTES, MAX_WAITING, type QueuedEvent } from './event-queue';

const PAGE = '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a';
const OPENED: QueuedEvent = { name: 'opened', cart: 'cart-1', total: 5800, currency: 'USD', tier: null };

/** A queue with a controlled clock, consent and network. */
function aQueue() {
  const sent: AnalyticsBatch[] = [];
  const changed: (() => void)[] = [];
  const alarms: { readonly at: number; readonly task: () => void }[] = [];
  const world = { now: 0, allowed: true, taken: true };
  const queue = createEventQueue(
    {
      send(text) {
        if (world.taken) sent.push(sendAnalyticsEvents.body.parse(JSON.parse(text)));
        return world.taken;
      },
      after: (milliseconds, task) => void alarms.push({ at: world.now + milliseconds, task }),
      now: () => world.now,
    },
    { allowed: () => world.allowed, isOpen: () => false, listen: (onChange) => void changed.push(onChange) },
    PAGE,
  );
  return {
    sent,
    world,
    add: (times = 1, event: QueuedEvent = OPENED) => {
      for (let time = 0; time < times; time++) queue.add(event);
    },
    flush: queue.flush,
    decide(allowed: boolean) {
      world.allowed = allowed;
      for (const onChange of changed) onChange();
    },
    pass(milliseconds: number) {
      world.now += milliseconds;
      const due = alarms.filter(({ at }) => at <= world.now);
      for (const alarm of due) alarms.splice(alarms.indexOf(alarm), 1);
      for (const { task } of due) task();
    },
    events: () => sent.flatMap(({ events }) => events),
  };
}

describe('event queue', () => {
  it('has the limits of the contract', () => {
    expect(BATCH).toBe(MAX_EVENTS_SENT);
    expect(MAX_BYTES).toBe(MAX_EVENTS_BYTES);
    const { add, pass, flush, events, world } = aQueue();
    world.taken = false;
    add();
    world.now = MAX_EVENT_AGE + 1;
    world.taken = true;
    flush();
    pass(10_000);
    expect(events()).toEqual([]);
  });

  it('waits ten seconds for more events and sends each one’s age', () => {
    const { add, pass, sent } = aQueue();
    add();
    pass(4000);
    add();
    expect(sent).toEqual([]);
    pass(6000);
    expect(sent).toEqual([
      {
        page: PAGE,
        events: [
          { ...OPENED, number: 0, age: 10_000 },
          { ...OPENED, number: 1, age: 6000 },
        ],
      },
    ]);
  });

  it('sends at twenty events and when the page is left', () => {
    const { add, flush, sent } = aQueue();
    add(21);
    expect(sent.map(({ events }) => events.length)).toEqual([20]);
    flush();
    expect(sent.map(({ events }) => events.length)).toEqual([20, 1]);
    flush();
    expect(sent).toHaveLength(2);
  });

  it('sends smaller batches when twenty events exceed the size limit', () => {
    const { add, flush, sent, events } = aQueue();
    const filters = Array.from({ length: 20 }, (_, at) => `filter.p.vendor=${'é'.repeat(100)}${at}`);
    const filtered = { subject: 'search', name: 'filtered', query: 'mug', filters } as const;
    add(20, { ...filtered, visitor: PAGE, session: PAGE });
    flush();
    expect(events().map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at));
    for (const report of sent) {
      expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThanOrEqual(MAX_EVENTS_BYTES);
    }
  });

  it('keeps events the browser rejected and sends them with the next ones', () => {
    const { add, pass, world, events } = aQueue();
    world.taken = false;
    add();
    pass(10_000);
    world.taken = true;
    add();
    pass(10_000);
    expect(events().map(({ number }) => number)).toEqual([0, 1]);
  });

  it.each([
    ['is given throughout', true, true, 2],
    ['is never given', false, false, 0],
    ['is given later, dropping earlier events', false, true, 1],
    ['is withdrawn, dropping waiting events', true, false, 0],
  ])('follows consent that %s', (_when, first, then, expected) => {
    const { add, decide, flush, events, world } = aQueue();
    world.allowed = first;
    add();
    decide(then);
    add();
    flush();
    expect(events()).toHaveLength(expected);
  });

  it('drops waiting events even if the withdrawal of consent went unnoticed', () => {
    const { add, flush, events, world } = aQueue();
    add();
    world.allowed = false;
    flush();
    world.allowed = true;
    flush();
    expect(events()).toEqual([]);
  });

  it('never sends without consent, above its limit, or twice', () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), times: fc.nat(60) }) },
      fc.record({ do: fc.constant('pass' as const), times: fc.nat(20_000) }),
      fc.record({ do: fc.constant('flush' as const), times: fc.constant(0) }),
      fc.record({
        do: fc.constantFrom('allow' as const, 'forbid' as const, 'slip' as const),
        times: fc.constant(0),
      }),
      fc.record({ do: fc.constantFrom('take' as const, 'refuse' as const), times: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = aQueue();
        for (const { do: what, times } of steps) {
          const before = queue.sent.length;
          if (what === 'add') queue.add(times);
          else if (what === 'pass') queue.pass(times);
          else if (what === 'flush') queue.flush();
          else if (what === 'allow' || what === 'forbid') queue.decide(what === 'allow');
          // Withdrawn without notification.
          else if (what === 'slip') queue.world.allowed = false;
          else queue.world.taken = what === 'take';
          const news = queue.sent.slice(before);
          if (!queue.world.allowed) expect(news).toEqual([]);
          const held = what === 'add' ? times : 0;
          expect(news.flatMap(({ events }) => events).length).toBeLessThanOrEqual(MAX_WAITING + held);
        }
        const numbers = queue.events().map(({ number }) => number);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });

  it('holds a limited number of events', () => {
    const { add, flush, events, world } = aQueue();
    world.taken = false;
    add(MAX_WAITING * 3);
    world.taken = true;
    flush();
    expect(events()).toHaveLength(MAX_WAITING);
  });
});
