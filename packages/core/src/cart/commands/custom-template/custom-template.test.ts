import { describe, expect, it } from 'vitest';
import { STARTING_TEMPLATES } from '../../../templates/starting/starting-templates';
import type { CartDocument } from '../../cart-document';
import { findByType } from '../../components-of';
import { duplicateCart } from '../../duplicate-cart';
import { newCart } from '../../new-cart';
import { wholeCartTemplate } from '../../starting-cart-template';
import { validateCart } from '../../validate-cart';
import { toggleComponent } from '../toggle-component';
import {
  confirmTemplateVersion,
  type Edit,
  isOutdated,
  restoreTemplate,
  setTemplate,
  toggleTemplate,
} from './custom-template';
import { cartHolder, componentHolder } from './template-holder';

let ids = 0;
const edit: Edit = { editedBy: 'Ada', at: '2026-11-01T10:00:00Z', newId: () => `t-${++ids}` };
const cart = newCart('c', 'Main', () => `id-${++ids}`);
const componentId = findByType(cart, 'cart_subtotal')?.componentId ?? '';

/** The document after a successful command. */
function done(result: ReturnType<typeof setTemplate>): CartDocument {
  if (!result.ok) throw new Error(result.message);
  return result.document;
}
const write = (document: CartDocument, source: string) =>
  done(setTemplate(document, { componentId, source, edit }));
const component = (document: CartDocument) => {
  const found = findByType(document, 'cart_subtotal');
  if (!found) throw new Error('There is no subtotal.');
  return found;
};
const toggle = (document: CartDocument) => done(toggleTemplate(document, { componentId, edit }));

describe('custom template of a component', () => {
  it('starts as the component’s Liquid when it is enabled', () => {
    const { useCustomTemplate, customTemplate } = component(toggle(cart));
    expect(useCustomTemplate).toBe(true);
    expect(customTemplate).toMatchObject({
      template: STARTING_TEMPLATES.cart_subtotal,
      name: 'Cart Subtotal',
      editedBy: 'Ada',
      timestamp: '2026-11-01T10:00:00Z',
      componentVersion: '1.0',
    });
  });

  it('is kept when it is disabled and enabled again', () => {
    const mine = write(toggle(cart), '<p>mine</p>');
    expect(component(toggle(toggle(mine))).customTemplate?.template).toBe('<p>mine</p>');
  });

  it('keeps its last 20 versions, newest first', () => {
    let document = cart;
    for (let n = 1; n <= 23; n++) document = write(document, `<p>${n}</p>`);
    const { customTemplate, previousTemplates } = component(document);
    expect(customTemplate?.template).toBe('<p>23</p>');
    expect(previousTemplates.map(({ template }) => template)).toEqual(
      Array.from({ length: 20 }, (_, index) => `<p>${22 - index}</p>`),
    );
  });

  it('keeps fewer versions when they are long', () => {
    let document = cart;
    for (let n = 1; n <= 5; n++) document = write(document, String(n).repeat(30_000));
    expect(component(document).previousTemplates.map(({ template }) => template[0])).toEqual(['4', '3', '2']);
  });

  it('records no step when nothing changes', () => {
    const mine = write(cart, '<p>mine</p>');
    expect(component(write(mine, '<p>mine</p>'))).toEqual(component(mine));
  });

  it('restores a version and adds the replaced one to the history', () => {
    const document = write(write(write(cart, 'a'), 'b'), 'c');
    const [, oldest] = component(document).previousTemplates;
    const restored = done(restoreTemplate(document, { componentId, templateId: oldest?.id ?? '', edit }));
    expect(component(restored).customTemplate?.template).toBe('a');
    expect(component(restored).previousTemplates.map(({ template }) => template)).toEqual(['c', 'b']);
    expect(restoreTemplate(document, { componentId, templateId: 'gone', edit })).toMatchObject({
      ok: false,
      code: 'template_missing',
    });
  });

  it('is outdated for a newer component version until the merchant reviews it', () => {
    const outdated = (document: CartDocument) => isOutdated(componentHolder(component(document)));
    const mine = write(cart, 'a');
    // The template was written for the component's version at the time; the component has a newer one now.
    const before = {
      ...mine,
      components: mine.components.map((each) => ({
        ...each,
        version: '0.9',
        customTemplate: each.customTemplate && { ...each.customTemplate, componentVersion: '0.9' },
      })),
    } as CartDocument;
    expect([outdated(mine), outdated(before)]).toEqual([false, true]);
    expect(outdated(done(confirmTemplateVersion(before, { componentId })))).toBe(false);
    expect(outdated(write(before, 'b'))).toBe(false);
  });
});

describe('template with an error', () => {
  const broken = write(toggle(cart), '<p>\n{{ cart.total | nothing }}</p>');

  it('blocks saving and reports its position', () => {
    expect(validateCart(broken)).toMatchObject([
      { code: 'template', scope: componentId, path: ['customTemplate', 'template'], title: 'Cart Subtotal' },
    ]);
    expect(validateCart(broken)[0]?.message).toContain('Line 2, column 17: Unknown filter "nothing".');
  });

  it('doesn’t block saving while it is unused or its component is hidden', () => {
    expect(validateCart(toggle(broken))).toEqual([]);
    const hidden = done(toggleComponent(write(broken, 'a'), { componentId }));
    expect(validateCart(write(hidden, '<p>'))).toEqual([]);
  });
});

describe('templates above the total size limit', () => {
  it('block saving', () => {
    const heavy = `<button type="button" data-action="close">${'a'.repeat(39_000)}</button>`;
    let document = cart;
    for (const { componentId: id } of cart.components.slice(0, 3)) {
      document = done(toggleTemplate(document, { componentId: id, edit }));
      document = done(setTemplate(document, { componentId: id, source: heavy, edit }));
    }
    expect(validateCart(document).map(({ code }) => code)).toEqual(['templates_too_heavy']);
  });
});

describe('custom template of the whole cart', () => {
  const whole = { componentId: null, edit };
  const on = done(toggleTemplate(cart, whole));

  it('starts with the cart’s components and leaves them unchanged', () => {
    expect(on).toMatchObject({ useCustomTemplate: true, customTemplate: { componentVersion: '2.0' } });
    expect(on.customTemplate?.template).toBe(wholeCartTemplate(cart));
    expect(on.components).toBe(cart.components);
    expect(validateCart(on)).toEqual([]);
  });

  it('restores an earlier version from its history', () => {
    const second = done(setTemplate(on, { ...whole, source: '<p>2</p>' }));
    const templateId = second.previousTemplates[0]?.id ?? '';
    const restored = done(restoreTemplate(second, { ...whole, templateId }));
    expect(restored.customTemplate?.template).toBe(wholeCartTemplate(cart));
    expect(restored.previousTemplates.map(({ template }) => template)).toEqual(['<p>2</p>']);
  });

  it('is outdated for a newer layout version until it is kept', () => {
    const before = {
      ...on,
      customTemplate: on.customTemplate && { ...on.customTemplate, componentVersion: '1.9' },
    };
    expect([isOutdated(cartHolder(on)), isOutdated(cartHolder(before))]).toEqual([false, true]);
    expect(isOutdated(cartHolder(done(confirmTemplateVersion(before, whole))))).toBe(false);
  });

  it('is copied with the cart', () => {
    const { customTemplate, useCustomTemplate } = duplicateCart(on, { id: 'copy', newId: edit.newId });
    expect({ customTemplate, useCustomTemplate }).toEqual({
      customTemplate: on.customTemplate,
      useCustomTemplate: true,
    });
  });
});
