import { Drawing } from '../drawing';

const PERSON = 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5a7.5 7.5 0 0115 0';

/** Link to the shopper's account or login. */
export function Login(props: { readonly href: string; readonly label: string; readonly signedIn: boolean }) {
  return (
    <a
      className="cw-icon-button cw-login"
      part="login"
      href={props.href}
      aria-label={props.label}
      title={props.label}
      data-signed-in={props.signedIn}
    >
      <Drawing path={PERSON} />
    </a>
  );
}
