// What the page's reports go through to the main process.
import '@sentry/electron/preload';
