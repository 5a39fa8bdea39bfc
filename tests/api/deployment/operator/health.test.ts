import { expect, test } from 'vitest';
import { getHealth } from '../../../../shared/contract/operator/operator.ts';
import { useTestApp } from '../../../support/app.ts';
import { call } from '../../../support/client.ts';
import { createOperator, OPERATORS } from '../../../support/operators.ts';

// R-operator-health; with a replica in tests/faults/replica.test.ts.

const app = useTestApp({ config: { operators: OPERATORS } });

test('without a replica there is none to show', async () => {
  const { token } = await createOperator(app);
  const { body } = await call(app, getHealth, { token });
  expect(body.replica).toBeNull();
  expect(body.openReports).toBe(0);
});
