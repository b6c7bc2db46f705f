import { findComponent } from '@cartwright/core/smart-cart/components-of';
import type { Path } from '@cartwright/core/smart-cart/issue';
import { AmountField, type AmountFieldProps } from '@cartwright/ui/admin/amount-field';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../model/editor-context';
import { fieldKey } from '../model/issues';
import { tierAt } from '../model/unreadable';
import type { FieldScope } from './field-scope';

/** A number of the merchant's; null while it is empty. What cannot be read is kept, and the cart is not saved without it. */
export function AmountSetting({
  scope,
  path,
  ...field
}: Omit<AmountFieldProps, 'error' | 'onBlur' | 'onUnreadable' | 'typedBefore'> & {
  readonly scope: FieldScope;
  readonly path: Path;
}) {
  const model = useEditor();
  const { componentId } = scope;
  const place = scope.whole(path);
  const key = fieldKey(componentId, place);
  const [typedBefore] = useState(() => model.view.get().unreadable.get(key)?.text);
  const [unreadable, setUnreadable] = useState<{ text: string; message: string } | null>(null);
  const latest = useRef(place);
  latest.current = place;

  useEffect(
    function keepUnreadable() {
      const { present } = model.document.get().history;
      const component = componentId === null ? undefined : findComponent(present, componentId);
      if (!component) return;
      const tierId = tierAt(component, latest.current)?.tier.id ?? null;
      const found = { componentId: component.componentId, path: latest.current, tierId };
      model.setUnreadable(key, unreadable && { ...found, ...unreadable });
    },
    [model, componentId, key, unreadable],
  );

  return (
    <AmountField
      {...field}
      error={scope.error(path)}
      onBlur={() => scope.leave(path)}
      onUnreadable={setUnreadable}
      {...(typedBefore !== undefined && { typedBefore })}
    />
  );
}
