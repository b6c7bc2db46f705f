import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { ProductImage } from '@cartwright/ui/admin/product-image';
import type { ReactNode } from 'react';

/** Selectable row; all of it is the checkbox's label. */
export function ChoiceRow({
  title,
  image,
  detail,
  badges,
  checked,
  disabled = false,
  onToggle,
  children,
}: {
  readonly title: string;
  /** Absent if this kind has no images. */
  readonly image?: string | null;
  readonly detail?: string;
  readonly badges?: ReactNode;
  readonly checked: boolean | 'indeterminate';
  readonly disabled?: boolean;
  readonly onToggle: () => void;
  /** Nested choices below the row. */
  readonly children?: ReactNode;
}) {
  return (
    <li className="cw-picker__row">
      <Checkbox
        label={
          <span className="cw-picker__choice">
            {image !== undefined && <ProductImage source={image} />}
            <span className="cw-picker__words">
              <span className="cw-picker__title">{title}</span>
              {detail !== undefined && <span className="cw-picker__detail"> {detail}</span>}
            </span>
            {badges !== undefined && <span className="cw-picker__badges">{badges}</span>}
          </span>
        }
        labelClassName="cw-picker__label"
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
      {children}
    </li>
  );
}
