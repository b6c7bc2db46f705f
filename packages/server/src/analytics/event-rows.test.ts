import { expect, it } from 'vitest';
import { eventRows } from './store-events';

it('keeps the bundle number and the step id of a bundle step event', () => {
  const visitor = { visitor: 'v', session: 's' };
  const event = {
    number: 3,
    age: 1000,
    subject: 'bundle',
    name: 'step_reached',
    id: 7,
    step: 'bread',
  } as const;
  const sentAt = new Date('2026-11-20T12:00:00Z');
  expect(eventRows([{ page: 'p', sentAt, events: [{ ...event, ...visitor }] }])).toMatchObject([
    {
      pageId: 'p',
      happenedAt: new Date('2026-11-20T11:59:59Z'),
      subject: 'bundle',
      name: 'step_reached',
      subjectId: '7',
      tierId: 'bread',
    },
  ]);
});

it('keeps where a variant was shown for experiments only', () => {
  const visitor = { visitor: 'v', session: 's' };
  const shown = {
    number: 0,
    age: 0,
    subject: 'experiment',
    name: 'exposed',
    experiment: 'test',
    testVariant: 'b',
  } as const;
  const viewed = { number: 1, age: 0, subject: 'page', name: 'viewed', kind: 'home' } as const;
  const sentAt = new Date('2026-11-20T12:00:00Z');
  const sent = [shown, viewed].map((event) => ({ ...event, ...visitor }));
  const [exposure, view] = eventRows([{ page: 'p', sentAt, device: 'phone', events: sent }]);
  expect([exposure?.device, view?.device]).toEqual(['phone', undefined]);
});
