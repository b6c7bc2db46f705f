import { refuse } from '../../editing/command';
import type { CartDocument } from '../cart-document';
import type { CartComponent } from '../component';
import { findComponent } from '../components-of';
import { type CommandResult, refuseMissing } from './command';
import { replaceComponent } from './replace-component';

/** Sets settings of a component. `field` names the edited field; further typing in it joins the same undo step. */
export function setComponentSettings(
  document: CartDocument,
  {
    componentId,
    settings,
    field,
  }: { componentId: string; settings: Readonly<Record<string, unknown>>; field: string },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  const unknown = Object.keys(settings).find((name) => !(name in component.settings));
  if (unknown !== undefined) {
    return refuse('setting_unknown', `${component.title} has no setting named ${unknown}.`, [
      'settings',
      unknown,
    ]);
  }
  return {
    ok: true,
    document: replaceComponent(document, componentId, (each) => withSettings(each, settings)),
    label: `Change ${component.title}`,
    history: 'merge',
    mergeKey: `${componentId} ${field}`,
    scope: componentId,
  };
}

function withSettings(component: CartComponent, settings: Readonly<Record<string, unknown>>): CartComponent {
  // Names are checked against this component's settings; the schema checks values at save.
  return { ...component, settings: { ...component.settings, ...settings } } as CartComponent;
}
