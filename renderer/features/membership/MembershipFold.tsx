import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { STAR_ICON } from '../../ui/display/icons.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../ui/forms/Fold.tsx';
import { CurrentMembership } from './CurrentMembership.tsx';
import { levelName } from './planText.ts';
import { UpgradeStore } from './UpgradeStore.ts';

/** The membership as a line of another page, with the way to change it. */
export const MembershipFold = observer(function MembershipFold() {
  const t = useText();
  const root = useStores();
  const [store] = useState(() => new UpgradeStore(root));
  useEffect(() => void store.load(), [store]);
  const { current, membership } = store;
  const level = current?.membershipLevel ?? root.session.user?.membershipLevel;
  return (
    <Fold label={t('upgrade.card.title')} value={level && levelName(t, level)}>
      {current && <CurrentMembership membership={current} />}
      {!current && membership.status !== 'failed' && <Skeleton height={1.5} />}
      <div>
        <ButtonLink to={PATHS.upgradeAccount} icon={STAR_ICON}>
          {t('alert.limit.upgrade')}
        </ButtonLink>
      </div>
    </Fold>
  );
});
