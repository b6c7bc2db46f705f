import { Badge } from '@cartwright/ui/admin/badge';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/loaded';
import { privateKeysQuery } from '../../shared/private-keys-query';
import { FEATURES } from './feature-words';
import { SettingsSection } from './settings-section';

/** The features that not every shop has, and whether this one does. */
export function FeaturesSection() {
  const keys = useQuery(privateKeysQuery);
  return (
    <SettingsSection
      title="Features"
      description="Some features are turned on store by store. To change one, contact Cartwright support."
    >
      <Loaded query={keys} what="features">
        {(owned) => (
          <ul className="cw-settings__list">
            {FEATURES.map(({ key, name, use }) => (
              <li key={key}>
                <div>
                  <span className="cw-settings__name">{name}</span>
                  <span className="cw-settings__help">{use}</span>
                </div>
                {owned.includes(key) ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </SettingsSection>
  );
}
