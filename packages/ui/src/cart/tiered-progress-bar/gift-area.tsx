import { GiftRow, type GiftRowProps } from './gift-row';

/** Gifts below a title. */
export function GiftArea(props: {
  readonly id: string;
  readonly title: string;
  readonly gifts: readonly GiftRowProps[];
}) {
  return (
    <section className="cw-gifts" part="gifts" aria-labelledby={props.id}>
      <p className="cw-gifts-title" id={props.id}>
        {props.title}
      </p>
      <ul>
        {props.gifts.map((gift) => (
          <GiftRow key={gift.id} {...gift} />
        ))}
      </ul>
    </section>
  );
}
