import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { drawn } from '../../core/format/text.ts';
import type { UserDetail } from '../../core/service/endpoints/account.ts';
import type { Problem } from '../../core/state/problem.ts';
import { Button, Spinner } from '../kit/controls/Button.tsx';
import { useOffline } from '../kit/use-offline.ts';
import { ProblemNotice } from '../kit/feedback/Notice.tsx';
import { SkeletonText } from '../kit/feedback/Skeleton.tsx';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { Card } from '../kit/layout/Card.tsx';
import { ListSkeleton } from '../kit/lists/ListSkeleton.tsx';
import { Ltr } from '../kit/layout/Text.tsx';
import { t as tBilling } from '../shared/billing/billing.text.ts';
import { RetryButton } from '../shared/RetryButton.tsx';
import { SavingTrouble } from '../shared/SavingTrouble.tsx';
import type { AccountFlow, BillingDetail } from './account.flow.ts';
import { t } from './account.text.ts';

interface PanelProps {
  readonly flow: AccountFlow;
}

export function Personal({ flow }: PanelProps) {
  const details = useStore(flow.details.$state);
  if (details.at === 'loading') return <PersonalSkeleton flow={flow} />;
  if (details.at === 'failed')
    return <PanelTrouble problem={details.problem} onRetry={() => void flow.details.load()} />;
  return (
    <div className="d-stack d-account-panel">
      <PersonalFacts flow={flow} details={details.value} />
      <Promotions flow={flow} isOn={details.value.wantsWhatsapp} />
    </div>
  );
}

export const PersonalSkeleton = ({ flow }: PanelProps) => (
  <ListSkeleton label={t('loading')}>
    <div className="d-account-panel">
      <PersonalFacts flow={flow} details={null} />
    </div>
  </ListSkeleton>
);

interface PersonalFactsProps extends PanelProps {
  /** Null while the details are loading: shows a skeleton. */
  readonly details: UserDetail | null;
}

function PersonalFacts({ flow, details }: PersonalFactsProps) {
  const { fullName, countryName, mobile, email } = details ?? {};
  return (
    <Card title={t('personal')}>
      <AccountFacts
        isLoading={details === null}
        facts={[
          {
            label: t('fullName'),
            value: fullName,
            isVerbatim: true,
            action: <EditButton flow={flow} at="name" label={t('editName')} text={t('edit')} />,
          },
          { label: tKit('country'), value: countryName },
          { label: t('mobile'), value: mobile && <Ltr>{mobile}</Ltr>, isVerbatim: true, empty: t('noMobile') },
          { label: t('email'), value: email && <Ltr>{email}</Ltr>, isVerbatim: true },
          {
            label: tKit('password'),
            value: (
              <>
                <span aria-hidden="true">••••••••</span>
                <span className="d-hidden">{t('passwordHidden')}</span>
              </>
            ),
            action: <EditButton flow={flow} at="password" text={t('changePassword')} />,
          },
        ]}
      />
    </Card>
  );
}

function Promotions({ flow, isOn }: { readonly flow: AccountFlow; readonly isOn: boolean }) {
  const saving = useStore(flow.promotions.$saving);
  return (
    <Card>
      <div className="d-stack">
        <SavingTrouble saving={saving} />
        <div className="d-account-top">
          <CheckBox
            name="promotions"
            isOn={isOn}
            help={t('promotionsHelp')}
            onChange={(wanted) => void flow.promotions.set(wanted)}
          >
            {t('promotions')}
          </CheckBox>
          {saving.busy && <Spinner />}
        </div>
      </div>
    </Card>
  );
}

interface EditButtonProps {
  readonly flow: AccountFlow;
  readonly at: 'name' | 'password' | 'billing';
  readonly label?: string;
  readonly text: string;
}

function EditButton({ flow, at, label, text }: EditButtonProps) {
  const busy = useStore(flow.$opening) === at;
  return (
    <Button isSmall label={label} busy={busy} onPreload={flow.preload} onClick={() => void flow.edit(at)}>
      {text}
    </Button>
  );
}

export function Billing({ flow }: PanelProps) {
  const { billing } = flow;
  const loaded = useStore(billing.$state);
  useEffect(() => void billing.open(), [billing]);
  if (loaded.at === 'loading') return <BillingSkeleton flow={flow} />;
  if (loaded.at === 'failed') return <PanelTrouble problem={loaded.problem} onRetry={() => void billing.load()} />;
  const isSaved = Boolean(loaded.value.billingAddress?.addressId);
  return (
    <div className="d-account-panel">
      <Card title={t('billing')} actions={isSaved && <EditButton flow={flow} at="billing" text={t('editDetails')} />}>
        <div className="d-stack">
          {!isSaved && <p className="d-quiet">{t('noBilling')}</p>}
          <AccountFacts facts={billingFactsOf(loaded.value)} />
        </div>
      </Card>
    </div>
  );
}

export const BillingSkeleton = ({ flow }: PanelProps) => (
  <ListSkeleton label={t('loading')}>
    <div className="d-account-panel">
      <Card title={t('billing')} actions={<EditButton flow={flow} at="billing" text={t('editDetails')} />}>
        <AccountFacts isLoading facts={billingFactsOf({ billingAddress: null, taxNumberName: '' })} />
      </Card>
    </div>
  </ListSkeleton>
);

function billingFactsOf({ billingAddress, taxNumberName }: BillingDetail) {
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

export function PanelTrouble({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  useOffline(onRetry);
  return <ProblemNotice problem={problem} action={<RetryButton onRetry={onRetry} />} />;
}

interface AccountFact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isVerbatim?: boolean;
  readonly empty?: string;
  readonly action?: ReactNode;
}

interface AccountFactsProps {
  readonly facts: readonly AccountFact[];
  readonly isLoading?: boolean;
}

const AccountFacts = ({ facts, isLoading = false }: AccountFactsProps) => (
  <dl className="d-account-facts">
    {facts.map(({ label, value, isVerbatim, empty = '-', action }) => (
      <div key={label}>
        <dt>{drawn(label)}</dt>
        <dd>
          {isLoading ? (
            <SkeletonText />
          ) : value ? (
            <span translate={isVerbatim ? 'no' : undefined} dir="auto">
              {typeof value === 'string' ? drawn(value) : value}
            </span>
          ) : (
            <span className="d-account-empty">{empty}</span>
          )}
          {action}
        </dd>
      </div>
    ))}
  </dl>
);
