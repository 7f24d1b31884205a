import { useState } from 'react';
import { Tabs } from '../kit/controls/Tabs.tsx';
import { AssignedList } from './AssignedList.tsx';
import { PurchasedList } from './PurchasedList.tsx';
import type { ListName, SubscriptionsFlow } from './subscriptions.flow.ts';
import type { Lists as ListsStep } from './subscriptions.step.ts';
import { t } from './subscriptions.text.ts';

export interface ListsProps {
  readonly flow: SubscriptionsFlow;
  readonly step: ListsStep;
}

/** Two lists have tabs; one alone has none. */
export function Lists({ flow, step }: ListsProps) {
  const [selected, select] = useState<ListName>('purchased');
  if (step.shown !== 'both') return <List name={step.shown} flow={flow} step={step} />;
  return (
    <Tabs
      label={t('title')}
      tabs={[
        { id: 'purchased', label: t('purchased') },
        { id: 'assigned', label: t('assigned') },
      ]}
      selected={selected}
      onSelect={select}
    >
      <List name={selected} flow={flow} step={step} />
    </Tabs>
  );
}

const List = ({ name, ...lists }: ListsProps & { readonly name: ListName }) =>
  name === 'purchased' ? <PurchasedList {...lists} /> : <AssignedList {...lists} />;
