import type { Language } from './languages.ts';

/**
 * Texts that really are the same words as in English, and in which languages: names, loan words and sports. Whoever
 * adds an entry says that a translator would write the same.
 */
export const SAME_AS_ENGLISH: Record<string, readonly Language[]> = {
  'dashboard.column.date': ['fr'],
  'dashboard.column.match': ['fr', 'de'],
  'dashboard.column.score': ['fr', 'nl'],
  'footer.appStore': ['es', 'fr', 'it', 'de', 'nl', 'pt', 'hu'],
  'footer.playStore': ['es', 'fr', 'it', 'de', 'nl', 'pt', 'hu'],
  'footer.privacy': ['it', 'nl'],
  'footer.social': ['it'],
  'mail.fact.sport': ['fr', 'it', 'nl'],
  'mail.via': ['fr', 'nl'],
  'nav.matches': ['de'],
  'nav.menu': ['fr', 'it', 'nl', 'pt'],
  'organise.setRule.BOF3S': ['nl'],
  'organise.setRule.BOF5S': ['nl'],
  'organise.sport': ['fr', 'it', 'nl'],
  'ownGame.title': ['fr'],
  'partner.later': ['nl'],
  'profile.dateFormat': ['fr'],
  'rankings.column.rating': ['nl'],
  'rankings.sport': ['fr', 'it', 'nl'],
  'score.field': ['es', 'fr', 'it', 'nl', 'pt'],
  'score.later': ['nl'],
  'score.set': ['es', 'fr', 'it', 'nl', 'pt'],
  'score.tieBreak': ['es', 'fr', 'it', 'de', 'nl', 'pt', 'hu'],
  'score.title': ['fr', 'nl'],
  'signIn.password': ['it'],
  'share.link': ['it', 'de', 'nl', 'hu'],
  'sport.BADMINTON': ['fr', 'it', 'de', 'nl', 'pt'],
  'sport.PADDLE_BALL': ['es', 'fr', 'it', 'pt', 'hu'],
  'sport.PADDLE_TENNIS': ['fr', 'it'],
  'sport.PADEL': ['fr', 'it', 'de', 'nl', 'pt', 'hu'],
  'sport.PICKLEBALL': ['es', 'fr', 'it', 'de', 'nl', 'pt', 'hu'],
  'sport.PLATFORM_TENNIS': ['es', 'fr', 'it', 'pt'],
  'sport.RACQUETBALL': ['fr', 'it', 'de', 'nl', 'hu'],
  'sport.SQUASH': ['es', 'fr', 'it', 'de', 'nl', 'pt'],
  'sport.TENNIS': ['fr', 'it', 'de', 'nl'],
  'toast.label': ['fr'],
};
