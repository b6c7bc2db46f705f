import { expect, it } from 'vitest';
import { eventRows } from './store-events';

it('an event of a bundle’s step keeps the bundle’s number and the step’s id', () => {
  const whose = { visitor: 'v', session: 's' };
  const event = {
    number: 3,
    age: 1000,
    subject: 'bundle',
    name: 'step_reached',
    id: 7,
    step: 'bread',
  } as const;
  const sentAt = new Date('2026-11-20T12:00:00Z');
  expect(eventRows([{ page: 'p', sentAt, events: [{ ...event, ...whose }] }])).toMatchObject([
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

it('what a variant was shown on is kept of tests alone', () => {
  const whose = { visitor: 'v', session: 's' };
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
  const sent = [shown, viewed].map((event) => ({ ...event, ...whose }));
  const [exposure, view] = eventRows([{ page: 'p', sentAt, device: 'phone', events: sent }]);
  expect([exposure?.device, view?.device]).toEqual(['phone', undefined]);
});
