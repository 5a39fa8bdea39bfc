import { observer } from 'mobx-react-lite';
import type { Sport } from '../../../../shared/domain/values.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Court } from '../../../ui/court/Court.tsx';
import { PLUS_ICON } from '../../../ui/display/icons.ts';
import styles from './RankingTables.module.css';

interface EmptyTableProps {
  sport: Sport;
  isDouble: boolean;
  title: string;
}

/** A table with nobody in it yet: the viewer on its court, the other places open. */
export const EmptyTable = observer(function EmptyTable({ sport, isDouble, title }: EmptyTableProps) {
  const t = useText();
  const { user } = useStores().session;
  const me = user && { key: user.id, picture: <PersonAvatar person={user} size="s" />, name: user.firstName };
  return (
    <div className={styles.empty}>
      <Court
        sport={sport}
        size="s"
        sides={
          isDouble
            ? [
                [me, null],
                [null, null],
              ]
            : [[me], [null]]
        }
        className={styles.court}
      />
      <strong>{title}</strong>
      <p>{t('rankings.empty.text')}</p>
      <ButtonLink to={PATHS.organise} icon={PLUS_ICON}>
        {t('dashboard.organise')}
      </ButtonLink>
    </div>
  );
});
