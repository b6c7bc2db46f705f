import { Button } from '@cartwright/ui/admin/button';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { useId } from 'react';

/** Button that adds to a list, below the list's error. Focus target of a rejected save. */
export function AddToList({
  label,
  error,
  variant = 'secondary',
  disabled,
  onAdd,
}: {
  readonly label: string;
  readonly error: string | undefined;
  readonly variant?: 'secondary' | 'plain';
  /** Whether the list is full. */
  readonly disabled: boolean;
  readonly onAdd: () => void;
}) {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <>
      {isWrong && <InlineError fieldID={id} message={error} />}
      <div data-invalid={isWrong ? '' : undefined}>
        <Button
          variant={variant}
          disabled={disabled}
          onClick={onAdd}
          {...(isWrong && { ariaDescribedBy: `${id}Error` })}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
