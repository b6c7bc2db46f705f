import fc from 'fast-check';
import { PARTNER_APPS } from '../apps/partner-apps';
import { type CartDocument, LAYOUTS } from '../cart/cart-document';
import { type AddableType, addComponent } from '../cart/commands/add-component';
import { addApp } from '../cart/commands/apps';
import type { CommandResult } from '../cart/commands/command';
import { moveComponent } from '../cart/commands/move-component';
import { removeComponent } from '../cart/commands/remove-component';
import { setCartFields, setSchedule } from '../cart/commands/set-cart-fields';
import { setLayout } from '../cart/commands/set-layout';
import { setTranslation } from '../cart/commands/set-translation';
import { toggleComponent } from '../cart/commands/toggle-component';
import { newCart } from '../cart/new-cart';
import { textSlots } from '../cart/text-slots';
import { ANCHORS } from '../components/anchor';

/** Change by a merchant; refused ones have no effect. `newId` returns unique ids. */
export type CartChange = (document: CartDocument, newId: () => string) => CommandResult | null;

const ADDED: readonly AddableType[] = ['notes', 'login', 'cart_share', 'custom_code_block', 'discount_code'];

/** Component chosen by an arbitrary number. */
const chosen = ({ components }: CartDocument, number: number) =>
  components[number % components.length]?.componentId ?? '';

/** Any change by merchants: of components, their positions and apps, layout, name, schedule and translations. */
export const cartChange: fc.Arbitrary<CartChange> = fc.oneof(
  fc.constantFrom(...ADDED).map(
    (type): CartChange =>
      (document, newId) =>
        addComponent(document, { type, newId }),
  ),
  fc.nat(40).map(
    (at): CartChange =>
      (document) =>
        removeComponent(document, { componentId: chosen(document, at) }),
  ),
  fc.nat(40).map(
    (at): CartChange =>
      (document) =>
        toggleComponent(document, { componentId: chosen(document, at) }),
  ),
  fc.record({ at: fc.nat(40), anchor: fc.constantFrom(...ANCHORS), index: fc.nat(4) }).map(
    ({ at, anchor, index }): CartChange =>
      (document) =>
        moveComponent(document, { componentId: chosen(document, at), anchor, index }),
  ),
  fc.constantFrom(...LAYOUTS).map(
    (layout): CartChange =>
      (document) =>
        setLayout(document, { layout }),
  ),
  fc.constantFrom('Spring', 'Autumn').map(
    (name): CartChange =>
      (document) =>
        setCartFields(document, { fields: { name } }),
  ),
  fc.boolean().map(
    (on): CartChange =>
      (document) =>
        setSchedule(document, { fields: { isScheduled: on } }),
  ),
  fc.record({ at: fc.nat(40), title: fc.constantFrom('A', 'B') }).map(
    ({ at, title }): CartChange =>
      (document) =>
        retitled(document, chosen(document, at), title),
  ),
  fc
    .record({ at: fc.nat(40), language: fc.constantFrom('de', 'pt-BR'), text: fc.constantFrom('', 'C', 'D') })
    .map(
      ({ at, language, text }): CartChange =>
        (document) => {
          const slots = textSlots(document);
          const key = slots[at % slots.length]?.key ?? '';
          return setTranslation(document, { language, key, text });
        },
    ),
  fc.constant<CartChange>((document, newId) => {
    const [app] = PARTNER_APPS;
    return app ? addApp(document, { app, newId }) : null;
  }),
);

function retitled(document: CartDocument, componentId: string, title: string): CommandResult {
  const components = document.components.map((each) =>
    each.componentId === componentId ? { ...each, title } : each,
  );
  return { ok: true, document: { ...document, components }, label: 'Rename', history: 'record' };
}

function afterAll(document: CartDocument, changes: readonly CartChange[], newId: () => string): CartDocument {
  return changes.reduce((cart, next) => {
    const result = next(cart, newId);
    return result?.ok ? result.document : cart;
  }, document);
}

const counted = (prefix: string) => {
  let last = 0;
  return () => `${prefix}-${++last}`;
};

/** Edited cart, and two users' concurrent edits of it. */
export const cartsOfTwo: fc.Arbitrary<{
  readonly base: CartDocument;
  readonly mine: CartDocument;
  readonly theirs: CartDocument;
}> = fc
  .record({
    before: fc.array(cartChange, { maxLength: 6 }),
    mine: fc.array(cartChange, { maxLength: 6 }),
    theirs: fc.array(cartChange, { maxLength: 6 }),
  })
  .map((changes) => {
    const base = afterAll(newCart('cart', 'Cart', counted('start')), changes.before, counted('before'));
    return {
      base,
      mine: afterAll(base, changes.mine, counted('mine')),
      theirs: afterAll(base, changes.theirs, counted('theirs')),
    };
  });

/** Edited cart. */
export const anyCart: fc.Arbitrary<CartDocument> = cartsOfTwo.map(({ mine }) => mine);
