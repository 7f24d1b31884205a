import { useStore } from '@nanostores/react';
import { Button, Spinner } from '../kit/controls/Button.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { SavingTrouble } from '../shared/SavingTrouble.tsx';
import type { UserDetail } from '../../core/service/endpoints/account.ts';
import type { AccountFlow } from './account.flow.ts';
import { Ltr } from '../kit/layout/Ltr.tsx';
import { t } from './account.text.ts';
import { PanelTrouble, PanelSkeleton, AccountFacts } from './Panel.tsx';
import { t as tKit } from '../kit/kit.text.ts';

export function Personal({ flow }: { readonly flow: AccountFlow }) {
  const details = useStore(flow.details.$state);
  const opening = useStore(flow.$opening);
  if (details.at === 'loading') return <PanelSkeleton />;
  if (details.at === 'failed')
    return <PanelTrouble problem={details.problem} onRetry={() => void flow.details.load()} />;
  return (
    <div className="d-stack d-account-panel">
      <Card title={t('personal')}>
        <AccountFacts facts={factsOf(details.value, flow, opening)} />
      </Card>
      <Promotions flow={flow} isOn={details.value.wantsWhatsapp} />
    </div>
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

const factsOf = (
  { fullName, countryName, mobile, email }: UserDetail,
  { edit, preload }: AccountFlow,
  opening: string | null,
) => [
  {
    label: t('fullName'),
    value: fullName,
    isVerbatim: true,
    action: (
      <Button
        isSmall
        label={t('editName')}
        busy={opening === 'name'}
        onPreload={preload}
        onClick={() => void edit('name')}
      >
        {t('edit')}
      </Button>
    ),
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
    action: (
      <Button isSmall busy={opening === 'password'} onPreload={preload} onClick={() => void edit('password')}>
        {t('changePassword')}
      </Button>
    ),
  },
];
