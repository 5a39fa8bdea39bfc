import type { Browser } from '@playwright/test';

/**
 * Outside Chromium the driver fills a field from the page's own world: React sees a value it takes for its own, and no change.
 * Every page of the browser takes each input for a change. In Firefox the driver also adds to what a field without a selection
 * holds, such as one for addresses, where it is to replace it.
 */
export function letReactHear(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(() => {
      const hear = ({ target, isTrusted, data }: InputEvent) => {
        const field = target as HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };
        if (!isTrusted && data && field.selectionStart === null) field.value = data;
        field._valueTracker?.setValue(`${field.value}?`);
      };
      addEventListener('input', hear as EventListener, true);
    });
    return context;
  };
  return browser;
}
