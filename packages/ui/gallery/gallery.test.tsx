import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TIER_TYPES } from '@cartwright/core/components/tiered-progress-bar/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAGES } from './pages';
import { GIFTS } from './stories/gifts';
import { LONG, SHORT } from './stories/texts';

const CART = fileURLToPath(new URL('../src/cart', import.meta.url));

const storiesOf = (component: string) =>
  PAGES.find((page) => page.component === component)?.stories(SHORT) ?? [];
const ids = (component: string) => storiesOf(component).map(({ id }) => id);

describe('gallery', () => {
  it('has a page for each cart component, for listings and widgets, and no others', () => {
    const folders = readdirSync(CART, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(PAGES.map(({ component }) => component).sort()).toEqual(
      [...folders.map(({ name }) => name), 'bundle-builder', 'listing', 'product-widget'].sort(),
    );
  });

  it.each(PAGES.map((page) => [page.component, page] as const))(
    'has a unique name for each state of %s',
    (component) => {
      expect(ids(component).length).toBeGreaterThan(0);
      expect([...new Set(ids(component))]).toEqual(ids(component));
    },
  );

  it('shows every type of tier before, during and after it is earned', () => {
    for (const type of TIER_TYPES) {
      expect(ids('tiered-progress-bar')).toEqual(
        expect.arrayContaining([`${type}-locked`, `${type}-next`, `${type}-reached`]),
      );
    }
  });

  it('shows a gift in every state', () => {
    const shown = storiesOf('tiered-progress-bar').map(({ content }) => renderToStaticMarkup(content));
    for (const [state, { status, statusText }] of GIFTS) {
      expect(ids('tiered-progress-bar')).toContain(`gift-${state}`);
      expect(
        shown.some((html) => html.includes(`data-status="${status}"`) && html.includes(statusText)),
      ).toBe(true);
    }
  });

  it.each([
    ['usual', SHORT],
    ['long', LONG],
  ])('renders every state with %s texts', (_length, texts) => {
    for (const { content } of PAGES.flatMap((page) => page.stories(texts))) {
      expect(renderToStaticMarkup(content)).not.toBe('');
    }
  });
});
