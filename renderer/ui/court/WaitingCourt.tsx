/** A court until its players are known: a phone's dashboard begins with it, drawn as index.html draws it. */
export function WaitingCourt() {
  return <div className="waitingCourt" data-sport="TENNIS" data-skeleton="" aria-hidden="true" />;
}
