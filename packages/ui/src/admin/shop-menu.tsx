import { BarMenu } from './bar-menu';
import { Icon } from './icon';
import { CheckSmallIcon, ChevronDownIcon, StoreIcon } from './icons';
import { UnstyledLink } from './unstyled-link';
import './shop-menu.css';
import { useBarMenu } from './use-bar-menu';

export interface ShopMenuProps {
  /** Name of the current shop. */
  readonly name: string;
  /** Shops by domain; `url` opens the app for one. */
  readonly shops: readonly { readonly domain: string; readonly url: string; readonly isCurrent: boolean }[];
}

/** Shop switcher of the top bar. */
export function ShopMenu({ name, shops }: ShopMenuProps) {
  const { around, leave, ...menu } = useBarMenu();
  return (
    <nav className="cwa-shops" aria-label="Stores" {...around}>
      <BarMenu
        menu={menu}
        label={
          <>
            <Icon source={StoreIcon} />
            <span className="cwa-shops__name">
              <span className="cwa-visually-hidden">Switch store, now </span>
              {name}
            </span>
            <Icon source={ChevronDownIcon} />
          </>
        }
      >
        {shops.map(({ domain, url, isCurrent }) => (
          <li key={domain}>
            <UnstyledLink url={url} aria-current={isCurrent ? 'true' : undefined} onClick={leave}>
              <span>{domain}</span>
              {isCurrent && <Icon source={CheckSmallIcon} />}
            </UnstyledLink>
          </li>
        ))}
      </BarMenu>
    </nav>
  );
}
