import type { TemplateCall } from './perform-action';

/** DOM events observed for template actions. */
export const TEMPLATE_EVENTS = ['click', 'change', 'input', 'submit'] as const;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input, select, textarea');

/**
 * Event type that triggers an element's action: `submit` of a form, `input` of a note, else `change` of a field or
 * `click`.
 */
function eventOf(element: Element, action: string): string {
  if (element.matches('form')) return 'submit';
  if (action === 'note') return 'input';
  return isField(element) && !element.matches('[type=button], [type=submit]') ? 'change' : 'click';
}

/** Action triggered by an event, with its element; null for any other event. */
export function callOf(event: Event): { readonly call: TemplateCall; readonly element: HTMLElement } | null {
  const target = event.target instanceof Element ? event.target : null;
  const element = target?.closest<HTMLElement>('[data-action]');
  const action = element?.dataset.action;
  if (!element || action === undefined || event.type !== eventOf(element, action)) return null;
  const field = isField(element) ? element : element.querySelector<Field>('input, select, textarea');
  const checked = field?.matches(':checked') ?? false;
  return { call: { action, data: { ...element.dataset }, value: field?.value ?? '', checked }, element };
}
