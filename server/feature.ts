import type { FastifyInstance } from 'fastify';
import type { Me } from '../shared/contract/schemas/account.ts';
import type { Export } from '../shared/contract/schemas/export.ts';
import type { Context } from './context.ts';
import type { JobData, JobName } from './jobs/jobs.ts';
import type { Sweep } from './jobs/sweeps.ts';
import type { Trackers } from './mail/tracking.ts';
import type { Receiver } from './mailbox/readMailbox.ts';
import type { Erase } from './personalData.ts';

/** What routes may need beside the context. */
export interface Served {
  /** Absolute path of the web build; null for the API alone. */
  webRoot: string | null;
  features: readonly Feature[];
}

/** Everything of a feature that the server calls by itself (ADR 128). */
export interface Feature {
  routes?(app: FastifyInstance, context: Context, served: Served): Promise<void> | void;
  /** The jobs it does. */
  jobs?: { readonly [Name in JobName]?: (context: Context, batch: JobData[Name][]) => Promise<void> };
  /** What becomes due as time passes, in this order. */
  sweeps?: readonly Sweep[];
  /** Incoming mails that are for it. */
  receiveMail?: Receiver;
  /** The trackers that hear whether its mails arrive. */
  trackers?: Trackers;
  erase?: Erase;
  /** What it adds to what users are told of their own account (R-user-fields). */
  me?(context: Context, userId: string): Promise<Partial<Me>>;
  /** What it stores about a user, for the user (R-export). */
  export?(context: Context, userId: string): Promise<Partial<Export>>;
}

type Jobs = NonNullable<Feature['jobs']>;

function handleJob<Name extends JobName>(context: Context, jobs: Jobs, name: Name): void {
  const work: Jobs[Name] = jobs[name];
  if (work) context.jobs.handle(name, (batch) => work(context, batch));
}

/** Sets the handlers of a feature's jobs; call before the workers start. */
export function handleJobs(context: Context, { jobs = {} }: Feature): void {
  for (const name of Object.keys(jobs) as JobName[]) handleJob(context, jobs, name);
}
