import type { ComponentProps } from 'react';
import { CartSubtotal } from '../../src/cart/cart-subtotal/cart-subtotal';
import type { StoryPage } from './story';

export const page: StoryPage = {
  component: 'cart-subtotal',
  title: 'Subtotal',
  place: 'footer',
  stories: ({ discount, amount }) => {
    const subtotal = (props: Partial<ComponentProps<typeof CartSubtotal>>) => (
      <CartSubtotal
        label="Subtotal"
        amount={amount}
        before={null}
        beforeLabel="Price before discounts"
        discounts={[]}
        payments={[]}
        note="Taxes and shipping calculated at checkout"
        {...props}
      />
    );
    const rows = [
      { kind: 'discount', label: discount, amount: '−$11.80' },
      { kind: 'discount', label: 'Free gift', amount: '−$4.00' },
    ] as const;
    const savings = { kind: 'savings', label: 'You save', amount: '$15.80' } as const;
    const code = {
      kind: 'discount',
      label: 'SAVE20',
      amount: '−$16.00',
      remove: { label: 'Remove SAVE20', onClick: () => undefined },
    } as const;
    return [
      { id: 'plain', title: 'Without discounts', content: subtotal({}) },
      { id: 'no-note', title: 'Without a note', content: subtotal({ note: '' }) },
      {
        id: 'one-discount',
        title: 'One discount, by its title',
        content: subtotal({ before: '$129.80', discounts: [rows[0]] }),
      },
      {
        id: 'codes',
        title: 'With a code that can be taken out, and a gift card',
        content: subtotal({
          before: '$133.80',
          discounts: [rows[0], code, savings],
          payments: [
            { label: 'Gift card ending in ABCD', amount: '−$25.00' },
            { kind: 'due', label: 'To pay', amount: '$93.00' },
          ],
        }),
      },
      {
        id: 'paid',
        title: 'Paid by a gift card; another has nothing left to pay',
        content: subtotal({
          payments: [
            { label: 'Gift card ending in BIGG', amount: `−${amount}` },
            { label: 'Gift card ending in ABCD', amount: 'Nothing left to pay' },
            { kind: 'due', label: 'To pay', amount: '$0.00' },
          ],
        }),
      },
      {
        id: 'payments-unknown',
        title: 'What gift cards pay is read again',
        content: subtotal({
          payments: [
            { label: 'Gift card ending in BIGG', amount: null },
            { kind: 'due', label: 'To pay', amount: null },
          ],
        }),
      },
      {
        id: 'discounts',
        title: 'Several discounts, and their sum',
        content: subtotal({ before: '$133.80', discounts: [...rows, savings] }),
      },
      {
        id: 'savings',
        title: 'Discounts as one sum',
        content: subtotal({ before: '$133.80', discounts: [savings] }),
      },
      { id: 'loading', title: 'A price is not known yet', content: subtotal({ amount: null }) },
      {
        id: 'yen',
        title: 'Without a minor unit',
        content: subtotal({
          amount: '¥15,000',
          before: '¥18,000',
          discounts: [{ ...savings, amount: '¥3,000' }],
        }),
      },
      { id: 'euro', title: 'As a German store writes it', content: subtotal({ amount: '1.234,56 €' }) },
    ];
  },
};
