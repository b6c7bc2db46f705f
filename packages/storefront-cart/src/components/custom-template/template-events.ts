import type { TemplateCall } from './perform-action';

/** Events that are listened to for the actions of a template. */
export const TEMPLATE_EVENTS = ['click', 'change', 'input', 'submit'] as const;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input, select, textarea');

/** When an element of a template acts: a note is saved while it is typed, a form when it is sent, and so on. */
function eventOf(element: Element, action: string): string {
  if (element.matches('form')) return 'submit';
  if (action === 'note') return 'input';
  return isField(element) && !element.matches('[type=button], [type=submit]') ? 'change' : 'click';
}

/** The action of an event, with the element that it is about; null for an event that means nothing. */
export function callOf(event: Event): { readonly call: TemplateCall; readonly element: HTMLElement } | null {
  const target = event.target instanceof Element ? event.target : null;
  const element = target?.closest<HTMLElement>('[data-action]');
  const action = element?.dataset.action;
  if (!element || action === undefined || event.type !== eventOf(element, action)) return null;
  const field = isField(element) ? element : element.querySelector<Field>('input, select, textarea');
  const checked = field?.matches(':checked') ?? false;
  return { call: { action, data: { ...element.dataset }, value: field?.value ?? '', checked }, element };
}
