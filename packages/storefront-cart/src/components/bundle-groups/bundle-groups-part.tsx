import { type BuiltBundle, builtBundles } from '@cartwright/storefront-kit/bundles/built-bundles';
import { editAddress, isEditedHere } from '@cartwright/storefront-kit/bundles/bundle-edits';
import { BundleGroup, type BundleGroupProps } from '@cartwright/ui/cart/bundle-groups/bundle-group';
import css from '@cartwright/ui/cart/bundle-groups/bundle-groups.css';
import { BundleQuestion } from '@cartwright/ui/cart/bundle-groups/bundle-question';
import type { CartLineProps } from '@cartwright/ui/cart/cart-items/cart-line';
import shared from '@cartwright/ui/cart/frame/parts.css';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { MESSAGES } from '../../messages/messages';
import { hostElement } from '../../parts/host-element';
import type { Part, PartProps } from '../../parts/part';
import { lineIds } from '../../session/line-ids';
import type { CartSession } from '../../session/session';
import type { StoreLine } from '../../state/ports/store-cart';
import type { Forecast } from '../../state/store/forecast';
import type { PendingChange } from './asking';
import { bundleAmounts } from './bundle-amounts';
import { BUNDLE_GROUPS_MESSAGES } from './bundle-groups-messages';
import { type BundleState, bundleState } from './bundle-state';
import { inGroups, isParent } from './in-groups';

const messagesOf = (session: CartSession) => session.messages('bundle_groups', BUNDLE_GROUPS_MESSAGES);

/** Lines of the cart, with those of each bundle grouped. */
function BundleGroupsPart({ session, drawn }: PartProps<'bundle_groups'>) {
  const state = session.stateOf('bundle_groups', () => bundleState(session));
  const view = session.cartStore.view.value;
  if (!view) return [];
  const ids = lineIds(view.cart);
  const byId = new Map(view.cart.lines.map((line) => [ids.of(line), line]));
  const lines = [...drawn.keys()].flatMap((id) => byId.get(id) ?? []);
  const elementOf = (line: StoreLine) => drawn.get(ids.of(line))?.element ?? [];
  const keys = new Set<string>();
  const asked = state.asked.value;
  const built = builtBundles(session.storage);
  const elements = inGroups(lines).flatMap(({ bundle, lines }) => {
    if (bundle === null) return lines.flatMap(elementOf);
    if (state.leaving.value.has(bundle)) return [];
    for (const { key } of lines) keys.add(key);
    return (
      <BundleGroup key={bundle} {...groupProps(bundle, built.get(bundle), lines, view, state, session)}>
        {lines.flatMap((line) =>
          line.key === asked?.key
            ? asking(elementOf(line), questionOf(line, asked, view, session), asked, session)
            : elementOf(line),
        )}
      </BundleGroup>
    );
  });
  state.drawn = keys;
  return elements;
}

function groupProps(
  bundle: string,
  built: BuiltBundle | undefined,
  lines: readonly StoreLine[],
  view: Forecast,
  state: BundleState,
  session: CartSession,
): Omit<BundleGroupProps, 'children'> {
  const messages = messagesOf(session);
  const title = built?.title || messages.bundle;
  const { price: now, off } = bundleAmounts(bundle, lines);
  const copies = lines.find(isParent)?.quantity ?? 1;
  const url = built && editAddress(session.root + built.page, bundle);
  return {
    id: bundle.replace(/\W/g, '-'),
    title,
    copies: copies > 1 ? `× ${copies}` : null,
    price:
      now === null
        ? null
        : {
            now: session.money(now),
            nowLabel: MESSAGES.price,
            before: off > 0 ? session.money(now + off) : null,
            beforeLabel: MESSAGES.priceBefore,
          },
    savings: off > 0 ? messages.saves(session.money(off)) : null,
    note: noteOf(state.sinceBuilt(bundle, built, view), session),
    edit: url
      ? {
          label: messages.edit,
          title: messages.editOf(title),
          url,
          onClick: () => {
            const isHere = isEditedHere(bundle);
            if (isHere) session.close?.();
            return isHere;
          },
        }
      : null,
    remove: {
      label: messages.remove,
      title: messages.removeOf(title),
      onClick: () => state.remove(bundle),
    },
  };
}

function noteOf(off: ReturnType<BundleState['sinceBuilt']>, session: CartSession): string | null {
  // If it saved nothing when built, the price already shows the savings.
  if (!off || off.built === 0 || off.today === off.built) return null;
  const messages = messagesOf(session);
  const before = session.money(off.built);
  return off.today === 0 ? messages.ended(before) : messages.changed(session.money(off.today), before);
}

/** Confirmation text with what the bundle loses: money, gifts, or both. */
function questionOf(
  { title }: StoreLine,
  { isRemoval, loss: { amount, giftKeys } }: PendingChange,
  { cart }: Forecast,
  session: CartSession,
): string {
  const messages = messagesOf(session);
  const gifts = cart.lines.filter(({ key }) => giftKeys.includes(key));
  const names = [...new Set(gifts.map((gift) => gift.title))];
  return [
    isRemoval ? messages.askRemove(title) : messages.askReduce(title),
    ...(amount > 0 ? [messages.costsMore(session.money(amount))] : []),
    ...(names.length > 0 ? [messages.losesGifts(names.join(', '), names.length)] : []),
  ].join(' ');
}

/** Line with the confirmation below its other controls. */
function asking(
  drawn: ReactElement | readonly never[],
  text: string,
  { isRemoval, answer }: PendingChange,
  session: CartSession,
): ReactElement | readonly never[] {
  if (!('props' in drawn)) return drawn;
  const messages = messagesOf(session);
  const { offers, ...props }: CartLineProps = drawn.props;
  const question = (
    <BundleQuestion
      id={props.id}
      text={text}
      keep={messages.keep}
      go={isRemoval ? messages.goRemove : messages.goReduce}
      onKeep={() => {
        answer(false);
        focusLine(props.id);
      }}
      onGo={() => answer(true)}
    />
  );
  return createElement(drawn.type as FunctionComponent<CartLineProps>, {
    ...props,
    key: props.id,
    offers: (
      <>
        {offers}
        {question}
      </>
    ),
  });
}

/** Restores the focus to the line of the confirmation. */
function focusLine(id: string): void {
  const line = hostElement().shadowRoot?.querySelector(`[data-line="${id}"]`);
  line?.querySelector<HTMLElement>('.cw-remove')?.focus();
}

export const part: Part<'bundle_groups'> = { css: shared + css, Component: BundleGroupsPart };
