import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { cartHolder } from '@cartwright/core/cart/commands/custom-template/template-holder';
import { type EditableFields, setCartFields } from '@cartwright/core/cart/commands/set-cart-fields';
import { isVisible } from '@cartwright/core/cart/components-of';
import { messageBefore } from '@cartwright/core/schedule/consequence';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Banner } from '@cartwright/ui/admin/banner';
import { Switch } from '@cartwright/ui/admin/switch';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FieldScope, useFieldScope } from '../../../../../editor-kit/fields/field-scope';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { TextSetting } from '../../../../../editor-kit/fields/text-setting';
import { cartsQuery } from '../../../../../shared/api/carts-query';
import { placeIsTested } from '../../../../../shared/format/live-test';
import { useTimezone } from '../../../../../shared/hooks/use-timezone';
import { useDocument, useRun, useSavedCart } from '../../model/editor-context';
import { cartFieldIssues, issuesOf } from '../../model/issues';
import { toggleConsequence } from '../../model/save-consequence';
import { useSaveConsequence } from '../../model/use-save-consequence';
import { AfterSave } from '../consequence/after-save';
import { TemplateControls } from '../custom-template/template-controls';
import { SizeMeters } from './size-meters';

/** General settings of the cart: name, and whether it is on. */
export function GeneralPanel() {
  const document = useDocument((present) => present);
  const help = useToggleMessage(document);
  const run = useRun();
  const issues = useMemo(() => cartFieldIssues(document), [document]);
  const scope = useFieldScope(null, issues);
  const set = (fields: Partial<EditableFields>) => run((present) => setCartFields(present, { fields }));
  return (
    <>
      <SettingsGroup title="Cart">
        <TextSetting
          scope={scope}
          path={['name']}
          label="Name"
          value={document.name}
          limit={TEXT_LIMITS.cartName}
          onChange={(name) => set({ name })}
          help="Only you see it."
        />
        <Switch
          label="Enabled"
          {...(help !== null && { help })}
          checked={document.enabled}
          onChange={(enabled) => set({ enabled })}
        />
        <AfterSave />
      </SettingsGroup>
      <CartTemplate document={document} scope={scope} />
      <SizeMeters />
    </>
  );
}

/**
 * Consequence of toggling the cart with all other edits; null if the edits have a consequence
 * already, if its schedule is invalid, and while the carts load.
 */
function useToggleMessage(edited: CartDocument): string | null {
  const saved = useSavedCart();
  const listed = useQuery(cartsQuery).data?.combinedCarts;
  const timezone = useTimezone();
  const changes = useSaveConsequence() !== null;
  if (!listed || changes) return null;
  const refused = placeIsTested(edited, listed);
  if (refused !== null) return refused;
  const consequence = toggleConsequence({ saved, edited }, listed, { now: Date.now(), timezone });
  const lead = `If you turn it ${edited.enabled ? 'off' : 'on'} and save`;
  return consequence && messageBefore(consequence, { timezone, lead });
}

/**
 * Template of the whole cart. While it is on, components have no screens, so their issues are
 * listed here.
 */
function CartTemplate({ document, scope }: { document: CartDocument; scope: FieldScope }) {
  const unsound = document.useCustomTemplate
    ? document.components.filter((component) => isVisible(component) && issuesOf(component).length > 0)
    : [];
  return (
    <SettingsGroup title="Custom template">
      <TemplateControls
        holder={cartHolder(document)}
        help="Write the whole cart in Liquid and place its components yourself. Turn it off to edit the components."
        error={scope.error(['customTemplate', 'template'])}
      />
      {unsound.length > 0 && (
        <Banner tone="warning" title="Components need attention">
          <p>
            The cart can’t be saved because of {unsound.map(({ title }) => title).join(', ')}. Turn off the
            custom template to see why.
          </p>
        </Banner>
      )}
    </SettingsGroup>
  );
}
