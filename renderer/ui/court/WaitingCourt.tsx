/** A court until it is known who stands on it: what a phone's dashboard begins with, drawn as index.html draws it. */
export function WaitingCourt() {
  return <div className="waitingCourt" data-sport="TENNIS" data-skeleton="" aria-hidden="true" />;
}
