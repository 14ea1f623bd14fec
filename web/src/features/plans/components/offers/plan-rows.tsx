import { Button } from '@mantine/core';
import { FEATURE_NOTES, PLAN_TABLE, PLANS, type Plan } from '@kenna/contract';
import { Fragment, useState } from 'react';
import { changeWords, monthlyPrice, type Present } from '../../offer-words.ts';
import { PeriodSwitch, type Period } from './period-switch.tsx';
import classes from './plan-rows.module.css';

interface PlanRowsProps {
  readonly present: Present;
  /** The plan whose change is being sent. */
  readonly busy: Plan | null;
  readonly onChoose: (plan: Plan, isMonthly: boolean) => void;
}

/** A list of the plans for a person who already has one: prices, and buttons to change. */
export function PlanRows({ present, busy, onChoose }: PlanRowsProps) {
  const [period, setPeriod] = useState<Period>(present.offer?.is_monthly ? 'monthly' : 'yearly');
  const isMonthly = period === 'monthly';
  const plans = PLANS.filter((plan) => plan !== 'free' || present.offer === null);
  return (
    <div>
      <PeriodSwitch period={period} onChange={setPeriod} />
      <ul className={classes.rows}>
        {plans.map((plan) => {
          const label = changeWords(present, plan, isMonthly);
          const { name, note, features } = PLAN_TABLE[plan];
          return (
            <li key={plan} data-own={label === null}>
              <div className={classes.offer}>
                <h3 className={classes.name}>{name}</h3>
                <p className={classes.price}>
                  <b>{monthlyPrice(plan, isMonthly)}</b> {note[period]}
                </p>
                <p className={classes.features}>
                  {features[period].map((feature, index) => (
                    <Fragment key={feature}>
                      {index > 0 && ' · '}
                      <span>{feature}</span>
                    </Fragment>
                  ))}
                </p>
                <FeatureNotes features={features[period]} />
              </div>
              {label === null ? (
                <p className={classes.own}>Your plan</p>
              ) : (
                <Button
                  size="md"
                  className={classes.choose ?? ''}
                  variant={plan === 'pro' && present.plan !== 'pro' ? 'filled' : 'default'}
                  loading={busy === plan}
                  disabled={busy !== null && busy !== plan}
                  onClick={() => onChoose(plan, isMonthly)}
                >
                  {label}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Explains features whose names are not self-explanatory. */
function FeatureNotes({ features }: { features: readonly string[] }) {
  const noted = features.filter((feature) => FEATURE_NOTES[feature] !== undefined);
  if (noted.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {noted.map((feature) => (
        <li key={feature}>
          <b>{feature}</b>: {FEATURE_NOTES[feature]}
        </li>
      ))}
    </ul>
  );
}
