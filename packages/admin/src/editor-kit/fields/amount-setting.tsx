import type { Path } from '@cartwright/core/editing/issue';
import { AmountField, type AmountFieldProps } from '@cartwright/ui/admin/amount-field';
import { useEffect, useRef, useState } from 'react';
import { useControls } from '../model/editor-context';
import { fieldKey } from '../model/issues';
import type { FieldScope } from './field-scope';

/**
 * Number field; null while blank. Unparseable input in part of the document is kept, and blocks
 * saving.
 */
export function AmountSetting({
  scope,
  path,
  ...field
}: Omit<AmountFieldProps, 'error' | 'onBlur' | 'onUnreadable' | 'typedBefore'> & {
  readonly scope: FieldScope;
  readonly path: Path;
}) {
  const controls = useControls();
  const { part, owner } = scope;
  const place = scope.whole(path);
  const key = fieldKey(part, place);
  const [typedBefore] = useState(() => controls.view.get().unreadable.get(key)?.text);
  const [unreadable, setUnreadable] = useState<{ text: string; message: string } | null>(null);
  const latest = useRef(place);
  latest.current = place;

  useEffect(
    function keepUnreadable() {
      if (part === null) return;
      controls.setUnreadable(key, unreadable && { scope: part, path: latest.current, owner, ...unreadable });
    },
    [controls, part, owner, key, unreadable],
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
