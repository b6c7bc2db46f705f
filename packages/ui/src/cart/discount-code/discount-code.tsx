import { AppliedCodes, type AppliedCodesProps } from './applied-codes';
import { CodeQuestion, type CodeQuestionProps } from './code-question';

/** Message about an entered code. `told`: applied without effect. */
export interface CodeMessage {
  readonly kind: 'refused' | 'done' | 'told';
  readonly text: string;
}

/** Field for one kind of code, with the applied ones. */
export interface CodeFieldProps {
  readonly label: string;
  readonly button: string;
  readonly value: string;
  /** Status while the store is requested; null if idle. */
  readonly pending: string | null;
  readonly messages: readonly CodeMessage[];
  readonly applied: Omit<AppliedCodesProps, 'fieldId'>;
  readonly question: Omit<CodeQuestionProps, 'fieldId'> | null;
  readonly onInput: (text: string) => void;
  readonly onSubmit: () => void;
}

/** Fields for discount codes and gift cards; if both, they are collapsed by default. */
export function DiscountCode(props: {
  readonly id: string;
  readonly codes: CodeFieldProps;
  readonly giftCards: CodeFieldProps | null;
  /** Whether both fields are expanded initially. */
  readonly isOpen: boolean;
}) {
  const { id, codes, giftCards } = props;
  const Fields = giftCards ? 'details' : 'div';
  return (
    <Fields
      className="cw-codes"
      part="discount-code"
      open={props.isOpen}
      onToggle={({ currentTarget }) => {
        if (!props.isOpen) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      {giftCards && (
        <summary className="cw-code-label" part="code-open">{`${codes.label} · ${giftCards.label}`}</summary>
      )}
      <CodeField id={`cw-code-${id}`} name="code" {...codes} />
      {giftCards && <CodeField id={`cw-gift-card-${id}`} name="gift-card" {...giftCards} />}
    </Fields>
  );
}

/** Message where to enter codes, instead of the fields. */
export function DiscountCodeMessage({ text }: { readonly text: string }) {
  return (
    <p className="cw-codes cw-code-says" part="discount-code">
      {text}
    </p>
  );
}

function CodeField(props: CodeFieldProps & { readonly id: string; readonly name: string }) {
  const { id, pending, messages, question } = props;
  const refused = messages.some(({ kind }) => kind === 'refused');
  return (
    <form
      className="cw-code"
      part="code-form"
      noValidate
      aria-busy={pending !== null}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending === null) props.onSubmit();
      }}
    >
      <label className="cw-code-label" htmlFor={id}>
        {props.label}
      </label>
      <div className="cw-code-row">
        <input
          id={id}
          className="cw-code-input"
          part="code-input"
          name={props.name}
          dir="auto"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="done"
          maxLength={500}
          value={props.value}
          aria-describedby={`${id}-says`}
          aria-invalid={refused ? true : undefined}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
        <button className="cw-code-apply" part="code-apply" type="submit" aria-disabled={pending !== null}>
          {props.button}
        </button>
      </div>
      <div className="cw-code-says" id={`${id}-says`} role="status" part="code-messages">
        {pending !== null && <p data-kind="pending">{pending}</p>}
        {messages.map(({ kind, text }) => (
          <p key={text} data-kind={kind}>
            {text}
          </p>
        ))}
      </div>
      {question && <CodeQuestion {...question} fieldId={id} />}
      <AppliedCodes {...props.applied} fieldId={id} />
    </form>
  );
}
