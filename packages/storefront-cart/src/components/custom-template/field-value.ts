import type { Attributes } from '../../templates/draw-template';

/** Value last rendered into a field by a template. */
const given = new WeakMap<HTMLInputElement, string>();

/**
 * Properties of a template element. A field's value is set only when the template's value changes, so that a re-render
 * keeps what is being typed.
 */
export function propertiesOf(name: string, attributes: Attributes): Readonly<Record<string, unknown>> {
  if (name !== 'input') return attributes;
  const { value, ...rest } = attributes;
  const type = String(attributes.type);
  if (/^(checkbox|radio)$/.test(type)) return { ...attributes, checked: 'checked' in attributes };
  if (typeof value !== 'string' || /^(hidden|button|submit)$/.test(type)) return attributes;
  const ref = (field: HTMLInputElement | null) => {
    if (!field || given.get(field) === value) return;
    given.set(field, value);
    field.value = value;
  };
  return { ...rest, ref };
}

/** Resets a field to the template's value after an action, even if that value is unchanged. */
export function showGiven(element: HTMLElement): void {
  const value = element instanceof HTMLInputElement ? given.get(element) : undefined;
  if (element instanceof HTMLInputElement && value !== undefined) element.value = value;
}
