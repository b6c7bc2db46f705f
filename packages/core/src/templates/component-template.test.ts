import { describe, expect, it } from 'vitest';
import type { CartDocument } from '../cart/cart-document';
import { newCart } from '../cart/new-cart';
import { templatesTooSlow } from '../cart/validate-templates';
import { compileStorefrontCart } from '../storefront/compile-storefront-config';
import { compileTemplate } from './compile-template';
import { usesTemplates } from './component-template';

let ids = 0;

/** A cart whose subtotal has a template. */
function cartWith(template: string, useCustomTemplate = true): CartDocument {
  const cart = newCart('c', 'Main', () => `id-${++ids}`);
  const customTemplate = {
    id: 't',
    name: 'Mine',
    template,
    componentVersion: '1.0',
    editedBy: 'Ada',
    timestamp: '2026-11-01T10:00:00Z',
  };
  return {
    ...cart,
    components: cart.components.map((each) =>
      each.type === 'cart_subtotal' ? { ...each, customTemplate, useCustomTemplate } : each,
    ),
  };
}

const published = (document: CartDocument) =>
  compileStorefrontCart({ document, products: [], widgets: [], discountsActive: true }).components.flatMap(
    ({ type, template }) => (template ? [{ type, template }] : []),
  );

describe('title bar template', () => {
  it('requires a button that closes the cart', () => {
    const problems = (source: string) => compileTemplate(source, 'title_bar').problems;
    expect(problems('<h2>{{ settings.title }}</h2>')).toMatchObject([{ severity: 'error', code: 'way_out' }]);
    expect(
      problems('{% if cart.busy %}{% else %}<button type="button" data-action="close">×</button>{% endif %}'),
    ).toEqual([]);
  });
});

describe('published component templates', () => {
  it('contain compiled templates and none for other components', () => {
    expect(published(cartWith('<p>{{ cart.total | money }}</p>'))).toEqual([
      {
        type: 'cart_subtotal',
        template: {
          css: '',
          nodes: [['element', 'p', [], [['output', ['filter', 'money', ['get', 'cart', 'total']]]]]],
        },
      },
    ]);
  });

  it('omit unused templates and templates with errors', () => {
    expect(published(cartWith('<p>a</p>', false))).toEqual([]);
    expect(published(cartWith('<p>a'))).toEqual([]);
  });

  it('round-trip through JSON', () => {
    const [sent] = published(cartWith('{% for l in cart.lines limit: 2 %}<b>{{ l.title }}</b>{% endfor %}'));
    expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
  });
});

describe('templates that compile too slowly', () => {
  const [short, long] = [cartWith('<p></p>'), cartWith('<p>Much longer</p>')];
  const idOf = ({ components }: CartDocument) =>
    components.find(({ customTemplate }) => customTemplate !== null)?.componentId;
  const own = long.components.find(({ customTemplate }) => customTemplate !== null)?.customTemplate ?? null;

  it('are possible only in carts that use templates', () => {
    expect(usesTemplates(newCart('c', 'Main', () => 'id'))).toBe(false);
    expect(usesTemplates(cartWith('<p></p>', false))).toBe(false);
    expect(usesTemplates(short)).toBe(true);
    expect(usesTemplates({ ...cartWith('', false), customTemplate: own, useCustomTemplate: true })).toBe(
      true,
    );
  });

  it('are reported at the longest one', () => {
    const found = { code: 'too_slow', path: ['customTemplate', 'template'] };
    expect(templatesTooSlow(short)).toMatchObject({
      ...found,
      title: 'Cart Subtotal',
      scope: idOf(short),
    });
    const whole = templatesTooSlow({ ...short, customTemplate: own, useCustomTemplate: true });
    expect(whole).toMatchObject({ ...found, title: 'Custom template' });
    expect(whole.scope).toBeUndefined();
    const off = templatesTooSlow({ ...short, customTemplate: own, useCustomTemplate: false });
    expect(off.scope).toBe(idOf(short));
  });
});
