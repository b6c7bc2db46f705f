import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { setTranslation } from '@cartwright/core/cart/commands/set-translation';
import { translatableTexts } from '@cartwright/core/cart/translatable-texts';
import { readCart, type SavedCart } from '@cartwright/core/contract/carts';
import { readShopLanguages } from '@cartwright/core/contract/catalogue-state';
import { publishAgain } from '@cartwright/core/contract/publication';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { describe, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { catalogueState } from '../db/schema';
import { aMirror } from '../testing/a-mirror';
import { settled, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

/** A shop in English that has published these languages too. */
async function shopIn(others: readonly string[]): Promise<TestApp> {
  const app = await settled(await startApp());
  const store = forShop(database(), app.domain);
  await aMirror(store).products(aMirroredProduct({ id: 11 }));
  await publish(app, others);
  return app;
}

/** As Shopify says it at the next sync. */
async function publish(app: TestApp, others: readonly string[]): Promise<void> {
  const scope = { places: [], home: null, language: 'en', languages: others, metafields: [] };
  await forShop(database(), app.domain).update(catalogueState, { scope });
}

/** A cart with the title in a language, and the label of its tier of free shipping. */
function inLanguage(
  cart: CartDocument,
  language: string,
  texts: { title: string; label: string },
): CartDocument {
  const ends = { title: '/title', label: '/tierLabel' };
  return (['title', 'label'] as const).reduce((document, name) => {
    const key = translatableTexts(document).find((each) => each.key.endsWith(ends[name]))?.key ?? '';
    const result = setTranslation(document, { language, key, text: texts[name] });
    return result.ok ? result.document : document;
  }, cart);
}

const GERMAN = { title: 'Dein Warenkorb', label: 'Gratisversand' };

const save = (app: TestApp, saved: SavedCart, { translations }: CartDocument) =>
  app.save(saved, { enabled: true, translations });

const configOf = ({ shopify }: TestApp, language?: string): StorefrontConfig | null =>
  JSON.parse(
    shopify.appMetafields.get(language ? `cartwright_config.${language}` : 'cartwright.storefront_config') ??
      'null',
  );

function shownIn(config: Pick<StorefrontConfig, 'carts'> | null) {
  const [cart] = config?.carts ?? [];
  const bar = cart?.components.find((each) => each.type === 'tiered_progress_bar');
  const title = cart?.components.find((each) => each.type === 'title_bar');
  return { title: title?.settings.title, label: bar?.settings.bars[0]?.tiers[0]?.label };
}

describe('translated cart', () => {
  test('is published beside the original in one call, with the same discount names', async () => {
    const app = await shopIn(['de', 'fr']);
    const created = await app.create('Summer');
    app.shopify.calls.length = 0;
    const { publication } = await save(app, created, inLanguage(created.cart, 'de', GERMAN));
    expect(publication.status).toBe('published');
    expect(shownIn(configOf(app))).toEqual({ title: 'Your cart', label: 'Free shipping' });
    expect(shownIn(configOf(app, 'de'))).toEqual({ title: 'Dein Warenkorb', label: 'Gratisversand' });
    expect(configOf(app, 'fr')).toBeNull();
    const [own, german] = [configOf(app)?.carts[0], configOf(app, 'de')?.carts[0]];
    expect(german?.rewards).toEqual(own?.rewards);
    expect(german?.discountTitles).toEqual(own?.discountTitles);
    expect(german?.discountsActive).toBe(true);
    expect(app.shopify.calls.filter((each) => each === 'SetMetafields')).toHaveLength(1);
  });

  test('is stored under a key that pages derive from their language', async () => {
    const app = await shopIn(['pt-BR']);
    const created = await app.create();
    await save(app, created, inLanguage(created.cart, 'pt', { ...GERMAN, title: 'Carrinho' }));
    expect(shownIn(configOf(app, 'pt-br')).title).toBe('Carrinho');
  });

  test('is written once, with nothing left for the next publication', async () => {
    const app = await shopIn(['de']);
    const created = await app.create();
    await save(app, created, inLanguage(created.cart, 'de', GERMAN));
    app.shopify.calls.length = 0;
    await app.ask(publishAgain, { body: {} });
    expect(app.shopify.calls).not.toContain('SetMetafields');
  });

  test.each([
    [
      'its texts are removed',
      async (app: TestApp, saved: SavedCart) => void (await app.save(saved, { translations: {} })),
    ],
    [
      'the language is unpublished',
      async (app: TestApp) => {
        await publish(app, []);
        await app.ask(publishAgain, { body: {} });
      },
    ],
  ])('is removed from the language’s pages once %s', async (_why, change) => {
    const app = await shopIn(['de']);
    const created = await app.create();
    const { revision } = await save(app, created, inLanguage(created.cart, 'de', GERMAN));
    const saved = await app.ask(readCart, { params: { id: created.cart.id } });
    expect(saved.revision).toBe(revision);
    await change(app, saved);
    expect(configOf(app, 'de')).toEqual({ published: expect.anything() });
    app.shopify.calls.length = 0;
    await app.ask(publishAgain, { body: {} });
    expect(app.shopify.calls).not.toContain('SetMetafields');
  });

  test('is rejected when enabled if too large in one language, which is named', async () => {
    const app = await shopIn(['ja']);
    const created = await app.create();
    const { components, dragDropState, translations } = withManyTexts(created.cart);
    const refused = await app
      .save(created, { enabled: true, components, dragDropState, translations })
      .then(String, String);
    expect(refused).toContain('Each page of your store in Japanese would load');
  });

  test('has its translations in its preview link', async () => {
    const app = await shopIn(['de']);
    const created = await app.create();
    const { previewKey } = await app.save(created, inLanguage(created.cart, 'de', GERMAN));
    const preview = async (language: string) => {
      const response = await app.fetch(
        `/storefront/preview-config.json?key=${previewKey}&language=${language}`,
      );
      const { cart }: { cart: StorefrontConfig['carts'][number] } = JSON.parse(await response.text());
      return shownIn({ carts: [cart] }).title;
    };
    expect([await preview('de-AT'), await preview('fr'), await preview('')]).toEqual([
      'Dein Warenkorb',
      'Your cart',
      'Your cart',
    ]);
  });
});

/** A cart whose texts take three times as many bytes in Japanese as in the shop's own language: 60 bars of messages. */
function withManyTexts(cart: CartDocument): CartDocument {
  const bar = (at: number): CartDocument['components'][number] => ({
    componentId: `bar-${at}`,
    title: 'Announcement Bar',
    visibilityStatus: 'visible',
    useCustomTemplate: false,
    customTemplate: null,
    previousTemplates: [],
    version: '1.0',
    type: 'announcement_bar',
    settings: {
      messages: Array.from({ length: 20 }, (_, index) => `${at} ${index} ${'x'.repeat(250)}`),
      rotationSeconds: 5,
      timerEnabled: false,
      timerKind: 'minutes',
      timerMinutes: 10,
      timerEnd: null,
      timerWidth: 100,
      language: { timer: '', timerEnded: '' },
    },
  });
  const bars = Array.from({ length: 12 }, (_, at) => bar(at));
  const body = [...cart.dragDropState.body, ...bars.map(({ componentId }) => componentId)];
  const whole = {
    ...cart,
    components: [...cart.components, ...bars],
    dragDropState: { ...cart.dragDropState, body },
  };
  const entries = translatableTexts(whole)
    .filter(({ key }) => key.includes('/messages/'))
    .map(({ key, text }) => [key, { text: '無'.repeat(300), original: text }] as const);
  return { ...whole, translations: { ja: Object.fromEntries(entries) } };
}

describe('shop languages', () => {
  test('are its own and its other published ones', async () => {
    const app = await shopIn(['de', 'ja']);
    expect(await app.ask(readShopLanguages)).toEqual({ languages: { own: 'en', others: ['de', 'ja'] } });
  });

  test('are unknown before the catalogue starts to sync', async () => {
    const app = await startApp();
    expect(await app.ask(readShopLanguages)).toEqual({ languages: null });
  });
});
