import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { CurrentMembership } from './CurrentMembership.tsx';
import { levelName } from './planText.ts';
import { UpgradeStore } from './UpgradeStore.ts';

/** The membership on another page, with the way to change it. */
export const MembershipCard = observer(function MembershipCard() {
  const t = useText();
  const root = useStores();
  const [store] = useState(() => new UpgradeStore(root));
  useEffect(() => void store.load(), [store]);
  const { current, membership } = store;
  const level = current?.membershipLevel ?? root.session.user?.membershipLevel;
  return (
    <Card title={t('upgrade.card.title')} action={level && <Tag tone="success">{levelName(t, level)}</Tag>}>
      {current && <CurrentMembership membership={current} />}
      {!current && membership.status !== 'failed' && <Skeleton height={1.5} />}
      <div>
        <ButtonLink to={PATHS.upgradeAccount} icon="star">
          {t('alert.limit.upgrade')}
        </ButtonLink>
      </div>
    </Card>
  );
});
