/** Why a script did not run or broke off, in words for the page's developer. */
type Tell = (message: string) => void;

const BLOCKED =
  'The script of a custom code block did not run: the content security policy of the page forbids inline scripts.';

/**
 * Runs a merchant's script once, as the body of an async function of `element` and `cart`. Needs no `eval`: the text is a
 * script element's, so that a content security policy decides whether it may run. Whatever it throws, now or later in
 * what it awaits, is told and goes no further.
 */
export function runScript(code: string, element: Element, cart: unknown, tell: Tell): void {
  const script = document.createElement('script');
  let began = false;
  let broken: string | null = null;
  const start = async (body: (element: Element, cart: unknown) => Promise<void>) => {
    began = true;
    try {
      await body(element, cart);
    } catch (error) {
      tell(`A custom code block broke off. ${String(error)}`);
    }
  };
  script.text = `document.currentScript.cartwright(async function (element, cart) {\n${code}\n});`;
  // A text that is no script is reported to the window, while it is put in.
  const hear = (event: ErrorEvent) => {
    broken = event.message;
    event.preventDefault();
  };
  addEventListener('error', hear);
  element.append(Object.assign(script, { cartwright: start }));
  removeEventListener('error', hear);
  script.remove();
  if (!began) tell(broken === null ? BLOCKED : `The script of a custom code block cannot be read. ${broken}`);
}
