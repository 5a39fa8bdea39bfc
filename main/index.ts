import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { registerAppScheme, serveApp } from './protocol/serveApp.ts';
import { denyPermissions, installGuards } from './security/guards.ts';
import { openMainWindow } from './windows/mainWindow.ts';

/** Put in by the build: the server this app is made for. */
declare const __SERVER_URL__: string;

/** The server the app talks to: the one it was built for, unless said otherwise. */
const serverOrigin = new URL(process.env.CROSSCOURT_URL ?? __SERVER_URL__).origin;

app.enableSandbox();
registerAppScheme();
installGuards();

app.on('window-all-closed', () => {
  // On macOS an app lives on without windows.
  if (process.platform !== 'darwin') app.quit();
});
app.on('activate', () => {
  if (BrowserWindow.getAllWindows().length === 0) void openMainWindow(serverOrigin);
});

await app.whenReady();
denyPermissions();
serveApp(join(import.meta.dirname, '../renderer'), serverOrigin);
await openMainWindow(serverOrigin);
