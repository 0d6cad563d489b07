import type { AutoScalingClient, AutoScalingGroup } from '@aws-sdk/client-auto-scaling'
import type { AutoScaling, CloudAccount, ScalingGroup } from '@callboard/admin'
import { DomainError } from '@callboard/core'

const TRIES = 2
const TIMEOUT_MS = 10_000
const MOST_GROUPS = 1_000

/** As the client of AWS throws. */
interface AwsFailure {
  readonly name?: string
  readonly message?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

function faultOf({ name, message, $metadata }: AwsFailure): DomainError {
  const status = $metadata?.httpStatusCode ?? 0
  if (status >= 400 && status < 500 && name !== 'Throttling' && name !== 'ThrottlingException')
    return new DomainError('rule', 'cloud_refused', `AWS refused it: ${message ?? name ?? status}`)
  return new DomainError('unavailable', 'cloud_unavailable', 'AWS does not answer. Try again in a minute.')
}

const groupOf = (group: AutoScalingGroup): ScalingGroup => ({
  name: group.AutoScalingGroupName ?? '',
  desired: group.DesiredCapacity ?? 0,
  least: group.MinSize ?? 0,
  most: group.MaxSize ?? 0,
  instances: (group.Instances ?? []).map(({ InstanceId, LifecycleState }) => ({
    id: InstanceId ?? '',
    state: LifecycleState ?? 'Unknown',
  })),
})

/** @param endpoint another address than that of the region */
export function awsAutoScaling({ endpoint }: { readonly endpoint: string | null }): AutoScaling {
  async function ask<T>(
    { region, ...credentials }: CloudAccount,
    work: (client: AutoScalingClient, aws: typeof import('@aws-sdk/client-auto-scaling')) => Promise<T>,
  ): Promise<T> {
    const aws = await import('@aws-sdk/client-auto-scaling')
    const client = new aws.AutoScalingClient({
      region,
      credentials,
      maxAttempts: TRIES,
      requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
      ...(endpoint === null ? {} : { endpoint }),
    })
    try {
      return await work(client, aws)
    } catch (error) {
      throw faultOf(error as AwsFailure)
    } finally {
      client.destroy()
    }
  }

  return {
    groups: (account) =>
      ask(account, async (client, { paginateDescribeAutoScalingGroups }) => {
        const found: ScalingGroup[] = []
        for await (const page of paginateDescribeAutoScalingGroups({ client }, {})) {
          found.push(...(page.AutoScalingGroups ?? []).map(groupOf))
          if (found.length >= MOST_GROUPS) break
        }
        return found.sort((a, b) => a.name.localeCompare(b.name))
      }),
    setDesired: async (account, group, capacity) => {
      await ask(account, (client, { SetDesiredCapacityCommand }) =>
        client.send(
          new SetDesiredCapacityCommand({
            AutoScalingGroupName: group,
            DesiredCapacity: capacity,
            HonorCooldown: false,
          }),
        ),
      )
    },
  }
}
