import type { ReactNode } from 'react';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import styles from './InfoArticle.module.css';
import { InfoFrame } from './InfoFrame.tsx';

interface InfoArticleProps {
  title: TextKey;
  /** The page's text, without sections. */
  text?: TextKey;
  sections?: readonly { title: TextKey; text: TextKey }[];
  /** Numbers the sections: steps to take one after the other. */
  steps?: boolean;
  /** The next steps. */
  children?: ReactNode;
}

/** A page of words about the club and its site. */
export function InfoArticle({ title, text, sections = [], steps = false, children }: InfoArticleProps) {
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
