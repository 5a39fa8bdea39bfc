import { dialog } from 'electron';
import { BRAND } from '../../shared/brand.ts';
import { shownWords } from '../menu/installMenu.ts';

/** Asks whether a newer version shall be fetched. */
export async function askForUpdate(version: string): Promise<boolean> {
  const words = shownWords();
  const { response } = await dialog.showMessageBox({
    type: 'question',
    title: BRAND.name,
    message: words('desktop.update.question').replace('{{version}}', version),
    buttons: [words('desktop.update.yes'), words('desktop.update.later')],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}
