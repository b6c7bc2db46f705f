import type { CheckoutQuestion } from '@cartwright/core/smart-cart/checkout/schema';
import css from '@cartwright/ui/cart/checkout-extras/checkout-extras.css';
import { CheckoutQuestions } from '@cartwright/ui/cart/checkout-extras/checkout-questions';
import { ExpressButtons } from '@cartwright/ui/cart/checkout-extras/express-buttons';
import { signal } from '@preact/signals';
import type { Part, PartProps } from '../../parts/part';
import { missingAnswers, TICKED } from './answers';

/** As long as an attribute may be without being cut off in the order. */
const LONGEST = 255;

const newState = () => ({
  /** What is typed and not yet known to be in the store, by key: a refusal must not take it away. */
  drafts: signal<ReadonlyMap<string, string>>(new Map()),
  /** The questions that checkout was held up for. */
  missed: signal<ReadonlySet<string>>(new Set()),
});

function CheckoutExtrasPart({ settings, session, place }: PartProps<'checkout_extras'>) {
  const { drafts, missed } = session.stateOf('checkout_extras', newState);
  const attributes = session.kernel.view.value?.cart.attributes ?? {};
  const answer = (key: string) => drafts.value.get(key) ?? attributes[key] ?? '';
  const questions = settings.attributes;

  if (place === 'after') {
    // These buttons lead around our form, and so around what it asks for.
    const waits =
      (settings.termsEnabled && !session.terms.value.accepted) ||
      missingAnswers(questions, answer).length > 0;
    return settings.showExpress && !waits ? <ExpressButtons /> : null;
  }
  if (questions.length === 0) return null;

  async function give(key: string, text: string): Promise<void> {
    drafts.value = new Map(drafts.value).set(key, text);
    const { ok } = await session.dispatch({ type: 'attributes', attributes: { [key]: text } });
    // What was typed meanwhile has an answer of its own.
    if (!ok || drafts.value.get(key) !== text) return;
    const others = new Map(drafts.value);
    others.delete(key);
    drafts.value = others;
  }

  const unanswered = new Set(missingAnswers(questions, answer).map(({ key }) => key));
  const asField = ({ key, label, kind, required }: CheckoutQuestion) => ({
    key,
    label,
    kind,
    required,
    value: answer(key),
    ticked: answer(key) === TICKED,
    error: missed.value.has(key) && unanswered.has(key) ? settings.language.answerRequired : null,
  });

  return (
    <CheckoutQuestions
      questions={questions.map(asField)}
      longest={LONGEST}
      onText={(key, text) => void give(key, text)}
      onTick={(key, ticked) => void give(key, ticked ? TICKED : '')}
      onMissing={(key, field) => {
        // The browser names them from top to bottom, all in one go.
        if (key === [...unanswered][0]) field.focus();
        missed.value = new Set(missed.value).add(key);
      }}
    />
  );
}

export const part: Part<'checkout_extras'> = { css, Component: CheckoutExtrasPart };
