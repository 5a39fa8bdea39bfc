import type { FastifyError, FastifyInstance } from 'fastify';
import { BRAND } from '../../../shared/brand.ts';
import { ERRORS } from '../../../shared/contract/errors.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/locales/languages.ts';
import type { Context } from '../../context.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { saidLanguage } from '../../plugins/askedLanguage.ts';
import { meetFailure } from '../../plugins/errors.ts';
import { textIn } from '../../texts.ts';

/** A form whose answer can't even be rendered, as without a database, is answered in words as well, and with the way back. */
export function registerPageErrors(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, data } = meetFailure(context, error, request, reply);
    const language = saidLanguage(request) ?? DEFAULT_LANGUAGE;
    const text = (key: TextKey) => escapeHtml(textIn(language, key, { retryAfter: data?.retryAfter ?? 0 }));
    const [path = ''] = request.url.split('?');
    const html = [
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${BRAND.name}</title>`,
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
      `<h1>${text('invitation.failed.title')}</h1><p>${text(`error.${code}`)}</p>`,
      `<p><a href="${escapeHtml(path)}">${text('alert.retry')}</a></p></html>`,
    ];
    return reply.code(ERRORS[code]).type('text/html; charset=utf-8').send(html.join(''));
  });
}
