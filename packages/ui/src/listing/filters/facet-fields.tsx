import type { ListedFacet, ListedNumber, ListedValue } from '@cartwright/core/listing/listing-response';
import { type FilterActions, type FilterTexts, filterName, type Range, valueName } from './filter-texts';

/** Fields of a filter: values with counts, or a range. */
export function FacetFields(props: {
  readonly facet: ListedFacet;
  readonly texts: FilterTexts;
  readonly actions: FilterActions;
}) {
  const { facet, texts, actions } = props;
  return (
    <fieldset className="cw-facet">
      <legend className="cw-hidden">{filterName(facet, texts)}</legend>
      {facet.kind === 'range' ? (
        <Ends facet={facet} texts={texts} actions={actions} />
      ) : (
        <>
          <ul className="cw-facet-values">
            {facet.values.map((value) => (
              <li key={value.value}>
                <Value
                  value={value}
                  name={valueName(facet, value, texts)}
                  onChange={(isChosen) => actions.onValue(facet.param, value.value, isChosen)}
                />
              </li>
            ))}
          </ul>
          {facet.more > 0 && <p className="cw-facet-note">{texts.mostCommon(facet.values.length)}</p>}
        </>
      )}
    </fieldset>
  );
}

function Value(props: {
  readonly value: ListedValue;
  readonly name: string;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const { swatch, count, chosen } = props.value;
  return (
    <label className="cw-facet-value" data-none={count === 0 ? '' : undefined}>
      <input
        type="checkbox"
        checked={chosen}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {swatch && <span className="cw-facet-swatch" style={lookOf(swatch)} />}
      <span className="cw-facet-name">{props.name}</span>
      <span className="cw-facet-count">
        <span className="cw-hidden">(</span>
        {count}
        <span className="cw-hidden">)</span>
      </span>
    </label>
  );
}

function lookOf(swatch: NonNullable<ListedValue['swatch']>) {
  return 'colour' in swatch
    ? { backgroundColor: swatch.colour }
    : { backgroundImage: `url(${JSON.stringify(swatch.image)})` };
}

/** Range fields, each applied on commit. Placeholders are the available bounds. */
function Ends({
  facet,
  texts,
  actions: { onEnd, onReachEnd, onRange },
}: {
  readonly facet: Range;
  readonly texts: FilterTexts;
  readonly actions: FilterActions;
}) {
  const { type, from, to, least, most } = facet;
  return (
    <div className="cw-facet-ends">
      {least?.value !== most?.value && (
        <div
          style={{ gridColumn: '1/3', minBlockSize: 76 }}
          ref={(place) => {
            if (place) onRange(facet, texts, place);
          }}
        />
      )}
      <End
        label={texts.min}
        number={from}
        hint={least}
        texts={texts}
        onReach={onReachEnd}
        onEnter={(field) => onEnd(facet, 'gte', field)}
      />
      <End
        label={texts.max}
        number={to}
        hint={most}
        texts={texts}
        onReach={onReachEnd}
        onEnter={(field) => onEnd(facet, 'lte', field)}
      />
      <p className="cw-facet-error" role="alert">
        {type === 'price' ? texts.notAPrice : texts.notANumber}
      </p>
    </div>
  );
}

function End(props: {
  readonly label: string;
  readonly number: ListedNumber | null;
  readonly hint: ListedNumber | null;
  readonly texts: FilterTexts;
  readonly onReach: () => void;
  readonly onEnter: (field: HTMLInputElement) => void;
}) {
  const { number, texts } = props;
  const chosen = number?.value.replace('.', texts.decimalSign) ?? '';
  // Ignores a blur after Enter without further changes.
  const enter = (input: HTMLInputElement) => {
    const { value, dataset } = input;
    if (value === (dataset.entered ?? chosen)) return;
    dataset.entered = value;
    props.onEnter(input);
  };
  return (
    <label className="cw-facet-end">
      <span>{props.label}</span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        placeholder={props.hint?.text}
        defaultValue={chosen}
        // Syncs with the selection, except while typing, or while invalid.
        ref={(input) => {
          if (input?.validity.valid && (!input.matches(':focus') || input.value === input.dataset.entered)) {
            input.value = chosen;
            delete input.dataset.entered;
          }
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') enter(currentTarget);
        }}
        onFocus={props.onReach}
        onBlur={({ currentTarget }) => enter(currentTarget)}
      />
    </label>
  );
}
