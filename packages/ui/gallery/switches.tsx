import { addressOf, BRAND_NAMES, DIRECTIONS, type Looks, TEXT_SIZES, WIDTHS } from './looks';

/** Links to the same states under other looks. */
export function Switches({ component, looks }: { readonly component: string; readonly looks: Looks }) {
  const to = (change: Partial<Looks>) => addressOf(component, { ...looks, ...change });
  return (
    <div className="switches">
      <Choice
        name="Width"
        options={WIDTHS.map((width) => [`${width}`, to({ width }), width === looks.width])}
      />
      <Choice
        name="Brand"
        options={BRAND_NAMES.map((brand) => [brand, to({ brand }), brand === looks.brand])}
      />
      <Choice
        name="Direction"
        options={DIRECTIONS.map((direction) => [direction, to({ direction }), direction === looks.direction])}
      />
      <Choice
        name="Text"
        options={TEXT_SIZES.map((text) => [`${text} %`, to({ text }), text === looks.text])}
      />
      <Choice
        name="Texts"
        options={[
          ['usual', to({ long: false }), !looks.long],
          ['long', to({ long: true }), looks.long],
        ]}
      />
      <Choice
        name="Motion"
        options={[
          ['as usual', to({ still: false }), !looks.still],
          ['reduced', to({ still: true }), looks.still],
        ]}
      />
    </div>
  );
}

function Choice(props: {
  readonly name: string;
  readonly options: readonly (readonly [label: string, address: string, chosen: boolean])[];
}) {
  return (
    <p>
      <span>{props.name}</span>
      {props.options.map(([label, address, chosen]) => (
        <a key={label} href={address} aria-current={chosen ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </p>
  );
}
