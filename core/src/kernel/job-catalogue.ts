import { type JobDefinition, type JobServing, type Subscription, subscriptionJob } from './jobs.ts'

export type JobCatalogue = ReadonlyMap<string, JobServing>

/**
 * Every job of the install with the one use case that does it.
 * @param declared jobs that modules enqueue; each must be among those that have a handler
 * @throws Error naming a job that has no handler, or two
 */
export function jobCatalogue(
  jobs: readonly JobServing[],
  subscriptions: readonly Subscription[],
  declared: readonly JobDefinition[],
): JobCatalogue {
  const catalogue = new Map<string, JobServing>()
  const servings: JobServing[] = [
    ...jobs,
    ...subscriptions.map((subscription) => ({
      job: subscriptionJob(subscription),
      handler: subscription.handler,
    })),
  ]
  for (const { job, handler } of servings) {
    if (catalogue.has(job.name)) throw new Error(`Job ${job.name} has two handlers.`)
    if (!handler) throw new Error(`Job ${job.name} has no handler.`)
    catalogue.set(job.name, { job, handler })
  }
  for (const job of declared) {
    if (!catalogue.has(job.name)) throw new Error(`Job ${job.name} has no handler.`)
  }
  return catalogue
}

/** The jobs that carry an event to its listeners, for the unit of work. */
export function subscriptionsOf(
  subscriptions: readonly Subscription[],
): (eventType: string) => readonly JobDefinition[] {
  const byEvent = Map.groupBy(subscriptions, (subscription) => subscription.event.type)
  const jobs = new Map([...byEvent].map(([type, listeners]) => [type, listeners.map(subscriptionJob)]))
  return (eventType) => jobs.get(eventType) ?? []
}
