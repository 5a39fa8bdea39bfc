import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { comingFrom } from '../../../stores/comingFrom.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Card } from '../../../ui/display/Card.tsx';

/** For an account that is not in this match: a new one is not as long as its address is not proved. */
export function NotInGame({ gameId }: { gameId: string }) {
  const t = useText();
  const { visit } = useStores();
  const from = comingFrom(visit);
  return (
    <Card title={t('invitation.notInGame.title')}>
      <p>{t('invitation.notInGame.text')}</p>
      {from?.gameId === gameId && (
        <ButtonLink to={from.path} variant="primary">
          {t('guest.back')}
        </ButtonLink>
      )}
      <ButtonLink to={PATHS.dashboard}>{t('nav.matches')}</ButtonLink>
    </Card>
  );
}
