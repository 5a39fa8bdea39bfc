import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../../../../shared/domain/limits.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { guestNameFields } from '../../../common/people/nameFields.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PHONE_ICON } from '../../../ui/display/icons.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { PhoneField } from '../../session/PhoneField.tsx';
import styles from '../answer/Answer.module.css';
import type { AnswerDraft } from '../answer/AnswerDraft.ts';
import { Visitor, type VisitorField } from './Visitor.ts';

const fieldsIn = (language: Language): readonly { name: VisitorField; label: TextKey; autoComplete: string }[] => [
  ...guestNameFields(language),
  { name: 'email', label: 'signIn.email', autoComplete: 'email' },
];

/** The details of those who came by the share link (R-visitor-form). */
export const VisitorForm = observer(function VisitorForm({ answer }: { answer: AnswerDraft }) {
  const t = useText();
  const { language } = useStores().language;
  // Typed details stay with the answer when the form goes and comes.
  const [visitor] = useState(() => answer.visitor ?? new Visitor());
  useEffect(() => answer.meet(visitor), [answer, visitor]);
  useKept('visitor', visitor);
  const [hasPhone, setHasPhone] = useState(false);
  return (
    <div className={styles.part}>
      <p className={styles.zone}>{t('visitor.text')}</p>
      {fieldsIn(language).map(({ name, label, autoComplete }) => {
        const problem = visitor.left.has(name) ? visitor.problemOf(name) : null;
        return (
          <TextField
            key={name}
            label={t(label)}
            name={name}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            maxLength={name === 'email' ? MAX_EMAIL_LENGTH : MAX_NAME_LENGTH}
            value={visitor[name]}
            error={problem && t(problem)}
            onChange={(text) => visitor.set(name, text)}
            onBlur={() => {
              if (visitor[name] !== '') visitor.leave(name);
            }}
          />
        );
      })}
      {hasPhone ? (
        <PhoneField check onChange={visitor.setPhone} />
      ) : (
        <div>
          <Button variant="quiet" icon={PHONE_ICON} onClick={() => setHasPhone(true)}>
            {t('visitor.phone')}
          </Button>
        </div>
      )}
    </div>
  );
});
