import { afterEach, expect, test, vi } from 'vitest';
import { goFromHere } from './route.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

// R-stay
test('what is done leads on from the page it was begun on, and nobody who has left that for another one', () => {
  const [here, go] = [{ pathname: '/club/new' }, vi.fn()];
  vi.stubGlobal('location', here);
  const goOn = goFromHere({ go });
  goOn('/club/riverside', { replace: true });
  expect(go).toHaveBeenCalledExactlyOnceWith('/club/riverside', { replace: true });
  here.pathname = '/profile';
  goOn('/club/riverside');
  expect(go).toHaveBeenCalledTimes(1);
});
