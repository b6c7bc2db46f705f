import type { CheckoutQuestion } from '@cartwright/core/components/checkout';
import css from '@cartwright/ui/cart/checkout-extras/checkout-extras.css';
import { CheckoutQuestions } from '@cartwright/ui/cart/checkout-extras/checkout-questions';
import { ExpressButtons } from '@cartwright/ui/cart/checkout-extras/express-buttons';
import { signal } from '@preact/signals';
import type { Part, PartProps } from '../../parts/part';
import { answerOf, missingAnswers, TICKED } from './answers';

/** Length limit of an attribute before orders truncate it. */
const MAX_LENGTH = 255;

const newState = () => ({
  /** Unsaved input by key, kept if a save is rejected. */
  drafts: signal<ReadonlyMap<string, string>>(new Map()),
  /** Unanswered questions that blocked checkout. */
  missed: signal<ReadonlySet<string>>(new Set()),
});

function CheckoutExtrasPart({ settings, session, place }: PartProps<'checkout_extras'>) {
  const { drafts, missed } = session.stateOf('checkout_extras', newState);
  const attributes = session.cartStore.view.value?.cart.attributes ?? {};
  const attribute = (key: string) => drafts.value.get(key) ?? attributes[key];
  const questions = settings.attributes;
  const missing = missingAnswers(questions, attribute);
  const unaccepted = settings.termsEnabled && !session.terms.value.accepted;

  if (place === 'after') {
    // Express buttons bypass our form and its questions.
    const waits = unaccepted || missing.length > 0;
    return settings.showExpress && !waits ? <ExpressButtons waits={session.unsettled.value} /> : null;
  }
  if (questions.length === 0) return null;

  async function give(key: string, text: string): Promise<void> {
    drafts.value = new Map(drafts.value).set(key, text);
    const { ok } = await session.dispatch({ type: 'attributes', attributes: { [key]: text } });
    // Newer input has its own save.
    if (!ok || drafts.value.get(key) !== text) return;
    const others = new Map(drafts.value);
    others.delete(key);
    drafts.value = others;
  }

  const asField = (question: CheckoutQuestion) => {
    const { key, label, kind, required } = question;
    const value = answerOf(question, attribute(key));
    const error =
      missed.value.has(key) && missing.includes(question) ? settings.language.answerRequired : null;
    return { key, label, kind, required, value, ticked: value === TICKED, error };
  };

  return (
    <CheckoutQuestions
      questions={questions.map(asField)}
      longest={MAX_LENGTH}
      onText={(key, text) => void give(key, text)}
      onTick={(key, ticked) => void give(key, ticked ? TICKED : '')}
      onMissing={(key, field) => {
        // `invalid` fires for all fields in order, in one go.
        if (key === missing[0]?.key) field.focus();
        missed.value = new Set(missed.value).add(key);
        // Validation fails before the terms are checked.
        if (unaccepted) session.terms.value = { accepted: false, asked: true };
      }}
    />
  );
}

export const part: Part<'checkout_extras'> = { css, Component: CheckoutExtrasPart };
