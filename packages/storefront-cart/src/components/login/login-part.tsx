import { Login } from '@cartwright/ui/cart/login/login';
import css from '@cartwright/ui/cart/login/login.css';
import type { Part, PartProps } from '../../parts/part';
import { loginAddress } from './login-address';

function LoginPart({ component, session }: PartProps<'login'>) {
  const { language } = component.settings;
  const { signedIn } = session.page;
  return (
    <Login
      href={signedIn ? `${session.root}account` : loginAddress(session.root, location)}
      label={signedIn ? language.account : language.login}
      signedIn={signedIn}
    />
  );
}

export const part: Part<'login'> = { css, Component: LoginPart };
