import type { FastifyInstance } from 'fastify';
import { getConfig, getInfoText, getLicences } from '../../../shared/contract/config.ts';
import type { Context } from '../../context.ts';
import { askedLanguage } from '../../plugins/askedLanguage.ts';
import { mount } from '../../plugins/mount.ts';
import { configAnswer } from './configAnswer.ts';
import { readInfoText } from './infoText.ts';
import { installRoutes } from './installRoutes.ts';
import { readLicences } from './licences.ts';
import { pageTextRoutes } from './pageTexts.ts';

export async function configRoutes(app: FastifyInstance, context: Context, webRoot: string | null): Promise<void> {
  await mount(app, context, getConfig, async ({ request }) =>
    configAnswer(context, askedLanguage(request.headers['accept-language'])),
  );
  await mount(app, context, getInfoText, async ({ query }) =>
    readInfoText(context.config.textsDir, query.page, query.language),
  );
  await mount(app, context, getLicences, () => readLicences(webRoot));
  pageTextRoutes(app);
  await installRoutes(app);
}
