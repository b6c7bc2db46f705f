import { Badge, Checkbox, TextField } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { DragHandle } from '../../editor-kit/dnd/drag-handle';
import { RowActions } from '../../editor-kit/fields/row-actions';
import './row-setting.css';

/** A filter or a sort option in its list: whether it is on, what shoppers read, and where it stands. */
export function RowSetting(props: {
  /** By which it is dragged. */
  readonly id: string;
  readonly name: string;
  /** What a row is called: "filter". */
  readonly noun: string;
  readonly enabled: boolean;
  /** Enabled, and behind the ones that are served. */
  readonly isHidden: boolean;
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
  const { id, name, noun, index, count } = props;
  return (
    <div className="cw-listing-row">
      <DragHandle id={id} title={name} />
      <div className="cw-listing-row__on">
        <Checkbox label={name} checked={props.enabled} onChange={props.onEnabled} />
        {props.isHidden && <Badge tone="warning">Not visible</Badge>}
      </div>
      <div className="cw-listing-row__fields">
        <TextField
          label={`Label of ${name}`}
          labelHidden
          placeholder={name}
          value={props.label}
          onChange={props.onLabel}
          maxLength={props.labelLimit}
          autoComplete="off"
        />
        {props.children}
      </div>
      <div className="cw-listing-row__actions">
        <RowActions name={noun} index={index} count={count} onMove={props.onMove} onRemove={props.onRemove} />
      </div>
    </div>
  );
}
