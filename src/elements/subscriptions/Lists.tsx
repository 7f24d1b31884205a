import { useState } from 'react';
import { Tabs } from '../kit/controls/Tabs.tsx';
import { AssignedList } from './AssignedList.tsx';
import { PurchasedList } from './PurchasedList.tsx';
import type { ListsProps } from './rows.tsx';
import type { ListName } from './subscriptions.lists.ts';
import { t } from './subscriptions.text.ts';

/** Tabs appear only if both lists have rows. */
export function Lists({ flow, state }: ListsProps) {
  const [selected, select] = useState<ListName>('purchased');
  const { shown } = state.content;
  if (shown !== 'both') return <List name={shown} flow={flow} state={state} />;
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
      <List name={selected} flow={flow} state={state} />
    </Tabs>
  );
}

const List = ({ name, ...lists }: ListsProps & { readonly name: ListName }) =>
  name === 'purchased' ? <PurchasedList {...lists} /> : <AssignedList {...lists} />;
