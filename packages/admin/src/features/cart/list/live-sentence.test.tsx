import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LiveSentence } from './live-sentence';

const test = { id: 'tiers', name: 'Which tiers' };

function aCart(name: string, more: Partial<CartListItem> = {}): CartListItem {
  return {
    id: name,
    name,
    isFallback: false,
    isScheduled: false,
    startDate: null,
    endDate: null,
    enabled: false,
    updatedAt: '2026-11-20T09:00:00Z',
    revision: 1,
    previewKey: `key of ${name}`,
    lockReason: null,
    legacy: false,
    runningTest: null,
    ...more,
  };
}

const sentence = (...carts: CartListItem[]) =>
  renderToStaticMarkup(
    <AppProvider>
      <LiveSentence carts={carts} now={0} />
    </AppProvider>,
  );

it('names every cart of a running test, and links to the test', () => {
  const variant = aCart('Low tiers', { runningTest: { ...test, isControl: false } });
  const html = sentence(variant, aCart('Main', { enabled: true, runningTest: { ...test, isControl: true } }));
  expect(html.replace(/<[^>]+>/g, '')).toBe('“Main” and “Low tiers” are live in the test “Which tiers”');
  expect(html).toContain('href="/experiments/edit/tiers/"');
});

it('names the live cart if it isn’t in a test', () => {
  expect(sentence(aCart('Main', { enabled: true }))).toContain('“Main” is live');
});
