import type { FeatureKey } from '@cartwright/core/contract/feature-keys';
import { setPrivateKeys } from '@cartwright/core/contract/set-private-keys';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { privateKeysQuery } from '../../shared/api/private-keys-query';
import { Loaded } from '../../shared/components/loaded';
import { useUser } from '../../shared/hooks/use-user';
import { toast, toastError } from '../../shared/state/toasts';
import { FEATURES } from './feature-messages';
import { SettingsSection } from './settings-section';
import { STAFF_ACTIONS_KEY } from './staff-section';

const KEYS = Object.keys(FEATURES) as FeatureKey[];

/** Features that need a key, and whether the shop has them. Staff can change them. */
export function FeaturesSection() {
  const keys = useQuery(privateKeysQuery);
  const { rebuyAdmin } = useUser();
  return (
    <SettingsSection
      title="Features"
      description={
        rebuyAdmin
          ? 'What this store has. The merchant sees what you change.'
          : 'Some features are turned on store by store. To change one, contact Cartwright support.'
      }
    >
      <Loaded query={keys} what="features">
        {(owned) => (
          <ul className="cw-settings__list" aria-label="Features">
            {KEYS.map((key) => (
              <Feature key={key} feature={key} owned={owned} changeable={rebuyAdmin} />
            ))}
          </ul>
        )}
      </Loaded>
    </SettingsSection>
  );
}

interface FeatureProps {
  readonly feature: FeatureKey;
  /** The shop's keys. */
  readonly owned: readonly string[];
  readonly changeable: boolean;
}

function Feature({ feature, owned, changeable }: FeatureProps) {
  const { name, use, planned } = FEATURES[feature];
  const isOn = owned.includes(feature);
  return (
    <li>
      <div>
        <span className="cw-settings__name">{name}</span>
        <span className="cw-settings__help">{use}</span>
      </div>
      <div className="cw-settings__feature">
        {planned ? (
          <Badge>{isOn ? 'On, coming later' : 'Coming later'}</Badge>
        ) : (
          <Badge {...(isOn && { tone: 'success' })}>{isOn ? 'On' : 'Off'}</Badge>
        )}
        {changeable && <FeatureButton feature={feature} isOn={isOn} owned={owned} />}
      </div>
    </li>
  );
}

function FeatureButton({
  feature,
  isOn,
  owned,
}: Omit<FeatureProps, 'changeable'> & { readonly isOn: boolean }) {
  const queries = useQueryClient();
  const { name } = FEATURES[feature];
  const change = useMutation({
    scope: { id: 'features' },
    mutationFn: () => {
      // Reads current keys: another switch may have changed them.
      const now = queries.getQueryData(privateKeysQuery.queryKey) ?? owned;
      const privateKeys = KEYS.filter((key) => (key === feature ? !isOn : now.includes(key)));
      return responseOf(api.call(setPrivateKeys, { params: {}, query: {}, body: { privateKeys } }));
    },
    onSuccess({ privateKeys }) {
      queries.setQueryData(privateKeysQuery.queryKey, privateKeys);
      void queries.invalidateQueries({ queryKey: STAFF_ACTIONS_KEY });
      toast(`${name} is ${isOn ? 'off' : 'on'}.`);
    },
    onError: (problem) => toastError(problem.message, name),
  });
  return (
    <Button
      accessibilityLabel={`Turn ${isOn ? 'off' : 'on'}: ${name}`}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {isOn ? 'Turn off' : 'Turn on'}
    </Button>
  );
}
