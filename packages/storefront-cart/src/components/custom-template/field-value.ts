import type { Attributes } from '../../templates/draw-template';

/** The value that a template last gave to a field. */
const given = new WeakMap<HTMLInputElement, string>();

/**
 * The properties of an element of a template. A field takes a value over only when the template gives another one, so
 * that a redraw does not take away what is being typed.
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

/** After an action: the field shows what the template says, also where that is what it said before. */
export function showGiven(element: HTMLElement): void {
  const value = element instanceof HTMLInputElement ? given.get(element) : undefined;
  if (element instanceof HTMLInputElement && value !== undefined) element.value = value;
}
