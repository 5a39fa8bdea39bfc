/** A court that nobody stands on yet: what a phone's dashboard begins with until it is known who does. As index.html has it. */
export function WaitingCourt() {
  return <div className="waitingCourt" data-sport="TENNIS" data-skeleton="" aria-hidden="true" />;
}
