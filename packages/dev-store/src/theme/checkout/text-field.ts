import { MAX_FIELD_LENGTH } from '../../checkout/contact';
import { type Html, html, raw } from '../html';
import { type CheckoutField, type CheckoutView, firstProblem } from './checkout-view';

interface TextField {
  readonly label: string;
  readonly value: string;
  /** HTML `autocomplete`. */
  readonly autocomplete: string;
  readonly type?: 'text' | 'email';
  readonly inputMode?: 'numeric';
  readonly isOptional?: boolean;
  /** Whether to omit `aria-required` for an obvious field. */
  readonly isPlain?: boolean;
  /** Id of the description. */
  readonly hint?: string;
}

/** Labelled field with its error below. */
export function textField(view: CheckoutView, name: CheckoutField, field: TextField): Html {
  const problem = view.problems[name];
  const described = [...(problem ? [`${name}-problem`] : []), ...(field.hint ? [field.hint] : [])];
  return html`
    <div class="field co-field co-field--${name}">
      <label for="${name}">${field.label}${field.isOptional ? html` <span class="co-optional">(optional)</span>` : ''}</label>
      <input id="${name}" name="${name}" type="${field.type ?? 'text'}" value="${field.value}" maxlength="${MAX_FIELD_LENGTH}" autocomplete="${field.autocomplete}"${
        field.inputMode ? html` inputmode="${field.inputMode}"` : ''
      }${field.isOptional || field.isPlain ? '' : raw(' aria-required="true"')}${problem ? raw(' aria-invalid="true"') : ''}${
        described.length > 0 ? html` aria-describedby="${described.join(' ')}"` : ''
      }${firstProblem(view) === name ? raw(' autofocus') : ''}>
      ${problem ? html`<p class="co-problem" id="${name}-problem">${problem}</p>` : ''}
    </div>`;
}
