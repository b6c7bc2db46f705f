import { newCart } from '@cartwright/core/cart/new-cart';
import type { PreviewSnapshot, RenderMessage } from '@cartwright/core/contract/preview';
import { describe, expect, it } from 'vitest';
import { createSnapshotSender } from './snapshot-sender';

const document = newCart('cart-1', 'Spring', () => crypto.randomUUID());
const named = (name: string): PreviewSnapshot<'cart'> => ({
  surface: 'cart',
  content: { document: { ...document, name }, products: [], prices: [], widgets: [], lines: [], drop: null },
  shop: { domain: 'shop.test', currency: 'USD' },
  market: { country: null, currency: 'USD', rate: null },
  locale: 'en',
  store: 'answers',
  page: false,
  selected: null,
  names: {},
});

/** A sender whose frames pass when the test says so. */
function aSender() {
  const posted: RenderMessage<'cart'>[] = [];
  const frames: (() => void)[] = [];
  const sender = createSnapshotSender<'cart'>({
    post: (message) => posted.push(message),
    nextFrame: (run) => frames.push(run),
  });
  return {
    ...sender,
    nextFrame() {
      for (const run of frames.splice(0)) run();
    },
    waiting: () => frames.length,
    posted: () => posted.map(({ revision, content }) => [revision, content.document.name]),
  };
}

describe('snapshot sender', () => {
  it('sends only the last state within a frame', () => {
    const sender = aSender();
    sender.ready();
    for (const name of ['S', 'Su', 'Sum']) sender.send(named(name));
    expect(sender.waiting()).toBe(1);
    sender.nextFrame();
    expect(sender.posted()).toEqual([[1, 'Sum']]);
  });

  it('sends states from before the preview was ready once it is', () => {
    const sender = aSender();
    sender.send(named('Spring'));
    sender.nextFrame();
    expect(sender.posted()).toEqual([]);
    sender.ready();
    sender.nextFrame();
    expect(sender.posted()).toEqual([[1, 'Spring']]);
  });

  it('sends the full state under a higher revision after a reload', () => {
    const sender = aSender();
    sender.ready();
    sender.send(named('Spring'));
    sender.nextFrame();
    sender.reset();
    sender.send(named('Summer'));
    sender.nextFrame();
    sender.ready();
    sender.nextFrame();
    expect(sender.posted()).toEqual([
      [1, 'Spring'],
      [2, 'Summer'],
    ]);
  });

  it('sends nothing if the preview closed before its frame', () => {
    const sender = aSender();
    sender.ready();
    sender.send(named('Spring'));
    sender.reset();
    sender.nextFrame();
    expect(sender.posted()).toEqual([]);
  });
});
