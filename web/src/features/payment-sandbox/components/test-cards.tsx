import { TEST_CARDS } from '@kenna/contract';
import { Disclosure } from '../../../ui/disclosure.tsx';
import classes from './payment-sandbox.module.css';

/** The test cards. A click fills in the number. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <Disclosure title="Test cards" startsOpen>
      <ul className={classes.cards}>
        {TEST_CARDS.map(({ number, brand, label }) => (
          <li key={number}>
            <button type="button" onClick={() => onChoose(number)}>
              <code>{number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code>
              <span>{brand}</span>
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
