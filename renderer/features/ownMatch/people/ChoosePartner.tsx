import { observer } from 'mobx-react-lite';
import { formatList } from '../../../../shared/locales/intl.ts';
import { FacePicks } from '../../../common/people/FacePicks.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import { isText } from '../../../stores/keptShapes.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { CHECK_ICON } from '../../../ui/display/icons.ts';
import styles from '../GamePage.module.css';
import type { OwnGame } from '../OwnGame.ts';

/** Open doubles: the organiser picks a partner, the other two are the opponents (R-partner). */
export const ChoosePartner = observer(function ChoosePartner({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const { language } = useStores().language;
  const kept = useKeptValue<string | null>('partner', null, isText);
  const players = confirmedIn(game);
  const partner = players.find(({ id }) => id === kept.value)?.id ?? null;
  const opponents = players.filter(({ id }) => id !== partner);
  const confirm = async () => {
    const contactList = partner ? [{ id: partner }] : [];
    if (await own.act({ actionType: 'PARTNER_SELECTION', contactList, version: game.version })) kept.clear();
  };
  return (
    <Card title={t('summary.owner.partner')}>
      <p className={styles.quiet} role="status">
        {partner
          ? t('ownGame.partner.against', {
              names: formatList(
                opponents.map(({ user }) => user.firstName),
                language,
              ),
            })
          : t('ownGame.partner.text')}
      </p>
      <FacePicks
        legend={t('partner.legend')}
        people={players.map(({ id, user }) => ({ key: id, person: user }))}
        chosen={partner ? [partner] : []}
        most={1}
        onChange={([id = null]) => kept.set(id)}
      />
      <div>
        <Button
          variant="action"
          icon={CHECK_ICON}
          disabled={!partner}
          busy={own.busy === 'PARTNER_SELECTION'}
          onClick={() => void confirm()}
        >
          {t('ownGame.partner.confirm')}
        </Button>
      </div>
    </Card>
  );
});
