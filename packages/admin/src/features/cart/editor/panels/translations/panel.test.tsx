import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import { setTranslation } from '@cartwright/core/cart/commands/set-translation';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import { translatableTexts } from '@cartwright/core/cart/translatable-texts';
import type { SavedCart } from '@cartwright/core/contract/carts';
import type { ShopLanguages } from '@cartwright/core/contract/catalogue-state';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { languagesQuery } from '../../../../../shared/api/languages-query';
import { createCartModel } from '../../model/cart-model';
import { createCartScreen } from '../../model/cart-screen';
import { CartEditorProvider } from '../../model/editor-context';
import { TranslationsPanel } from './panel';

let ids = 0;
const CART = newCart('cart', 'Cart', () => `id-${++ids}`);

const titled = (cart: CartDocument, title: string): CartDocument => {
  const componentId = findByType(cart, 'title_bar')?.componentId ?? '';
  const result = setComponentSettings(cart, { componentId, settings: { title }, field: 'title' });
  return result.ok ? result.document : cart;
};
const translated = (cart: CartDocument, language: string, text: string): CartDocument => {
  const key = translatableTexts(cart).find((each) => each.key.endsWith('/title'))?.key ?? '';
  const result = setTranslation(cart, { language, key, text });
  return result.ok ? result.document : cart;
};

function shown(cart: CartDocument, languages: ShopLanguages | null): string {
  const saved: SavedCart = {
    cart,
    revision: 1,
    updatedAt: '2026-11-20T10:00:00.000Z',
    previewKey: 'key',
    lockReason: null,
    legacy: false,
  };
  const model = createCartModel(saved, {
    save: () => new Promise(() => {}),
    now: () => 0,
    isStaff: () => false,
    isUndoBlocked: () => false,
  });
  const queries = new QueryClient();
  queries.setQueryData(languagesQuery.queryKey, languages);
  return renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={queries}>
        <CartEditorProvider model={model} screen={createCartScreen(saved)}>
          <TranslationsPanel />
        </CartEditorProvider>
      </QueryClientProvider>
    </AppProvider>,
  );
}

const GERMAN = { own: 'en', others: ['de', 'sv'] };
const total = translatableTexts(CART).length;

it('lists the shop’s other languages by their own names', () => {
  const html = shown(CART, GERMAN);
  expect(html).toMatch(/<option value="de"[^>]*>Deutsch</);
  expect(html).toMatch(/<option value="sv"[^>]*>Svenska</);
  expect(html).not.toContain('value="en"');
});

it('counts the storefront’s built-in texts as translated', () => {
  expect(shown(CART, GERMAN)).toContain(`${total} of ${total} texts translated`);
  expect(shown(titled(CART, 'Your bag'), GERMAN)).toContain(`${total - 1} of ${total} texts translated`);
  expect(shown(CART, { own: 'en', others: ['sv'] })).toContain(`0 of ${total} texts translated`);
});

it('shows the original above its translation', () => {
  const html = shown(translated(titled(CART, 'Your bag'), 'de', 'Deine Tasche'), GERMAN);
  expect(html).toMatch(/lang="en" dir="ltr">Your bag<.*value="Deine Tasche"/s);
  expect(html).toContain(`${total} of ${total} texts translated`);
  expect(html).not.toContain('has changed since');
});

it('marks a translation whose original changed, with the old original', () => {
  const html = shown(
    titled(translated(titled(CART, 'Your bag'), 'de', 'Deine Tasche'), 'Your basket'),
    GERMAN,
  );
  expect(html).toMatch(/The original has changed since\. It was: <q lang="en">Your bag<\/q>/);
  expect(html).toContain('Keep translation of Title');
  expect(html).toContain(`${total} of ${total} texts translated, 1 to check`);
});

it('explains how to add a language to a store with one', () => {
  expect(shown(CART, { own: 'en', others: [] })).toContain('Your store is in English only.');
  expect(shown(CART, null)).toContain('languages aren’t known yet');
});

it('shows that a cart without components has nothing to translate', () => {
  const empty = {
    ...CART,
    components: [],
    dragDropState: { ...CART.dragDropState, header: [], goalBox: [], body: [], footer: [] },
  };
  expect(shown(empty, GERMAN)).toContain('no texts that shoppers read');
});
