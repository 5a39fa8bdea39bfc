import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { LONG_LABELS } from './longLabels.ts';
import { TEXTS } from './texts.ts';

// What docs/writing.md forbids, as far as a pattern can tell.

const textsOf = (language: Language) => Object.entries(TEXTS[language]);
/** Addresses in examples, and the names of placeholders, are of no language. */
const BARE = /[\w.]+@[\w.]+|https?:\S+/g;
const wordsOf = (text: string) => text.replace(BARE, '').replace(/\{\{[^}]*\}\}/g, '{{}}');

/** `\b` between letters of any alphabet: to JavaScript, ê is the end of a word. */
const inLetters = ({ source, flags }: RegExp) =>
  new RegExp(
    source.replaceAll('\\b', '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))'),
    flags.includes('u') ? flags : `${flags}u`,
  );

/** By language: what none of its texts may say, each with the reason. */
const FORBIDDEN: Record<Language, Record<string, RegExp>> = {
  en: {
    'a contraction is how people say it':
      /\b(cannot|do not|does not|did not|is not|are not|was not|were not|have not|has not|had not|will not|could not|would not|should not)\b/i,
    'someone, everyone, anyone': /\b(some|every|any)body\b/i,
    'login is the noun, log in the verb': /\blog-in/i,
    'British spelling': /\b(canceled|canceling|favorite|organize|color)/i,
    'email, not mail': /(?<!@)\bmails?\b(?! server)/i,
    'match, not game; level, not rating': /\b(open games?|ratings?)\b/i,
    'we act': /\bcouldn’t be (loaded|made|saved|added)\b/i,
    'decided once':
      /\bpeople fit\b|\b(know|yet) fits?\b|\bmore yes(es)? needed\b|a time and place in common|\bfriendly hit\b/i,
  },
  es: {
    'opened as well as closed': /^[^¿]*\?|^[^¡]*!/,
    'tú, not usted; vosotros, not ustedes': /\b(usted(es)?|su cuenta|haga clic)\b/i,
    'words of Spain': /\b(computadora|celular|membresía|ingresar a la cuenta)\b/i,
    'a tick for two is no way to write': /\w[o]\/a\b|\w\(a\)|@s?\b/,
    'decided once': /gente que invit|preguntar a quien encaj|que encajan|horas? más\b|falta un sí|tener puesto/i,
  },
  fr: {
    'no-break spaces, U+00A0 or U+202F': / [:;!?»%]|« |[\p{L}\d}][;!?»]/u,
    'tu, not vous, for one person': /\b(votre|vos|veuillez|cliquez|choisissez)\b/i,
    'level is niveau': /\b(cotes?|adhésion)\b/i,
    'e-mail has a hyphen': /\b(e?mails?)\b(?<!e-mails?)/i,
    'no point in the middle of a word': /·e?s?\b/,
    'an elision before a vowel': /\b(de|que|le|la|je) (aucun|un|une|elle|il|ils|on)\b(?<!\b(le|la) (un|une|on))/i,
    'decided once':
      /\b(j’en suis|tu en es)\b|netteté|\balertes?\b|\bla gestion\b|pour un rang|encore (\{\{\}\}|un) oui/i,
  },
  it: {
    'tu, not Lei': /\b(La preghiamo|Suo account|clicchi|scelga)\b/,
    'no article before what may begin with a vowel': /\b(il|lo|del|dal|al|nel|sul) \{\{/i,
    'a tick for two is no way to write': /\wo\/a\b/,
    'decided once': /manca un sì|per un posto|per volta|partita si fa|concordat|\bla gestione\b/i,
  },
  pt: {
    'of Portugal, not of Brazil':
      /\b(você|celular|senha|usuários?|tela|cadastro|cadastrar|esporte|arquivo|acessar|deletar|contato|em um|em uma)\b/i,
    'no gerund for what goes on': /\b(está|estão|estás|estamos) \w+ndo\b/i,
    'spelling since the reform': /\b(vêem|lêem|acção|actual|óptimo|facto de que|correcto|direcção)\b/i,
    'decided once':
      /\bdesfazer\b|juntar uma|seis algarismos|clareza|faltam? \S+ confirmaç|para teres lugar|de preferência não/i,
  },
  de: {
    'du in lower case, not Sie': /(?<![.!?:–„] )(?<!^)\b(Du|Dein(e[nmrs]?)?|Dir|Dich|Ihnen|Ihr(e[nmrs]?)?)\b/,
    'nobody is left out, and no star': /\b(Mit)?[Ss]pieler\b(?!(liste|zahl))|\w[*:_]innen|\w\/-?innen|\wInnen\b/,
    'a plan is Tarif': /\b(Stufen?|Mitgliedschaft(en)?)\b/,
    'a no-break space before per cent': /\d%|\d %/,
    'decided once': /zur selben Zeit am selben Ort|sind gefragt|neu organisieren|\bjemand, de[rn]\b/i,
  },
  nl: {
    'je, not u': /\b(u|uw)\b/,
    'a plan is pakket, a level niveau': /\b(lidmaatschap|abonnement|ratings?)\b/i,
    'e-mail has a hyphen': /\bemail/i,
    'decided once':
      /terugtrek|de deur uit|keer ja nodig|deellink|tijden die je uitkomen|\b(mensen|spelers) (die )?passen\b/i,
  },
  hu: {
    'no article with a guess in it, nor before a placeholder': /\ba\(z\)|\b[Aa]z? \{\{/,
    'te, not Ön': /\b(Ön|Önnek|Önt|kérjük,? adja|kattintson|válasszon)\b/,
    'nothing fixed to a placeholder but a hyphen': /\}\}[a-záéíóöőúüű]/,
    'a level is szint, a plan csomag': /\b(értékszám|tagság)/i,
    'decided once': /\bfelad(ni|ás|od)\b|illik a meccs|\S+ igen kell|\bmint ti\b|\ba ti\b|előzmény/i,
  },
};

/** Straight characters where a language has its own. */
const STRAIGHT = /["']|\.\.\./;
/** By language: the quotes that are not its own. */
const QUOTES: Record<Language, RegExp> = {
  en: /[«»„]/,
  es: /[“”„]/,
  fr: /[“”„]/,
  it: /[“”„]/,
  pt: /[«»„]/,
  de: /[«»”]/,
  nl: /[«»„]/,
  hu: /[«»“]/,
};
/** English words that have crept in; a product's name or a word the language has taken over is none. */
const ENGLISH =
  /\b(the|your|you|please|level|ratings?|guest|loading|save|cancel|reminder|settings|upgrade|with|and|not)\b/i;
const TAKEN: Partial<Record<Language, RegExp>> = { nl: /\baccounts?\b/gi };

describe.each(LANGUAGES)('texts in %s', (language) => {
  it.each(Object.entries(FORBIDDEN[language]))('%s', (_reason, pattern) => {
    const wrong = inLetters(pattern);
    expect(textsOf(language).filter(([, text]) => wrong.test(wordsOf(text)))).toEqual([]);
  });

  it('have the characters of the language', () => {
    const wrong = textsOf(language).filter(([, text]) => STRAIGHT.test(text) || QUOTES[language].test(text));
    expect(wrong).toEqual([]);
  });

  it.skipIf(language === 'en')('are no English', () => {
    const wrong = textsOf(language).filter(([key, text]) => {
      const own = wordsOf(text).replaceAll(TAKEN[language] ?? /(?!)/g, '');
      return !key.startsWith('membership.level') && inLetters(ENGLISH).test(own);
    });
    expect(wrong).toEqual([]);
  });

  it.skipIf(language === 'en')('have short labels: at most 1.6 times the English ones', () => {
    const long = textsOf(language).filter(([key, text]) => {
      const english = TEXTS.en[key];
      return (
        english &&
        isLabel(english) &&
        !text.includes('{{') &&
        text.length > roomOf(english) &&
        !(LONG_LABELS[key] ?? []).includes(language)
      );
    });
    expect(long.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

/** Buttons, titles, headings: short, and no sentence. */
const isLabel = (text: string) => text.length <= 24 && !/[.?!]$|\{\{/.test(text);

/** A text that fits any button is short, even if English is shorter. */
const roomOf = (english: string) => Math.max(12, english.length * 1.6);

it('a label is called long only where it is', () => {
  const short = Object.entries(LONG_LABELS).flatMap(([key, languages]) => {
    const english = TEXTS.en[key];
    if (!english || !isLabel(english)) return [key];
    return languages
      .filter((language) => (TEXTS[language][key] ?? '').length <= roomOf(english))
      .map((language) => `${key} ${language}`);
  });
  expect(short).toEqual([]);
});

/** By term: what each language calls it, as a part of a word; `docs/writing.md` has the table. */
const TERMS: Record<string, { keys: string[]; words: Record<Language, RegExp> }> = {
  plan: {
    keys: ['upgrade.card.title', 'success.none.text', 'mail.member.action', 'alert.limit.title', 'error.E.limit.games'],
    words: {
      en: /plan/i,
      de: /Tarif/,
      nl: /pakket/i,
      fr: /formule/i,
      es: /plan/i,
      it: /piano/i,
      pt: /plano/i,
      hu: /csomag/i,
    },
  },
  level: {
    keys: [
      'profile.levels',
      'rankings.column.rating',
      'publicProfile.ratings',
      'profile.how',
      'rankings.mine',
      'quality.title',
    ],
    words: {
      en: /level/i,
      de: /Spielstärke/,
      nl: /niveau/i,
      fr: /nivea/i,
      es: /nivel/i,
      it: /livell/i,
      pt: /nív/i,
      hu: /szint/i,
    },
  },
  message: {
    keys: ['notes.title', 'push.kind.message'],
    words: {
      en: /message/i,
      de: /Nachricht/,
      nl: /bericht/i,
      fr: /message/i,
      es: /mensaje/i,
      it: /messagg/i,
      pt: /mensage/i,
      hu: /üzenet/i,
    },
  },
  'two-step login': {
    keys: ['security.factor', 'mail.factor.on', 'profile.security.open'],
    words: {
      en: /two-step/i,
      de: /zwei Schritten/,
      nl: /twee stappen/i,
      fr: /deux étapes/i,
      es: /dos pasos/i,
      it: /due passaggi/i,
      pt: /dois passos/i,
      hu: /kétlépcsős/i,
    },
  },
  provisional: {
    keys: ['levels.provisional'],
    words: {
      en: /provisional/i,
      de: /vorläufig/i,
      nl: /voorlopig/i,
      fr: /provisoire/i,
      es: /provisional/i,
      it: /provvisori/i,
      pt: /provisóri/i,
      hu: /ideiglenes/i,
    },
  },
};

describe.each(Object.entries(TERMS))('the word for %s', (_term, { keys, words }) => {
  it.each(LANGUAGES)('is one in %s', (language) => {
    for (const key of keys) expect(TEXTS[language][key], key).toMatch(words[language]);
  });
});
