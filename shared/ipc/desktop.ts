/** What the preload script offers to the page as `window.desktop`. */
export interface DesktopBridge {
  /** Origin of the server this app talks to. */
  serverOrigin: string;
}

/** The argument by which the main process tells the preload script the server's origin. */
export const SERVER_ORIGIN_ARGUMENT = '--crosscourt-server-origin=';
