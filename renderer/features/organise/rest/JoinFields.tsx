import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import type { Openness } from '../club/PublishingClub.ts';
import type { ClubChoice } from '../draft/choices.ts';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { OwnerPlays } from './OwnerPlays.tsx';
import { WishFields } from './WishFields.tsx';

const audienceOf = (openness: Openness): ClubChoice['audience'] => (openness === 'CLUB' ? 'CLUB' : 'ALL');

/** Who can join besides the invited, and what is wished of them. */
export const JoinFields = observer(function JoinFields({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { chosen } = draft.club;
  const offered: Openness[] = ['FIX', ...(chosen ? (['CLUB'] as const) : []), 'OPENCHALLENGE'];
  const values = { club: chosen?.name ?? '' };
  return (
    <>
      <RadioGroup
        legend={t('organise.audience')}
        options={offered.map((value) => ({
          value,
          label: t(`organise.audience.${value}`, values),
          hint: t(`organise.audience.${value}.hint`),
        }))}
        value={draft.club.openness}
        onChange={(openness) =>
          draft.set({
            opponentsSelection: openness === 'FIX' ? 'FIX' : 'OPENCHALLENGE',
            audience: audienceOf(openness),
          })
        }
      />
      <WishFields draft={draft} />
      <OwnerPlays draft={draft} />
    </>
  );
});
