import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Page } from '../../ui/display/Page.tsx';
import { useRoute } from '../../ui/route.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { OwnerProof } from '../proof/OwnerProof.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { AccountsTab } from './AccountsTab.tsx';
import { HealthTab } from './HealthTab.tsx';
import { LogTab } from './LogTab.tsx';
import { MailsTab } from './MailsTab.tsx';
import { OperatorAction } from './OperatorAction.ts';
import { ReportsTab } from './ReportsTab.tsx';

const TABS = ['health', 'mails', 'reports', 'accounts', 'log'] as const;
type TabName = (typeof TABS)[number];

const PANELS = { health: HealthTab, mails: MailsTab, reports: ReportsTab, accounts: AccountsTab, log: LogTab };

/** The state of the deployment, and its operators' actions on people and mails (R-operator). */
const OperatorPage = observer(function OperatorPage() {
  const t = useText();
  const { api, feedback } = useStores();
  const { search, go } = useRoute();
  const [proof] = useState(() => new OwnerProof(api));
  const [doing] = useState(() => new OperatorAction({ feedback, prove: proof.prove }));
  usePageTitle(t('operator.title'));
  const asked = new URLSearchParams(search).get('tab');
  const current = TABS.find((tab) => tab === asked) ?? 'health';
  const pathOf = (tab: TabName) => (tab === 'health' ? PATHS.operator : `${PATHS.operator}?tab=${tab}`);
  const Panel = PANELS[current];
  return (
    <Page>
      <h1>{t('operator.title')}</h1>
      <Tabs
        label={t('operator.title')}
        tabs={TABS.map((key) => ({ key, label: t(`operator.tab.${key}`) }))}
        current={current}
        onChange={(tab) => go(pathOf(tab), { replace: true })}
      >
        <Panel key={current} doing={doing} />
      </Tabs>
      <ProofDialog proof={proof} />
    </Page>
  );
});

export default OperatorPage;
