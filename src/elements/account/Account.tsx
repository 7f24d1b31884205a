import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Spinner } from '../kit/controls/Button.tsx';
import { screenCss } from '../kit/layout/Card.tsx';
import { useElementState, useFlow } from '../kit/context.ts';
import { lazyView, Nothing } from '../kit/lazy-view.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { Menu } from '../kit/layers/Menu.tsx';
import { Notice, ProblemNotice } from '../kit/feedback/Notice.tsx';
import { tabsCss, Tabs } from '../kit/controls/Tabs.tsx';
import { Toast } from '../kit/feedback/Toast.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import accountCss from './account.css?inline';
import type { accountAttributes } from './account.element.ts';
import { createAccountFlow, type AccountTab, type Purchases } from './account.flow.ts';
import { t } from './account.text.ts';
import { Orders, OrdersSkeleton } from './Orders.tsx';
import { Billing, BillingSkeleton, Personal, PersonalSkeleton } from './Panels.tsx';
import { fieldsCss } from '../kit/fields/Field.tsx';
import { useOnChange } from '../kit/use-on-change.ts';
import { guarded } from '../runtime/guarded.tsx';
import { RetryButton } from '../shared/RetryButton.tsx';

export const css = [fieldsCss, screenCss, tabsCss, accountCss];

const AccountDialogs = lazyView(() => import('./AccountDialogs.tsx'), Nothing);

export default guarded(Account);

function Account({ tab }: PropsOf<typeof accountAttributes>) {
  const flow = useFlow((handle) => createAccountFlow(handle, AccountDialogs));
  const details = useStore(flow.details.$state);
  const purchases = useStore(flow.$purchases);
  const wanted = useStore(flow.$tab);
  const asking = useStore(flow.$asking);
  const done = useStore(flow.$toast);
  const dialog = useStore(flow.$dialog);
  // Effect: listens on the window while the screen is shown, because leaving the page may end the session.
  useEffect(() => flow.watchLeaving(), [flow]);
  useOnChange(flow, () => void flow.open());
  useOnChange(tab, () => flow.start(tab));
  useElementState(details.at === 'failed' ? 'error' : details.at);

  const tabs = tabsFor(purchases);
  const selected = tabs.some(({ id }) => id === wanted) ? wanted : 'personal';
  const [Panel, PanelSkeleton] = panels[wanted === selected || purchases === 'checking' ? wanted : selected];
  return (
    <section className="d-account">
      <div className="d-account-top">
        <Heading className="d-title">{t('title')}</Heading>
        <div className="d-row">
          {asking.busy && <Spinner label={t('deleteAsking')} />}
          <Menu
            label={t('options')}
            face="dots"
            onPreload={flow.preload}
            items={[{ label: t('deleteAccount'), isDanger: true, onSelect: () => void flow.askToDelete() }]}
          />
        </div>
      </div>
      {asking.problem && (
        <ProblemNotice problem={asking.problem} action={<RetryButton onRetry={() => void flow.askToDelete()} />} />
      )}
      {purchases === 'unknown' && (
        <Notice tone="warning" action={<RetryButton onRetry={() => void flow.checkPurchases()} />}>
          {t('moreUnknown')}
        </Notice>
      )}
      <Tabs label={t('tabs')} tabs={tabs} selected={selected} onSelect={flow.show}>
        {purchases === 'checking' && selected !== wanted ? <PanelSkeleton flow={flow} /> : <Panel flow={flow} />}
      </Tabs>
      {dialog && <AccountDialogs flow={flow} />}
      {done && <Toast key={done.number} text={done.text} tone={done.tone} onDismiss={flow.dismissToast} />}
    </section>
  );
}

const panels = {
  personal: [Personal, PersonalSkeleton],
  orders: [Orders, OrdersSkeleton],
  billing: [Billing, BillingSkeleton],
} as const;

/** The tabs. Only account owners with purchases see order history and billing (CON-2.7.3). */
function tabsFor(purchases: Purchases): readonly { readonly id: AccountTab; readonly label: string }[] {
  const ids: readonly AccountTab[] = purchases === 'some' ? ['personal', 'orders', 'billing'] : ['personal'];
  return ids.map((id) => ({ id, label: t(id) }));
}
