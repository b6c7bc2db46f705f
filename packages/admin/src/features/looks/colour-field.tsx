import { setColour } from '@cartwright/core/looks/change-look';
import { hexOf } from '@cartwright/core/looks/colour';
import { COLOUR_NAMES } from '@cartwright/core/looks/colour-names';
import type { LookColour } from '@cartwright/core/looks/look';
import type { MendedLook } from '@cartwright/core/looks/mended-look';
import { TextField } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { emptyColourWords } from './empty-colour-words';
import type { RunLook } from './look-context';

/** The id of a colour's field, for what leads to it. */
export const colourFieldId = (field: LookColour) => `look-${field}`;

/** A colour with a picker and its code; empty, it says where its colour comes from. */
export function ColourField(props: {
  readonly field: LookColour;
  readonly value: string | null;
  /** What shoppers see of it, where nothing is set. */
  readonly worn: MendedLook['colours'];
  readonly help: string;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly run: RunLook;
  readonly notes: ReactNode;
}) {
  const { field, value, worn, help, error, run } = props;
  const name = COLOUR_NAMES[field];

  function leave() {
    const full = value === null ? null : (hexOf(value) ?? hexOf(`#${value}`) ?? value);
    if (full !== value) run(setColour(field, full));
    props.onLeave();
  }
  return (
    <div className="cw-colour">
      <TextField
        id={colourFieldId(field)}
        label={name}
        value={value ?? ''}
        placeholder={emptyColourWords(field)}
        autoComplete="off"
        spellCheck={false}
        helpText={help}
        // As a prefix it would be read as a part of the field's name.
        connectedLeft={
          <input
            type="color"
            className={`cw-colour__picker${value === null ? ' cw-colour__picker--unset' : ''}`}
            aria-label={`Pick: ${name}`}
            value={(value === null ? null : hexOf(value)) ?? worn[field]}
            onChange={(event) => run(setColour(field, event.target.value))}
          />
        }
        {...(value !== null && {
          clearButton: true,
          onClearButtonClick: () => run(setColour(field, null)),
        })}
        onChange={(text) => run(setColour(field, text.trim() === '' ? null : text.trim()))}
        onBlur={leave}
        {...(error !== undefined && { error })}
      />
      {props.notes}
    </div>
  );
}
