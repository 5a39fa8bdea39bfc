import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LicencedPart } from '../../../shared/contract/schemas/licences.ts';
import { AppError } from '../../appError.ts';

/**
 * What the build has collected of the licences of all that ships (R-licences).
 * @param webRoot absolute path of the web build
 * @throws AppError 404 where nothing is built
 */
export async function readLicences(webRoot: string | null): Promise<{ parts: LicencedPart[] }> {
  if (webRoot === null) throw new AppError('E.notFound');
  return JSON.parse(await readFile(join(webRoot, 'licences.json'), 'utf8'));
}
