import { describe, expect, it } from 'vitest';
import type { ComponentType } from '../components/component-types';
import { compileStorefrontCart } from '../storefront/compile-storefront-config';
import { compileTemplate } from '../templates/compile-template';
import type { CartDocument } from './cart-document';
import { newCart, newComponent } from './new-cart';
import { wholeCartTemplate } from './starting-cart-template';
import { validateCart } from './validate-cart';

const SOUND = "{% component 'title_bar' %}{% component 'cart_items' %}{% component 'checkout' %}";

const problemsOf = (source: string, present?: readonly ComponentType[]) =>
  compileTemplate(source, 'cart', present).problems.map(
    ({ severity, line, column, message }) => `${severity} ${line}:${column} ${message.split('.')[0]}`,
  );

let ids = 0;
const newId = () => `id-${++ids}`;

function cartWith(template: string): CartDocument {
  const customTemplate = {
    id: 't',
    name: 'Mine',
    template,
    componentVersion: '2.0',
    editedBy: 'Ada',
    timestamp: '2026-11-01T10:00:00Z',
  };
  return { ...newCart('c', 'Main', newId), useCustomTemplate: true, customTemplate };
}

describe('whole-cart template', () => {
  it('places components by type, and by position when there are several', () => {
    const { template } = compileTemplate(`${SOUND}<p>{% component "notes", 2 %}</p>`, 'cart');
    expect(template?.nodes).toEqual([
      ['component', 'title_bar', 0],
      ['component', 'cart_items', 0],
      ['component', 'checkout', 0],
      ['element', 'p', [], [['component', 'notes', 2]]],
    ]);
  });

  it.each([
    ["\n{% component 'jukebox' %}", 'error 2:14 Unknown component type "jukebox"'],
    ['{% component %}', "error 1:1 Write it as {% component 'cart_items' %}"],
    ["{% component 'notes' first %}", "error 1:1 Write it as {% component 'cart_items' %}"],
    ['<p title="{% component \'notes\' %}"></p>', 'error 1:11 Place a component where an element can be'],
    ["{% component 'toString' %}", 'error 1:14 Unknown component type "toString"'],
  ])('reports %j with its position', (source, problem) => {
    expect(problemsOf(source + SOUND)).toEqual([problem]);
  });

  it('warns about components the cart doesn’t show, except the title bar', () => {
    const present = ['cart_items', 'checkout', 'notes'] as const;
    expect(problemsOf(`${SOUND}\n{% component 'login' %}`, present)).toEqual([
      'warning 2:14 This cart shows no Login, so nothing is drawn here',
    ]);
    expect(problemsOf(`${SOUND}\n{% component 'notes', 2 %}`, present)).toEqual([
      'warning 2:14 This cart shows 1 of Notes, so nothing is drawn here',
    ]);
    expect(problemsOf(SOUND, present)).toEqual([]);
  });

  it('requires the items, a close button and a checkout button', () => {
    expect(problemsOf('<p>Hello</p>').map((each) => each.slice(0, 40))).toEqual([
      'error 1:13 Shoppers couldn’t close this ',
      'warning 1:13 This cart has no name for s',
      'error 1:13 Shoppers couldn’t see what th',
      'error 1:13 Shoppers couldn’t check out',
    ]);
  });

  it('accepts its own markup for the required parts', () => {
    const own = `<h2 id="cw-title">Bag</h2><button type="button" data-action="close">x</button>
      {% assign bought = cart.lines | where: 'gift', false %}{% for line in bought %}{{ line.title }}{% endfor %}
      {% if cart.busy %}{% else %}<button type="button" data-action="checkout">Pay</button>{% endif %}
      {{ settings.checkout.language.checkout }} {{ progress.percent }} {{ checkout.busy }}`;
    expect(problemsOf(own)).toEqual([]);
    expect(problemsOf(own.replace('data-action="checkout"', ''))).toHaveLength(1);
    const without = own.replace('in bought', 'in (1..3)').replace('cart.lines', 'cart.codes');
    expect(problemsOf(without).filter((each) => each.startsWith('error'))).toEqual([
      expect.stringContaining('Shoppers couldn’t see what they buy'),
    ]);
  });

  it('is the only template that can place components', () => {
    const [problem] = compileTemplate("{% component 'notes' %}", 'cart_items').problems;
    expect(problem).toMatchObject({
      severity: 'error',
      message: 'Only a template of the whole cart can place components.',
    });
  });

  it('starts with the cart’s components in order, without problems', () => {
    const cart = newCart('c', 'Main', newId);
    const notes = [newComponent('notes', newId), newComponent('notes', newId)];
    const hidden = { ...newComponent('login', newId), visibilityStatus: 'hidden' as const };
    const document = {
      ...cart,
      components: [...cart.components, ...notes, hidden],
      dragDropState: {
        ...cart.dragDropState,
        header: [...cart.dragDropState.header, hidden.componentId],
        footer: [...notes.map(({ componentId }) => componentId), ...cart.dragDropState.footer],
      },
    };
    const source = wholeCartTemplate(document);
    expect(source).toBe(`<div class="cw-head">
  {% component 'title_bar' %}
</div>

<div class="cw-body">
  {% component 'tiered_progress_bar' %}
  {% component 'cart_items' %}
</div>

<div class="cw-foot">
  {% component 'notes', 1 %}
  {% component 'notes', 2 %}
  {% component 'cart_subtotal' %}
  {% component 'checkout' %}
</div>
`);
    expect(
      problemsOf(
        source,
        [...cart.components, ...notes].map(({ type }) => type),
      ),
    ).toEqual([]);
    expect(problemsOf(wholeCartTemplate({ ...cart, components: cart.components.slice(1) }))).toEqual([]);
  });

  it('is published with the cart while it is enabled and valid', () => {
    const published = (document: CartDocument) =>
      compileStorefrontCart({ document, products: [], widgets: [], discountsActive: true }).template;
    expect(published(cartWith(SOUND))?.nodes).toHaveLength(3);
    expect(published({ ...cartWith(SOUND), useCustomTemplate: false })).toBeUndefined();
    expect(published(cartWith('<p>'))).toBeUndefined();
  });

  it('blocks saving while it is enabled and invalid', () => {
    const broken = cartWith(`${SOUND}\n<p>`);
    expect(validateCart(broken)).toMatchObject([
      {
        code: 'template',
        path: ['customTemplate', 'template'],
        message: expect.stringContaining('Line 2, column 1:'),
      },
    ]);
    expect(validateCart({ ...broken, useCustomTemplate: false })).toEqual([]);
  });
});
