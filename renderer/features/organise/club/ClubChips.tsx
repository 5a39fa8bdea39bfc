import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Chip, Chips } from '../../../ui/forms/Chips.tsx';
import type { PublishingClub } from './PublishingClub.ts';

/** For which club the match is, if it is for one; nothing for who publishes for none (R-club-organise). */
export const ClubChips = observer(function ClubChips({ club }: { club: PublishingClub }) {
  const t = useText();
  const name = useId();
  const { offered, chosen, details } = club;
  if (offered.length === 0) return null;
  return (
    <>
      <Chips legend={t('organise.club')}>
        <Chip name={name} checked={chosen === null} onChange={() => club.choose(null)}>
          {t('organise.club.none')}
        </Chip>
        {offered.map((each) => (
          <Chip key={each.id} name={name} checked={each.id === chosen?.id} onChange={() => club.choose(each.id)}>
            <CourtMark sport={each.sports[0] ?? 'TENNIS'} />
            {each.name}
          </Chip>
        ))}
      </Chips>
      {chosen && details.status === 'failed' && (
        <Notice tone="warn" action={<Button onClick={() => void club.load()}>{t('alert.retry')}</Button>}>
          {t('organise.club.failed')}
        </Notice>
      )}
    </>
  );
});
