import { useState } from 'react';
import { Tabs } from '../../src/elements/kit/controls/Tabs.tsx';

export function TabsExample() {
  const [selected, select] = useState<'purchased' | 'assigned'>('purchased');
  return (
    <Tabs
      label="Subscriptions"
      tabs={[
        { id: 'purchased', label: 'Purchased' },
        { id: 'assigned', label: 'Assigned' },
      ]}
      selected={selected}
      onSelect={select}
    >
      <p>{selected === 'purchased' ? 'Bought by you' : 'Assigned to you'}</p>
    </Tabs>
  );
}
