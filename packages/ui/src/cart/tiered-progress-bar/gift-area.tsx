import { GiftRow, type GiftRowProps } from './gift-row';

/**
 * Gifts below a title. Phones show each gift once: not if its line is in the cart without a choice,
 * nor if it is locked and space is short (`isTight`).
 */
export function GiftArea(props: {
  readonly id: string;
  readonly title: string;
  readonly gifts: readonly Omit<GiftRowProps, 'isElsewhere'>[];
  readonly isTight: boolean;
}) {
  const isElsewhere = ({ status, choices }: Pick<GiftRowProps, 'status' | 'choices'>) =>
    status === 'in_cart' ? choices.length === 0 : props.isTight && status === 'locked';
  return (
    <section
      className="cw-gifts"
      part="gifts"
      aria-labelledby={props.id}
      data-elsewhere={props.gifts.every(isElsewhere)}
    >
      <p className="cw-gifts-title" id={props.id}>
        {props.title}
      </p>
      <ul>
        {props.gifts.map((gift) => (
          <GiftRow key={gift.id} {...gift} isElsewhere={isElsewhere(gift)} />
        ))}
      </ul>
    </section>
  );
}
