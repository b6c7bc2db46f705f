import { Button } from '@cartwright/ui/admin/button';

/** The placeholders that a text lacks, each a button that inserts it. */
export function PlaceholderChips({
  label,
  missing,
  fits,
  onEnter,
  onInsert,
}: {
  /** Of the text's field. */
  readonly label: string;
  readonly missing: readonly string[];
  readonly fits: (placeholder: string) => boolean;
  /** The merchant came to a button: it is of the text's field. */
  readonly onEnter: () => void;
  readonly onInsert: (placeholder: string) => void;
}) {
  if (missing.length === 0) return null;
  return (
    <div className="cw-text-chips">
      {missing.map((placeholder) => (
        <Button
          key={placeholder}
          size="micro"
          disabled={!fits(placeholder)}
          accessibilityLabel={`Insert ${placeholder} into ${label}`}
          onFocus={onEnter}
          onClick={() => onInsert(placeholder)}
        >
          {placeholder}
        </Button>
      ))}
    </div>
  );
}
