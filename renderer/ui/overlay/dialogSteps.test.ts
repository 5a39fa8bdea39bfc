import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const history = {
  state: null as unknown,
  pushState: (state: unknown) => {
    history.state = state;
  },
  go: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  history.state = null;
  history.go.mockClear();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { history, location: { assign: () => undefined } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// R-back
it('goes to another page only when the step of the dialog before it is gone', async () => {
  const { stepInto, afterSteps } = await import('./dialogSteps.ts');
  const go = vi.fn();
  const leave = stepInto(() => undefined);
  vi.runAllTimers();
  expect(history.state).toEqual({ dialogs: 1 });
  leave();
  vi.runAllTimers();
  expect(history.go).toHaveBeenCalledWith(-1);
  afterSteps(go);
  vi.runAllTimers();
  expect(go).not.toHaveBeenCalled();
  history.state = null;
  window.dispatchEvent(new Event('popstate'));
  vi.runAllTimers();
  expect(go).toHaveBeenCalledOnce();
  afterSteps(go);
  expect(go).toHaveBeenCalledTimes(2);
});

it('takes no step back once another page is being loaded', async () => {
  const { stepInto, loadPage } = await import('./dialogSteps.ts');
  const leave = stepInto(() => undefined);
  vi.runAllTimers();
  loadPage('/setNewPassword/three');
  leave();
  vi.runAllTimers();
  expect(history.go).not.toHaveBeenCalled();
});
