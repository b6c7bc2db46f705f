import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { HomeSections } from '../features/home/home-sections';
import { shopOfPage } from '../shared/api/shop-of-page';
import { usePageTitle } from '../shared/hooks/use-page-title';
import { useHomeData } from './use-home-data';

/** Home page: what shoppers see, set-up, and figures. */
export function HomePage() {
  usePageTitle('Home');
  const { data, range } = useHomeData();
  return (
    <PageFrame title="Home">
      <HomeSections data={data} shop={data.shop.data?.shopifyShopDomain ?? shopOfPage()} range={range} />
    </PageFrame>
  );
}
