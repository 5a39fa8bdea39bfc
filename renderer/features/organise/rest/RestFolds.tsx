import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { AnswerTimeField } from '../../matchForm/AnswerTimeField.tsx';
import type { Composer, FoldName } from '../Composer.ts';
import type { Openness } from '../club/PublishingClub.ts';
import type { ClubChoice } from '../draft/choices.ts';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { foldValues } from './foldValues.ts';
import { NoteFields } from './NoteFields.tsx';
import { OwnerPlays } from './OwnerPlays.tsx';
import styles from './Rest.module.css';
import { RulesFields } from './RulesFields.tsx';
import { WishFields } from './WishFields.tsx';

const audienceOf = (openness: Openness): ClubChoice['audience'] => (openness === 'CLUB' ? 'CLUB' : 'ALL');

/** The people who can join besides the invited, and the wishes about them. */
const JoinFields = observer(function JoinFields({ draft }: { draft: OrganiseDraft }) {
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

/** Settings that are rarely changed: folded lines that say their present value. */
export const RestFolds = observer(function RestFolds({ composer }: { composer: Composer }) {
  const t = useText();
  const { formats } = useStores();
  const { draft } = composer;
  const { choices, answerBy } = draft;
  const values = foldValues(draft, t, formats);
  const fold = (name: FoldName & keyof typeof values, label: string, children: ReactNode) => (
    <Fold
      label={label}
      value={values[name]}
      open={composer.isOpen(name)}
      onToggle={(open) => composer.toggle(name, open)}
    >
      {composer.isOpen(name) && children}
    </Fold>
  );
  return (
    <section className={styles.rest} aria-label={t('organise.rest')}>
      {fold('rules', t('organise.rules'), <RulesFields draft={draft} />)}
      {fold('join', t('organise.audience'), <JoinFields draft={draft} />)}
      {fold(
        'answer',
        t('organise.expiry'),
        <AnswerTimeField
          days={choices.expiryDays}
          answerBy={answerBy}
          timezone={choices.timezone}
          onChange={(expiryDays) => draft.set({ expiryDays })}
        />,
      )}
      {fold('note', t('organise.note.repeat'), <NoteFields draft={draft} />)}
    </section>
  );
});
