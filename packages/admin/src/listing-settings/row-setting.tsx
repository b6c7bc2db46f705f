import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { EditIcon } from '@cartwright/ui/admin/icons';
import { TextField } from '@cartwright/ui/admin/text-field';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DragHandle } from '../editor-kit/dnd/drag-handle';
import { RowActions } from '../editor-kit/fields/row-actions';
import './row-setting.css';

/** Row of a filter or sort option: switch, position, and when expanded, the shopper's label. */
export function RowSetting(props: {
  /** Id for dragging. */
  readonly id: string;
  readonly name: string;
  /** Noun for a row: "filter". */
  readonly noun: string;
  readonly enabled: boolean;
  /** Enabled, and beyond the number that is served. */
  readonly isHidden: boolean;
  /** Its fields have to be filled in: it expands. */
  readonly isIncomplete?: boolean;
  /** Just added: it takes the focus. */
  readonly isNew?: boolean;
  readonly label: string;
  readonly labelLimit: number;
  readonly index: number;
  readonly count: number;
  readonly onEnabled: (enabled: boolean) => void;
  readonly onLabel: (label: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}) {
  const { id, name, noun, index, count, label, isIncomplete = false, isNew = false } = props;
  const row = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(isIncomplete);
  const isOpen = isOpened || isIncomplete;
  const fields = useId();
  useEffect(
    function goToNew() {
      if (!isNew) return;
      const inside = (part: string) =>
        row.current?.querySelector<HTMLElement>(`.cw-listing-row__${part} input`);
      (inside('fields') ?? inside('on'))?.focus();
    },
    [isNew],
  );
  return (
    <div className="cw-listing-row" ref={row}>
      <DragHandle id={id} title={name} />
      <div className="cw-listing-row__on">
        <Checkbox label={name} checked={props.enabled} onChange={props.onEnabled} />
        {label.trim() !== '' && !isOpen && (
          <span className="cw-listing-row__label">{`Shown as “${label}”`}</span>
        )}
        {props.isHidden && <Badge tone="warning">Not visible</Badge>}
      </div>
      <div className="cw-listing-row__actions">
        <Button
          icon={EditIcon}
          variant="tertiary"
          pressed={isOpen}
          ariaExpanded={isOpen}
          ariaControls={fields}
          accessibilityLabel={`Edit ${noun} ${index + 1}`}
          disabled={isIncomplete}
          onClick={() => setOpened(!isOpen)}
        />
        <RowActions name={noun} index={index} count={count} onMove={props.onMove} onRemove={props.onRemove} />
      </div>
      <div className="cw-listing-row__fields" id={fields} hidden={!isOpen}>
        {isOpen && (
          <>
            {props.children}
            <TextField
              label="Label"
              helpText="Shown to shoppers. Leave blank to use the filter’s name."
              placeholder={name}
              value={label}
              onChange={props.onLabel}
              maxLength={props.labelLimit}
              autoComplete="off"
            />
          </>
        )}
      </div>
    </div>
  );
}
