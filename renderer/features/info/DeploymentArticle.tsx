import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { getInfoText } from '../../../shared/contract/config.ts';
import type { InfoText } from '../../../shared/contract/schemas/infoText.ts';
import type { InfoPageName } from '../../../shared/domain/infoText.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './InfoArticle.module.css';
import { InfoFrame } from './InfoFrame.tsx';
import { linkParts } from './linkParts.ts';

/** A text in which addresses are links. */
function Linked({ text }: { text: string }) {
  return linkParts(text).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.href === null) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <a key={key} href={part.href}>
        {part.text}
      </a>
    );
  });
}

interface DeploymentArticleProps {
  page: InfoPageName;
  title: TextKey;
  /** What holds for every deployment: shown where nothing was written. */
  children: ReactNode;
}

/** A page whose text is those of who runs the deployment (files in `TEXTS_DIR`). */
export const DeploymentArticle = observer(function DeploymentArticle({
  page,
  title,
  children,
}: DeploymentArticleProps) {
  const t = useText();
  const { api, language } = useStores();
  const [text, setText] = useState<InfoText | 'none' | null>(null);
  const shown = language.language;
  usePageTitle(t(title));
  useEffect(() => {
    const abort = new AbortController();
    api.call(getInfoText, { query: { page, language: shown }, signal: abort.signal }).then(setText, () => {
      // Nothing was written, or nobody answers: what holds everywhere still does.
      if (!abort.signal.aborted) setText('none');
    });
    return () => abort.abort();
  }, [api, page, shown]);
  if (text === 'none') return children;
  return (
    <InfoFrame title={text?.title ?? t(title)}>
      {text === null ? (
        <div aria-busy="true">
          <Skeleton height={12} />
        </div>
      ) : (
        <div className={styles.sections}>
          {text.sections.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the file's sections have no other name and no state
            <section key={index}>
              {section.title && <h2>{section.title}</h2>}
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.written}>
                  <Linked text={paragraph} />
                </p>
              ))}
            </section>
          ))}
        </div>
      )}
    </InfoFrame>
  );
});
