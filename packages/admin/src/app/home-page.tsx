import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { HomeSections } from '../features/home/home-sections';
import { shopOfPage } from '../shared/api/shop-of-page';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { useHomeData } from './use-home-data';

/** The page that the app opens with: what shoppers see, what is left to do, and what comes of it. */
export function HomePage() {
  usePageTitle('Home');
  const { data, range } = useHomeData();
  return (
    <PageFrame title="Home">
      <HomeSections data={data} shop={data.shop.data?.shopifyShopDomain ?? shopOfPage()} range={range} />
    </PageFrame>
  );
}
