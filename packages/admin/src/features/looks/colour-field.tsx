import { setColour } from '@cartwright/core/looks/change-look';
import { COLOUR_NAMES } from '@cartwright/core/looks/colour-names';
import type { ContrastSafeLook } from '@cartwright/core/looks/contrast-safe-look';
import type { LookColour } from '@cartwright/core/looks/look';
import type { ReactNode } from 'react';
import { ColourSetting } from '../../editor-kit/fields/colour-setting';
import { emptyColourMessage } from './empty-colour-messages';
import type { RunLook } from './look-editor';

/** The id of a colour's field, for what leads to it. */
export const colourFieldId = (field: LookColour) => `look-${field}`;

/** A colour with a picker and its code; empty, it says where its colour comes from. */
export function ColourField(props: {
  readonly field: LookColour;
  readonly value: string | null;
  /** What shoppers see of it, where nothing is set. */
  readonly worn: ContrastSafeLook['colours'];
  readonly help: string;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly run: RunLook;
  readonly notes: ReactNode;
}) {
  const { field, value, worn, help, error, run } = props;
  return (
    <div className="cw-colour">
      <ColourSetting
        id={colourFieldId(field)}
        label={COLOUR_NAMES[field]}
        value={value}
        shown={worn[field]}
        placeholder={emptyColourMessage(field)}
        help={help}
        error={error}
        onChange={(colour) => run(setColour(field, colour))}
        onLeave={props.onLeave}
      />
      {props.notes}
    </div>
  );
}
