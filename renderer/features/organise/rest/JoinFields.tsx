import { observer } from 'mobx-react-lite';
import { OPPONENTS_SELECTIONS } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { OwnerPlays } from './OwnerPlays.tsx';
import { WishFields } from './WishFields.tsx';

/** Who can join besides the invited, and what is wished of them. */
export const JoinFields = observer(function JoinFields({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  return (
    <>
      <RadioGroup
        legend={t('organise.audience')}
        options={OPPONENTS_SELECTIONS.map((value) => ({
          value,
          label: t(`organise.audience.${value}`),
          hint: t(`organise.audience.${value}.hint`),
        }))}
        value={draft.choices.opponentsSelection}
        onChange={(opponentsSelection) => draft.set({ opponentsSelection })}
      />
      <WishFields draft={draft} />
      <OwnerPlays draft={draft} />
    </>
  );
});
