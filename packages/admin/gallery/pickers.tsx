import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { PageFrame } from '@cartwright/ui/admin/page-frame';
import { type ReactNode, useState } from 'react';
import { CollectionPicker } from '../src/editor-kit/pickers/collections/collection-picker';
import { CountryField } from '../src/editor-kit/pickers/countries/country-field';
import { ProductField } from '../src/editor-kit/pickers/products/product-field';
import { TagPicker } from '../src/editor-kit/pickers/tags/tag-picker';
import { catalogue } from '../src/testing/catalogue';

const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))', gap: '1rem' };

/** Deleted in the store. */
const GONE = 999;

/** Every picker of the editor kit, with what it has chosen. */
export function Pickers() {
  const [products, setProducts] = useState<readonly ProductSelection[]>([]);
  const [gifts, setGifts] = useState<readonly ProductSelection[]>(
    [catalogue[1]?.id ?? 0, GONE, catalogue[0]?.id ?? 0].map((id) => ({ product_id: id, variant_ids: [] })),
  );
  const [collections, setCollections] = useState<readonly number[]>([502, GONE]);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [countries, setCountries] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<'collections' | 'tags' | null>(null);
  const close = () => setOpen(null);
  return (
    <main>
      <PageFrame title="Pickers">
        <div style={COLUMNS}>
          <Story chosen={products}>
            <ProductField label="Products" purpose="any" limit={4} value={products} onChange={setProducts} />
          </Story>
          <Story chosen={gifts}>
            <ProductField label="Gifts" purpose="gift" value={gifts} onChange={setGifts} />
          </Story>
          <Story chosen={collections}>
            <Button onClick={() => setOpen('collections')}>Choose collections</Button>
          </Story>
          <Story chosen={tags}>
            <Button onClick={() => setOpen('tags')}>Choose tags</Button>
          </Story>
          <Story chosen={countries}>
            <CountryField label="Countries" value={countries} onChange={setCountries} onLeave={() => {}} />
          </Story>
        </div>
        <CollectionPicker
          open={open === 'collections'}
          title="Collections"
          limit={100}
          chosen={collections}
          onClose={close}
          onDone={(chosen) => {
            setCollections(chosen);
            close();
          }}
        />
        <TagPicker
          open={open === 'tags'}
          title="Tags"
          allowNew
          limit={3}
          chosen={tags}
          onClose={close}
          onDone={(chosen) => {
            setTags(chosen);
            close();
          }}
        />
      </PageFrame>
    </main>
  );
}

function Story({ chosen, children }: { readonly chosen: unknown; readonly children: ReactNode }) {
  return (
    <Card>
      {children}
      <output hidden>{JSON.stringify(chosen)}</output>
    </Card>
  );
}
