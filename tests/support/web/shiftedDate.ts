// The time of browser tests begins at one instant, whenever they run, and goes on from there, as that of their servers does
// (DEV_CLOCK). So no test depends on the hour, the day or the month, and none on summer time.

/** Milliseconds from the machine's time to that of the tests. */
const OFFSET_MS = Number(process.env.CLOCK_OFFSET_MS ?? 0);

const realNow = Date.now;
const now = () => realNow() + OFFSET_MS;

if (OFFSET_MS !== 0 && Date.now === realNow) {
  // Not a class of its own: what comes from elsewhere is a `Date` as well.
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
