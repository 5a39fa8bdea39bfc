/**
 * What looks like a link to mail programs and phones: an address, a domain, a phone number (R-name-signs). It checks
 * names; texts have their links broken in mails instead (R-mail-unlinked).
 */

/** Of countries, and those that few names end in after a full stop. */
const ENDINGS = new Set(
  (
    'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ' +
    'ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi ' +
    'gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ' +
    'ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ' +
    'ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm ' +
    'sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ' +
    'ws ye yt za zm zw рф рус бел укр бг срб мкд 中国 公司 网络 香港 台湾 academy agency bank bet bike blog café cash casino ' +
    'center chat click cloud club company credit email events example finance fitness fun game games golf group guru help host ' +
    'icu life link live loan media money network news online page pay pro run school services shop site social solutions ' +
    'space store sport support team tech tennis tickets today top travel video vip website win work world xyz zone'
  ).split(' '),
);
/** Initials and titles do not come before these. */
const PLAIN_ENDINGS = new Set('app biz com dev edu gov info int mil mobi net org'.split(' '));

/** Written right before a name: `Dr.Li`, `Av.de la Reine`. */
const TITLES = new Set(
  'av avda bd bp chr dipl dr dra drs hl ing ir jr lic mag mr mrs ms msgr nr pl prof rev sr sra st sta ste str sv ul'.split(
    ' ',
  ),
);

/** Words with full stops between them, and a path or a port after them. */
const DOTTED =
  /(?<![\p{L}\p{M}\p{N}_-])((?:[\p{L}\p{M}\p{N}_-]+\.)+)([\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}_-])(\.?\/|:\d)?/gu;
const ADDRESS =
  /\S@[\p{L}\p{M}\p{N}-]+\.\p{L}|:\/\/|(?<![\p{L}\p{N}])(?:www\.|mailto:|tel:)\S|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/iu;

/** Figures, with the separators of a phone number. */
export const FIGURES = /\+?\(?\p{Nd}[\p{Nd} \u00a0\u202f()./–-]*\p{Nd}/gu;
const DATE = /(?<![\d./-])(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4}|\d{4}[./-] ?\d{1,2}[./-] ?\d{1,2})(?![./-]?\d)/g;
const TIME = /(?<![\d.])\d{1,2}[.:]\d\d(?![.:\d])/g;
const YEARS = /(?<!\d)(?:19|20)\d\d ?[-–/] ?(?:19|20)?\d\d(?!\d)/g;

/** Initials and figures, as in `J.R.de Boer` and `1.SC`, or a title. */
const isShort = (labels: readonly string[]): boolean =>
  labels.every((label) => /^(?:\p{L}\p{M}*|\p{N}+)$/u.test(label)) ||
  (labels.length === 1 && TITLES.has(labels[0] ?? ''));

function isDomain([, before = '', ending = '', path]: RegExpMatchArray): boolean {
  if (PLAIN_ENDINGS.has(ending)) return true;
  return ENDINGS.has(ending) && (path !== undefined || !isShort(before.split('.').slice(0, -1)));
}

/** @returns whether figures are those of a phone number; dates, times and years are not */
export function isPhoneLike(figures: string): boolean {
  const left = figures.replace(DATE, ' ').replace(YEARS, ' ').replace(TIME, ' ').trim();
  const groups = left.match(/\p{Nd}+/gu) ?? [];
  const count = groups.join('').length;
  // Courts are counted figure by figure.
  if (count < groups.length * 1.7) return false;
  if (left.startsWith('+') || left.startsWith('00')) return count >= 7;
  return count >= (/^\(?0/.test(left) ? 8 : 9);
}

/** @returns whether a mail program or a phone would make a link of a part of it */
export function isLinkLike(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  return (
    ADDRESS.test(plain) || [...plain.matchAll(DOTTED)].some(isDomain) || (plain.match(FIGURES) ?? []).some(isPhoneLike)
  );
}
