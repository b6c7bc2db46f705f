import { Checkout } from '../../src/cart/checkout/checkout';
import { CheckoutQuestions, type Question } from '../../src/cart/checkout-extras/checkout-questions';
import { ExpressButtons } from '../../src/cart/checkout-extras/express-buttons';
import type { StoryPage } from './story';

const nothing = () => undefined;

const QUESTION: Question = {
  key: 'card',
  label: '',
  kind: 'text',
  required: false,
  value: '',
  ticked: false,
  error: null,
};

/** Payment buttons of a theme, with their own styles. */
const PAYMENTS = ['Pay quickly', 'Pay later'].map((name, index) => (
  <button
    key={name}
    type="button"
    style={{
      inlineSize: '100%',
      minBlockSize: 44,
      marginBlockStart: index === 0 ? 0 : 8,
      border: 0,
      borderRadius: 4,
      background: ['#4b2fd6', '#f5c146'][index],
      color: ['#fff', '#1c1c1c'][index],
      font: 'inherit',
    }}
  >
    {name}
  </button>
));

export const page: StoryPage = {
  component: 'checkout-extras',
  title: 'Checkout questions',
  place: 'footer',
  stories: ({ button, amount, terms, property, message }) => {
    const asked = (questions: readonly Partial<Question>[]) => (
      <Checkout
        action="#"
        label={button}
        total={amount}
        width={100}
        terms={null}
        extras={(place) =>
          place === 'before' && (
            <CheckoutQuestions
              questions={questions.map((question, index) => ({
                ...QUESTION,
                key: `question-${index}`,
                label: terms,
                ...question,
              }))}
              longest={255}
              onText={nothing}
              onTick={nothing}
              onMissing={nothing}
            />
          )
        }
        busy={false}
        held={null}
        onAim={nothing}
        continueLabel={null}
        onContinue={nothing}
        onSubmit={() => false}
      />
    );
    const express = (
      <Checkout
        action="#"
        label={button}
        total={amount}
        width={100}
        terms={null}
        extras={(place) => place === 'after' && <ExpressButtons waits={false} />}
        busy={false}
        held={null}
        onAim={nothing}
        continueLabel={null}
        onContinue={nothing}
        onSubmit={() => false}
      />
    );
    const error = 'Please answer this to check out.';
    return [
      { id: 'text', title: 'A question', content: asked([{ label: message }]) },
      { id: 'box', title: 'A checkbox', content: asked([{ kind: 'checkbox' }]) },
      {
        id: 'answered',
        title: 'Answered',
        content: asked([
          { label: message, required: true, value: property },
          { kind: 'checkbox', ticked: true },
        ]),
      },
      {
        id: 'missing',
        title: 'Pressed without the answers',
        content: asked([
          { label: message, required: true, error },
          { kind: 'checkbox', required: true, error },
        ]),
      },
      {
        id: 'five',
        title: 'As many as there can be',
        content: asked([
          { label: 'Gift message' },
          { label: 'Company', required: true },
          { label: 'VAT number' },
          { kind: 'checkbox' },
          { kind: 'checkbox', required: true },
        ]),
      },
      {
        id: 'express',
        title: "The theme's own ways to pay",
        content: express,
        slotted: <div slot="express">{PAYMENTS}</div>,
      },
      { id: 'express-none', title: 'None of them can be used here', content: express },
    ];
  },
};
