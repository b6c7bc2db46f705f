import { Button } from '@cartwright/ui/admin/button';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@cartwright/ui/admin/icons';

/**
 * Actions of a list row: move and remove. `name` is the row's noun: "message". The focus follows a
 * moved row.
 */
export function RowActions({
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** Absent if the order doesn't matter. */
  readonly onMove?: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) {
  const labels = (row: number) => ({
    up: `Move ${name} ${row + 1} up`,
    down: `Move ${name} ${row + 1} down`,
    remove: `Remove ${name} ${row + 1}`,
  });
  const own = labels(index);

  function move(by: -1 | 1) {
    onMove?.(by);
    const { up, down } = labels(index + by);
    focusFirst(by < 0 ? [up, down] : [down, up]);
  }
  function remove() {
    onRemove();
    focusFirst([labels(index).remove, labels(index - 1).remove]);
  }
  return (
    <>
      {onMove && (
        <>
          <Button
            icon={ArrowUpIcon}
            variant="tertiary"
            disabled={index === 0}
            accessibilityLabel={own.up}
            onClick={() => move(-1)}
          />
          <Button
            icon={ArrowDownIcon}
            variant="tertiary"
            disabled={index === count - 1}
            accessibilityLabel={own.down}
            onClick={() => move(1)}
          />
        </>
      )}
      <Button icon={DeleteIcon} variant="tertiary" accessibilityLabel={own.remove} onClick={remove} />
    </>
  );
}

/** Focuses the first enabled button with one of these names, after the next render. */
function focusFirst(names: readonly string[]): void {
  requestAnimationFrame(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLButtonElement>('button[aria-label]:not([aria-disabled="true"])'),
    ];
    names
      .map((name) => buttons.find((button) => button.getAttribute('aria-label') === name))
      .find((button) => button !== undefined)
      ?.focus();
  });
}
