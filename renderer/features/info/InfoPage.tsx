import type { ReactNode } from 'react';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { InfoFrame } from './InfoFrame.tsx';
import styles from './InfoPage.module.css';

interface InfoPageProps {
  title: TextKey;
  /** Without sections: what the page says. */
  text?: TextKey;
  sections?: readonly { title: TextKey; text: TextKey }[];
  /** Numbers the sections: steps to take one after the other. */
  steps?: boolean;
  /** Where to read on. */
  children?: ReactNode;
}

/** A page of words about the club and its site. */
export function InfoPage({ title, text, sections = [], steps = false, children }: InfoPageProps) {
  const t = useText();
  usePageTitle(t(title));
  const List = steps ? 'ol' : 'div';
  const Item = steps ? 'li' : 'section';
  return (
    <InfoFrame title={t(title)}>
      {text && <p className={styles.text}>{t(text)}</p>}
      {sections.length > 0 && (
        <List className={steps ? styles.steps : styles.sections}>
          {sections.map((section) => (
            <Item key={section.title}>
              <h2>{t(section.title)}</h2>
              <p>{t(section.text)}</p>
            </Item>
          ))}
        </List>
      )}
      {children && <p>{children}</p>}
    </InfoFrame>
  );
}
