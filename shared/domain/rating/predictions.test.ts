import { describe, expect, it } from 'vitest';
import { COIN_LOG_LOSS, favouriteLogLoss, PredictionMeter } from './predictions.ts';
import { kFactor, matchesOfK } from './rating.ts';

function measure(...chances: number[]) {
  const meter = new PredictionMeter();
  for (const chance of chances) meter.add(chance);
  return meter.quality();
}

it('has nothing to say without predictions', () => {
  expect(measure()).toBeNull();
});

it('knows a coin', () => {
  const quality = measure(0.5, 0.5);
  expect(quality).toMatchObject({ matches: 2, accuracy: 0.5, brier: 0.25, calibrationError: 0 });
  expect(quality?.logLoss).toBeCloseTo(Math.LN2, 12);
});

it('computes what a hand does', () => {
  // Given 80 %, 60 % and 30 % to the winners.
  const quality = measure(0.8, 0.6, 0.3);
  expect(quality?.accuracy).toBeCloseTo(2 / 3, 12);
  expect(quality?.brier).toBeCloseTo((0.04 + 0.16 + 0.49) / 3, 12);
  expect(quality?.logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6) + Math.log(0.3)) / 3, 12);
  // Six looks: 0.8 came true, 0.2 did not; 0.6 did, 0.4 did not; 0.3 did, 0.7 did not.
  expect(quality?.calibrationError).toBeCloseTo((0.2 + 0.2 + 0.4 + 0.4 + 0.7 + 0.7) / 6, 12);
});

describe('the bins', () => {
  it('hold every match twice, once from each side', () => {
    const bins = measure(0.85, 0.85, 0.15)?.bins ?? [];
    expect(bins.map(({ count }) => count)).toEqual([0, 3, 0, 0, 0, 0, 0, 0, 3, 0]);
    expect(bins[8]?.observed).toBeCloseTo(2 / 3, 12);
    expect(bins[1]?.observed).toBeCloseTo(1 / 3, 12);
    expect(bins[8]?.predicted).toBeCloseTo(0.85, 12);
    expect(bins[0]).toMatchObject({ from: 0, to: 0.1, predicted: null, observed: null });
  });
  it('have room for certainty, right or wrong', () => {
    expect(measure(1)).toMatchObject({ accuracy: 1, brier: 0, logLoss: 0 });
    const wrong = measure(0);
    expect(wrong).toMatchObject({ accuracy: 0, brier: 1, calibrationError: 1 });
    expect(Number.isFinite(wrong?.logLoss)).toBe(true);
  });
});

it('knowing only the favourite is worth nothing where half of them win, and everything where all do', () => {
  expect(favouriteLogLoss(0.5)).toBeCloseTo(COIN_LOG_LOSS, 12);
  expect(favouriteLogLoss(1)).toBe(0);
  expect(favouriteLogLoss(0)).toBe(0);
  expect(favouriteLogLoss(0.75)).toBeCloseTo(0.5623, 4);
});

it('tells how many matches somebody had played by how far one can move them', () => {
  for (const matches of [0, 1, 4, 5, 19, 20, 49, 50, 700]) expect(matchesOfK(kFactor(matches))).toBe(matches);
});
