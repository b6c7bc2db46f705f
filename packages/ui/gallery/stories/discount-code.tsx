import type { AppliedCode } from '../../src/cart/discount-code/applied-codes';
import {
  type CodeFieldProps,
  DiscountCode,
  DiscountCodeMessage,
} from '../../src/cart/discount-code/discount-code';
import type { StoryPage } from './story';

const nothing = () => undefined;

const code = (label: string, detail: string, props: Partial<AppliedCode> = {}): AppliedCode => ({
  id: label,
  label,
  detail,
  gives: true,
  leaving: false,
  removeLabel: `Remove ${label}`,
  onRemove: nothing,
  ...props,
});

const field = (props: Partial<CodeFieldProps>, codes: readonly AppliedCode[] = []): CodeFieldProps => ({
  label: 'Discount Code',
  button: 'Apply',
  value: '',
  pending: null,
  messages: [],
  applied: { label: 'Applied codes', codes },
  question: null,
  onInput: nothing,
  onSubmit: nothing,
  ...props,
});

const asking = (code: string, text: string, [withCode = '', without = '']: string[], isKeepBetter: boolean) =>
  field({
    value: code,
    question: {
      text,
      amounts: [
        { label: `With ${code}`, amount: withCode },
        { label: `Without ${code}`, amount: without },
      ],
      isKeepBetter,
      keep: isKeepBetter ? 'Keep gift' : 'Keep rewards',
      use: 'Use code',
      onKeep: nothing,
      onUse: nothing,
    },
  });

const giftCard = (props: Partial<CodeFieldProps> = {}, codes: readonly AppliedCode[] = []) =>
  field({ label: 'Gift Card Code', button: 'Apply Gift Card', ...props }, codes);

export const page: StoryPage = {
  component: 'discount-code',
  title: 'Discount codes and gift cards',
  place: 'footer',
  stories: ({ terms, product }) => {
    const show = (id: string, codes: CodeFieldProps, giftCards: CodeFieldProps | null = null) => (
      <DiscountCode id={id} codes={codes} giftCards={giftCards} isOpen={true} />
    );
    return [
      {
        id: 'folded',
        title: 'Folded fields',
        content: <DiscountCode id="folded" codes={field({})} giftCards={giftCard()} isOpen={false} />,
      },
      { id: 'empty', title: 'Empty', content: show('empty', field({})) },
      {
        id: 'checking',
        title: 'Checking a code',
        content: show('checking', field({ value: 'SAVE20', pending: 'Checking…' })),
      },
      {
        id: 'applied',
        title: 'With codes',
        content: show(
          'applied',
          field({ messages: [{ kind: 'done', text: 'SHIPFREE applied.' }] }, [
            code('SAVE20', 'saves $16.00'),
            code('SHIPFREE', 'Applied at checkout'),
            code('TENOFF', 'doesn’t apply to this cart', { gives: false }),
          ]),
        ),
      },
      {
        id: 'not-combined',
        title: 'Free shipping that a code may take away',
        content: show('not-combined', {
          ...field({}),
          applied: {
            label: 'Applied codes',
            codes: [code('LONELY30', 'saves $17.40')],
            note: 'Checkout shows if free shipping still applies.',
          },
        }),
      },
      {
        id: 'refused',
        title: 'Refused codes',
        content: show(
          'refused',
          field({
            value: 'EXPIRED VIP',
            messages: [
              { kind: 'refused', text: 'EXPIRED isn’t valid right now.' },
              { kind: 'refused', text: 'VIP isn’t available for your account.' },
            ],
          }),
        ),
      },
      {
        id: 'beaten',
        title: 'A code beside a better one, and one for the delivery that is free already',
        content: show(
          'beaten',
          field({ messages: [{ kind: 'told', text: 'WELCOME10: SAVE20 saves more' }] }, [
            code('SAVE20', 'saves $16.00'),
            code('WELCOME10', 'SAVE20 saves more', { gives: false }),
            code('SHIPFREE', 'You already have free shipping', { gives: false }),
          ]),
        ),
      },
      {
        id: 'leaving',
        title: 'Being removed',
        content: show('leaving', field({}, [code('SAVE20', 'saves $16.00', { leaving: true })])),
      },
      {
        id: 'asking',
        title: 'Would cost a gift, and more',
        content: show(
          'asking',
          asking(
            'SAVE20',
            `Use code SAVE20 and lose your free gift: ${product}?`,
            ['$62.40', '$60.00'],
            true,
          ),
        ),
      },
      {
        id: 'asking-rewards',
        title: 'Would cost rewards, and less',
        content: show(
          'asking-rewards',
          asking(
            'LONELY30',
            `Use code LONELY30 and lose your free gift: ${product}? You’d also lose: free shipping, 10% off.`,
            ['$168.00', '$216.00'],
            false,
          ),
        ),
      },
      {
        id: 'gift-cards',
        title: 'With gift cards',
        content: show(
          'gift-cards',
          field({}),
          giftCard({}, [
            code('Gift card ending in ABCD', 'pays $25.00', {
              removeLabel: 'Remove Gift card ending in ABCD',
            }),
          ]),
        ),
      },
      {
        id: 'gift-card-unused',
        title: 'A gift card with nothing left to pay',
        content: show(
          'gift-card-unused',
          field({}),
          giftCard({}, [
            code('Gift card ending in BIGG', 'pays $80.00'),
            code('Gift card ending in ABCD', 'Nothing left to pay', { gives: false }),
          ]),
        ),
      },
      {
        id: 'gift-card-refused',
        title: 'A refused gift card',
        content: show(
          'gift-card-refused',
          field({}),
          giftCard({
            value: 'GIFT-9999-8888-LATE',
            messages: [{ kind: 'refused', text: 'This gift card has expired.' }],
          }),
        ),
      },
      { id: 'message', title: 'A message only', content: <DiscountCodeMessage text={terms} /> },
    ];
  },
};
