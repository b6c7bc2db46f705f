import { COMPONENT_TYPES } from '@cartwright/core/components/component-types';
import { Icon } from '@cartwright/ui/admin/icon';
import { ChevronRightIcon, PlusIcon } from '@cartwright/ui/admin/icons';
import { useDocument } from '../model/editor-context';
import { useComponentCommands } from '../model/use-component-commands';
import { useChooseScreen } from '../model/use-screen';
import './add-screen.css';
import { type Offer, offersByAnchor } from './addable';

const APP = COMPONENT_TYPES.smart_cart_app;

/** Components that can be added. An added one is selected at once. */
export function AddScreen() {
  const document = useDocument((present) => present);
  const choose = useChooseScreen();
  return (
    <>
      {offersByAnchor(document).map(({ anchor, name, offers }) => (
        <div key={anchor} className="cw-add">
          <h3 className="cw-add__anchor" id={`add-${anchor}`}>
            {name}
          </h3>
          <ul className="cw-add__list" aria-labelledby={`add-${anchor}`}>
            {offers.map((offer) => (
              <li key={offer.type}>
                <OfferButton offer={offer} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="cw-add">
        <h3 className="cw-add__anchor">Apps</h3>
        <button type="button" className="cw-add__offer" onClick={() => choose({ kind: 'add-app' })}>
          <span className="cw-add__text">
            <span className="cw-add__name">{APP.name}</span>
            <span className="cw-add__description">{APP.description}</span>
          </span>
          <span className="cw-add__icon">
            <Icon source={ChevronRightIcon} />
          </span>
        </button>
      </div>
    </>
  );
}

/**
 * Button of an offer; a disabled one stays focusable, so that screen readers announce the reason.
 */
function OfferButton({ offer: { type, name, description, refusal } }: { offer: Offer }) {
  const { add } = useComponentCommands();
  return (
    <button
      type="button"
      className="cw-add__offer"
      aria-disabled={refusal !== null}
      onClick={() => {
        if (refusal === null) add(type);
      }}
    >
      <span className="cw-add__text">
        <span className="cw-add__name">
          <span className="cwa-visually-hidden">Add </span>
          {name}
        </span>
        <span className="cw-add__description">{refusal ?? description}</span>
      </span>
      {refusal === null && (
        <span className="cw-add__icon">
          <Icon source={PlusIcon} />
        </span>
      )}
    </button>
  );
}
