import { when } from 'mobx';
import { useEffect, useRef } from 'react';
import { personName } from '../../../shared/domain/people/personName.ts';
import type { DesktopBridge, Notice, NoticeAnswer } from '../../../shared/ipc/desktop.ts';
import { formatList, inLine } from '../../../shared/locales/intl.ts';
import { formatDayBrief, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { answerAtOnce, startAtOnce } from '../dashboard/answerAtOnce.ts';
import { courtSides } from '../dashboard/courtSides.ts';
import { type MatchView, viewMatch } from '../dashboard/matchView.ts';
import { noticePicture } from './noticePicture.ts';

/** Most names of a notice. */
const NAMES = 3;

/**
 * Shows a pending action as a notice of the system, with the match's court, and takes the answers pressed there: the same as
 * those of the page, only for the match as the notice has shown it; any other is opened (R-desktop-notices).
 * @returns a function that shows the notice of a match
 */
export function useMatchNotices(bridge: DesktopBridge): (match: MatchView) => void {
  const t = useText();
  const { config, formats, games, language, session, offlineQueue } = useStores();
  const deps = { offlineQueue, now: config.now, language: () => language.language };

  const noticeOf = (match: MatchView, userId: string): Notice => {
    const { game, people, path, venues } = match;
    const start = startAtOnce(game, deps);
    const day = start && formatDayBrief(start, game.timezone, formats);
    const facts = [
      t(`sport.${game.sport}`),
      ...people.slice(0, NAMES),
      // A plain yes is one to a time and a place.
      ...(start && day ? [`${day}, ${formatTime(start, game.timezone, formats)}`] : []),
      ...(start && venues.length > 0 ? [formatList(venues, language.language, 'disjunction')] : []),
    ];
    return {
      title: t(game.summary.title),
      body: inLine(facts, ' · '),
      path,
      picture: noticePicture(game.sport, courtSides(game, userId)),
      answers: start
        ? { about: `${userId} ${game.id} ${game.version}`, labels: [t('move.accept'), t('move.decline')] }
        : null,
    };
  };

  const answer = async ({ about, pressed, path }: NoticeAnswer): Promise<void> => {
    const [userId, id, version] = about.split(' ');
    await when(() => session.started && session.me.status !== 'loading');
    // The notice may have been for another person than the one logged in now.
    if (!userId || session.user?.id !== userId) return void bridge.showPage(path);
    await games.loadCurrent();
    const game = games.currentList?.find((each) => each.id === id);
    const isAsSeen = game && `${game.version}` === version && startAtOnce(game, deps) !== null;
    if (!game || !isAsSeen) return void bridge.showPage(path);
    try {
      const text = await answerAtOnce(game, pressed === 0, deps);
      const title = t(text, { name: personName(game.owner, language.language) });
      await bridge.notify({ ...noticeOf(viewMatch(game, userId, language.language), userId), title, answers: null });
    } catch {
      await bridge.showPage(path);
    }
  };

  const current = useRef(answer);
  current.current = answer;
  useEffect(() => void bridge.takeAnswers((pressed) => void current.current(pressed)), [bridge]);

  return (match) => {
    if (session.user) void bridge.notify(noticeOf(match, session.user.id));
  };
}
