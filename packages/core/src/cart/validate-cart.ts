import { ANCHORS } from '../components/anchor';
import { COMPONENT_TYPES } from '../components/component-types';
import { type Issue, issue } from '../editing/issue';
import { dedupedIssues } from '../texts/length-issues';
import { translationIssues } from '../translations/translation-issues';
import { validateBuyMoreSaveMore } from './buy-more-save-more';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';
import { isVisible } from './components-of';
import { metafieldsIssues } from './product-metafields';
import { textSlots } from './text-slots';
import { cartLengthIssues, componentLengthIssues } from './validate-lengths';
import { cartTemplateIssues, templateIssues, templatesIssues } from './validate-templates';

/** Validation issues of a component. Paths are relative to its settings; a template has its own. */
export function validateComponent(component: CartComponent): Issue[] {
  // Component and registry row have the same type, which the compiler can't infer through the union.
  const validate = COMPONENT_TYPES[component.type].validate as (
    settings: CartComponent['settings'],
  ) => Issue[];
  const { componentId } = component;
  const issues = [...validate(component.settings), ...templateIssues(component)].map((found) => ({
    ...found,
    scope: componentId,
  }));
  return [...issues, ...dedupedIssues(componentLengthIssues(component), issues)];
}

/**
 * Issues of a component that keep a cart from being saved. A hidden one isn't validated, except for lengths, which
 * are reported here with their paths, because the server would reject the whole request.
 */
export function componentIssues(component: CartComponent): readonly Issue[] {
  return isVisible(component) ? validateComponent(component) : componentLengthIssues(component);
}

/**
 * Issues that keep a cart from being saved: of its name, its own template, the volume discount and metafields if
 * enabled, every component (`componentIssues`), translations, and lengths. Components in Needs Attention count as
 * hidden. The schedule is checked separately (`validateSchedule`).
 */
export function validateCart(document: CartDocument): Issue[] {
  const issues: Issue[] = [];
  if (document.name.trim() === '') issues.push(issue('blank', ['name'], 'Please fill out the Name field.'));
  const waiting = new Set(document.dragDropState.needsAttention);
  for (const component of document.components) {
    const isWaiting = waiting.has(component.componentId);
    issues.push(...(isWaiting ? componentLengthIssues(component) : componentIssues(component)));
  }
  if (document.buyMoreSaveMoreEnabled) {
    for (const found of validateBuyMoreSaveMore(document.buyMoreSaveMore)) {
      issues.push({ ...found, path: ['buyMoreSaveMore', ...found.path] });
    }
  }
  if (document.productMetafieldsEnabled) issues.push(...metafieldsIssues(document.productMetafields));
  issues.push(...cartTemplateIssues(document), ...templatesIssues(document), ...placementIssues(document));
  issues.push(...translationIssues(textSlots(document), document.translations));
  return [...issues, ...dedupedIssues(cartLengthIssues(document), issues)];
}

/** Issues of positions: every component has exactly one, and every position names a component. */
function placementIssues(document: CartDocument): Issue[] {
  const issues: Issue[] = [];
  const known = new Set(document.components.map(({ componentId }) => componentId));
  if (known.size < document.components.length) {
    issues.push(issue('component_id_twice', ['components'], 'Two components have the same id.'));
  }
  const placed = new Set<string>();
  for (const anchor of ANCHORS) {
    document.dragDropState[anchor].forEach((id, index) => {
      if (!known.has(id) || placed.has(id)) {
        const what = known.has(id) ? 'is in two places' : 'does not exist';
        issues.push(issue('placement', ['dragDropState', anchor, index], `The component ${id} ${what}.`));
      }
      placed.add(id);
    });
  }
  for (const id of known) {
    if (!placed.has(id))
      issues.push(issue('unplaced', ['dragDropState'], `The component ${id} has no place.`));
  }
  return issues;
}
