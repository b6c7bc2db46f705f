import { CartShare } from '../../src/cart/cart-share/cart-share';
import { Login } from '../../src/cart/login/login';
import { TitleBar } from '../../src/cart/title-bar/title-bar';
import type { StoryPage } from './story';

const nothing = () => undefined;

export const page: StoryPage = {
  component: 'login',
  title: 'Login',
  place: 'header',
  stories: ({ heading, button }) => {
    const title = (id: string) => (
      <TitleBar
        titleId={`cw-title-${id}`}
        tag="h2"
        title={heading}
        count={3}
        countLabel="3 items"
        closeLabel="Close cart"
        onClose={nothing}
      />
    );
    const login = (signedIn: boolean) => (
      <Login href="#" label={signedIn ? 'Account' : 'Log in'} signedIn={signedIn} />
    );
    return [
      {
        id: 'signed-out',
        title: 'Signed out',
        content: (
          <>
            {title('out')}
            {login(false)}
          </>
        ),
      },
      {
        id: 'signed-in',
        title: 'Signed in',
        content: (
          <>
            {title('in')}
            {login(true)}
          </>
        ),
      },
      {
        id: 'with-share',
        title: 'With the cart share',
        content: (
          <>
            {title('both')}
            <CartShare id="both" label={button} said={null} link={null} onShare={nothing} />
            {login(false)}
          </>
        ),
      },
    ];
  },
};
