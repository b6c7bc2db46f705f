import { setLogo } from '@cartwright/core/looks/change-look';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { ImageChoice } from '../../editor-kit/pickers/images/image-choice';
import { useLook, useRunLook } from './look-editor';

/** The logo in the title bar of the cart. */
export function LogoCard({ scope }: { readonly scope: FieldScope }) {
  const logo = useLook().logoUrl ?? '';
  const run = useRunLook();
  return (
    <SettingsCard title="Logo" help="Stands before the title of your cart.">
      <TextSetting
        scope={scope}
        path={['logoUrl']}
        label="Image address"
        value={logo}
        limit={TEXT_LIMITS.address}
        onChange={(address) => run(setLogo(address))}
        help="Leave it empty for no logo."
      />
      <ImageChoice chosen={logo} onChoose={(address) => run(setLogo(address))} />
    </SettingsCard>
  );
}
