// The health check of the container: whether the process at PORT is up. Never /readyz: a server whose database is away must not
// be ended for it.
const isUp = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isUp ? 0 : 1);
