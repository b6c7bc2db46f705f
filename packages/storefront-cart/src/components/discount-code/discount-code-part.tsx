import type { AppliedCode } from '@cartwright/ui/cart/discount-code/applied-codes';
import {
  type CodeFieldProps,
  DiscountCode,
  DiscountCodeMessage,
} from '@cartwright/ui/cart/discount-code/discount-code';
import css from '@cartwright/ui/cart/discount-code/discount-code.css';
import type { Part, PartProps } from '../../parts/part';
import { giftCardsOf } from '../cart-subtotal/gift-cards';
import { codeActions } from './code-actions';
import { codeStatusText } from './code-messages';
import type { Question } from './code-question';
import { codeState, type FieldState } from './code-state';
import { freeShippingIn } from './code-statuses';
import { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';

function DiscountCodePart(props: PartProps<'discount_code'>) {
  const { component, session } = props;
  const { allowGiftCardInput, language, useMessageOnly } = component.settings;
  const view = session.cartStore.view.value;
  const truth = session.cartStore.truth.value;
  if (!view || !truth || view.cart.lines.length === 0) return null;
  if (useMessageOnly) return <DiscountCodeMessage text={language.messageOnly} />;

  const messages = session.messages('discount_code', DISCOUNT_CODE_MESSAGES);
  const state = codeState(props, messages);
  const actions = codeActions(props, state, messages);
  const leaving = state.leaving.value;
  const question = state.question.value;

  // While codes are being tried, only previously applied ones are shown.
  const trying = state.codes.pending.value;
  const shown = truth.codes.filter(({ applicable }) => applicable || !trying);
  const applied = shown.map(({ code }): AppliedCode => {
    const status = state.standings.standing(code);
    const { kind } = status;
    return {
      id: code,
      label: code,
      detail:
        kind === 'saves'
          ? messages.saves(session.money(status.amount))
          : (codeStatusText(status, messages) ?? (kind === 'idle' ? messages.idle : messages.atCheckout)),
      gives: kind === 'saves' || kind === 'at_checkout',
      leaving: leaving.includes(code),
      removeLabel: messages.remove(code),
      onRemove: () => void actions.removeCode(code),
    };
  });
  const cards = (giftCardsOf(session).value?.(view.cart).cards ?? []).map(
    ({ id, last, used }): AppliedCode => ({
      id,
      label: messages.giftCard(last),
      detail:
        used === null
          ? messages.checking
          : used > 0
            ? messages.pays(session.money(used))
            : messages.paysNothing,
      gives: used !== 0,
      leaving: leaving.includes(id),
      removeLabel: messages.remove(messages.giftCard(last)),
      onRemove: () => void actions.removeGiftCard(id),
    }),
  );

  const field = (of: FieldState): Pick<CodeFieldProps, 'value' | 'pending' | 'messages' | 'onInput'> => ({
    value: of.draft.value,
    pending: of.pending.value ? messages.checking : null,
    messages: of.messages.value,
    onInput: (text) => {
      of.draft.value = text;
      of.messages.value = [];
    },
  });
  const questionProps = ({ codes, gifts, shipping, discounts, totals }: Question) => {
    const names = codes.join(', ');
    const others = [...(shipping ? [messages.freeShipping] : []), ...discounts].join(', ');
    const costs = others === '' ? messages.useCodes(names) : messages.costsRewards(names, others);
    const also = others === '' ? '' : ` ${messages.alsoCosts(others)}`;
    return {
      text: gifts.length > 0 ? messages.costsGift(names, gifts.join(', '), gifts.length) + also : costs,
      amounts: [
        {
          label: shipping ? messages.plusShipping(messages.withCodes(names)) : messages.withCodes(names),
          amount: session.money(totals.with),
        },
        { label: messages.withoutCodes(names), amount: session.money(totals.without) },
      ],
      keep: gifts.length > 0 && others === '' ? messages.keepGift : messages.keepRewards,
    };
  };
  state.wasUsed ||= !!(applied[0] ?? cards[0] ?? state.codes.messages.value[0]);
  return (
    <DiscountCode
      id={component.id}
      isOpen={state.wasUsed}
      codes={{
        ...field(state.codes),
        label: language.discountCodeLabel,
        button: language.discountButtonLabel,
        applied: {
          label: messages.applied,
          codes: applied,
          note: freeShippingIn(view) === 'at_checkout' ? messages.shippingOpen : null,
        },
        question: question && {
          ...questionProps(question),
          use: messages.useCode,
          isKeepBetter: question.isBetterWithout,
          onKeep: actions.keepRewards,
          onUse: () => void actions.useAnyway(),
        },
        onSubmit: () => void actions.enterCodes(),
      }}
      giftCards={
        allowGiftCardInput && state.mayTakeGiftCards
          ? {
              ...field(state.giftCards),
              label: language.giftCardCodeLabel,
              button: language.giftCardButtonLabel,
              applied: { label: messages.giftCards, codes: cards },
              question: null,
              onSubmit: () => void actions.enterGiftCard(),
            }
          : null
      }
    />
  );
}

export const part: Part<'discount_code'> = { css, Component: DiscountCodePart };
