import { describe, expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };
import { LANGUAGES, type Language } from './languages.ts';
import { TEXTS } from './texts.ts';

/**
 * Where the server has said that a mail went out, or goes out for sure: mails of security, and to people who are reached by
 * mail.
 */
const SAID_WHERE_SO = [
  'checkEmail.text',
  'invitation.agreed.mailed',
  'invitation.agreed.soon',
  'invitation.reach.MAIL',
  'upgrade.code.text',
];

// R-reach
it('only texts that stand where it is so say that a mail was or will be sent to the reader', () => {
  const promises = Object.entries(en)
    .filter(([key, text]) => !key.startsWith('mail.') && /\bwe(’ve|’ll)( still)? email(ed)? you\b/i.test(text))
    .map(([key]) => key);
  expect(promises).toEqual(SAID_WHERE_SO);
});

it('who has to open our mail once reads what to do when none came', () => {
  for (const key of ['invitation.lead.validation', 'invitation.reach.UNPROVED'] as const) {
    expect(en[key]).toContain('stopped our emails');
  }
});

/** How a language says that all others hear of something, without "whom we can reach". */
const ALL_ARE_TOLD: Record<Language, RegExp> = {
  en: /\b(everyone( invited| else)?|the others|they)( |’ll )(have |will )?(be |been |is |are )?(told|notified|informed)|\btell (everyone|the others)(?! we can)|in their calendars|everyone’s calendar/i,
  de: /\b(alle|anderen|eingeladenen)\b[^.,:]*(bekommen|wissen) bescheid|sagen (wir )?(allen|den anderen) bescheid(?!, die)|erfahren es|bei allen in den kalender|haben es schon im kalender/i,
  fr: /(tout le monde|les autres|personnes invitées)( est| ont été| seront| sera) prévenue?s?|prév(iendrons|enons) (tout le monde|les autres)|dans (leur agenda|tous les agendas)/i,
  es: /avis(a|are)mos a (todo el mundo|los demás|todas las personas(?! que))|avisado a los demás|en su calendario|calendario de cada una/i,
  it: /avvis(iamo|eremo|ato)( subito)? (tutti(?! quelli)|tutte|gli altri)|calendario di ognuna|già in calendario/i,
  nl: /(iedereen|anderen)\b[^.:]*(bericht|op de hoogte)|laten we het iedereen weten|horen het meteen|hebben hem al in hun agenda|iedereen hem in de agenda/i,
  pt: /toda a gente (é|vai ser) avisada|avisamos (toda a gente|as outras)|(serão|foram) avisadas|ficam logo a saber|calendário de toda a gente|têm o jogo no calendário/i,
  hu: /mindenki(t|nek)[^.,]*(értesít|szól)|többieke?t? (értesít|naptár)|többieknek szól|szólunk nekik|mindenki naptár/i,
};

/** A search asks only people who are reached, and tells them. */
const TOLD_WHERE_SO = ['playerSearch.dialog.all', 'playerSearch.dialog.text'];

// R-reach: people who have not proved an address, have stopped mails or have nothing to be reached by hear nothing.
describe.each(LANGUAGES)('in %s', (language) => {
  it('no text promises that all others are told, or have it in their calendars', () => {
    const promises = Object.entries(TEXTS[language])
      .filter(([key, text]) => !TOLD_WHERE_SO.includes(key.replace(/_\w+$/, '')) && ALL_ARE_TOLD[language].test(text))
      .map(([key]) => key);
    expect(promises).toEqual([]);
  });
});
