import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t as tBilling } from '../../shared/billing/billing.text.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import type { AccountFlow, BillingDetail } from '../account.flow.ts';
import { t } from '../account.text.ts';
import { PanelTrouble, PanelSkeleton, AccountFacts } from '../Panel.tsx';
import { t as tKit } from '../../kit/kit.text.ts';

export function Billing({ flow }: { readonly flow: AccountFlow }) {
  const { billing, edit, preload } = flow;
  const loaded = useStore(billing.$state);
  const opening = useStore(flow.$opening);
  useEffect(() => void billing.open(), [billing]);
  if (loaded.at === 'loading') return <PanelSkeleton />;
  if (loaded.at === 'failed') return <PanelTrouble problem={loaded.problem} onRetry={() => void billing.load()} />;
  const isSaved = Boolean(loaded.value.billingAddress?.addressId);
  const editButton = isSaved && (
    <Button isSmall busy={opening === 'billing'} onPreload={preload} onClick={() => void edit('billing')}>
      {t('editDetails')}
    </Button>
  );
  return (
    <div className="d-account-panel">
      <Card title={t('billing')} actions={editButton}>
        <div className="d-stack">
          {!isSaved && <p className="d-quiet">{t('noBilling')}</p>}
          <AccountFacts facts={factsOf(loaded.value)} />
        </div>
      </Card>
    </div>
  );
}

function factsOf({ billingAddress, taxNumberName }: BillingDetail) {
  const { fullName, taxNumber, countryName, address, state, city, postalCode } = billingAddress ?? {};
  return [
    { label: tBilling('fullName'), value: fullName },
    { label: taxNumberName || tBilling('taxNumber'), value: taxNumber },
    { label: tKit('country'), value: countryName },
    { label: tBilling('address'), value: address },
    { label: tBilling('state'), value: state },
    { label: tBilling('city'), value: city },
    { label: tBilling('postalCode'), value: postalCode },
  ].map((fact) => ({ ...fact, isVerbatim: true }));
}
