import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { cartHolder } from '@cartwright/core/smart-cart/commands/custom-template/template-holder';
import { isVisible } from '@cartwright/core/smart-cart/components-of';
import { Banner } from '@cartwright/ui/admin/banner';
import type { FieldScope } from '../../../../editor-kit/fields/field-scope';
import { SettingsGroup } from '../../../../editor-kit/fields/settings-group';
import { issuesOf } from '../../model/issues';
import { TemplateControls } from '../custom-template/template-controls';

/** The template of the whole cart. While it is on, the components have no screens: what is wrong in them is said here. */
export function CartTemplate({ document, scope }: { document: CartDocument; scope: FieldScope }) {
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
