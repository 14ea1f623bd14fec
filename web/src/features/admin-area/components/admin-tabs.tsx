import { Link } from 'react-router';
import classes from './admin.module.css';

interface AdminTabsProps<Value extends string> {
  readonly label: string;
  /** Name of the query parameter that stores the choice. */
  readonly parameter: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

/** Tabs that filter a list in the admin area. The choice is stored in the address. */
export const AdminTabs = <Value extends string>({ label, parameter, value, choices }: AdminTabsProps<Value>) => (
  <nav className={classes.tabs} aria-label={label}>
    {choices.map((choice) => (
      <Link
        key={choice.value}
        to={`?${parameter}=${choice.value}`}
        aria-current={choice.value === value ? 'page' : undefined}
      >
        {choice.label}
      </Link>
    ))}
  </nav>
);
