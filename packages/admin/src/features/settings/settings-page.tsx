import { PageFrame } from '@cartwright/ui/admin/page-frame';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AccountSection } from './account-section';
import { DataSection } from './data-section';
import { FeaturesSection } from './features-section';
import { PermissionsSection } from './permissions-section';
import { PlanSection } from './plan-section';
import './settings-page.css';
import { SettingsSection } from './settings-section';
import { StaffSection } from './staff-section';
import { StoreSection } from './store-section';
import { StorefrontAccessSection } from './storefront-access-section';
import { UsersSection } from './users-section';

/** Page of the store's data and the app's permissions. `theme`: whether the cart is on in the store's theme. */
export function SettingsPage({ theme }: { theme: ReactNode }) {
  usePageTitle('Settings');
  return (
    <PageFrame title="Settings">
      <StoreSection />
      <SettingsSection title="Theme" description="Shoppers see your cart where its app embed is on.">
        {theme}
      </SettingsSection>
      <StorefrontAccessSection />
      <PermissionsSection />
      <FeaturesSection />
      <PlanSection />
      <DataSection />
      <UsersSection />
      <StaffSection />
      <AccountSection />
    </PageFrame>
  );
}
