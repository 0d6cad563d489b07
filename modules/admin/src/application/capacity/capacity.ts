import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { broken, CLOCK, DomainError, invalid, type NeedsOf, useCase } from '@callboard/core'
import { type CapacityView, getCapacity, updateCapacity } from '../../contract/index.ts'
import { allowSuperAdmin } from '../allow-super-admin.ts'
import { InstallCredentials } from '../credentials/install-credentials.ts'
import { namesOf } from '../names.ts'
import { ADMIN_STORE, AUTO_SCALING, type CapacityStep, type ScalingGroup } from '../ports/index.ts'

const NEEDS = {
  store: ADMIN_STORE,
  users: USER_DIRECTORY,
  keys: InstallCredentials,
  cloud: AUTO_SCALING,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

async function capacityView(
  { store, users }: Pick<Needs, 'store' | 'users'>,
  groups: readonly ScalingGroup[] | null,
): Promise<CapacityView> {
  const last = await store.read(({ capacity }) => capacity.lastChange())
  const names = await namesOf(users, [last?.by ?? null])
  return {
    configured: groups !== null,
    groups: (groups ?? []).map(({ name, desired, least, most, instances }) => ({
      AutoScalingGroupName: name,
      DesiredCapacity: desired,
      MinSize: least,
      MaxSize: most,
      Instances: instances.map(({ id, state }) => ({ InstanceId: id, LifecycleState: state })),
    })),
    asg_updated_by: names.get(last?.by ?? '') ?? null,
    asg_updated_at: last?.at.toISOString() ?? null,
  }
}

export const GetCapacity = useCase(getCapacity, NEEDS, async ({ needs, actor }) => {
  allowSuperAdmin(actor)
  const account = await needs.keys.cloudAccount()
  return await capacityView(needs, account && (await needs.cloud.groups(account)))
})

/** @throws DomainError invalid on a group that is not there, or whose limits forbid the number */
function checkWish(groups: readonly ScalingGroup[], at: number, name: string, capacity: number): void {
  const group = groups.find((one) => one.name === name)
  if (!group) throw invalid(`asg.${at}.name`, `There is no group ${name}.`)
  if (capacity < group.least || capacity > group.most)
    throw invalid(
      `asg.${at}.DesiredCapacity`,
      `${name} takes ${group.least} to ${group.most} servers. Change its limits in AWS first.`,
    )
}

/** Each group is a change of its own at AWS: those before a refused one are made. */
export const UpdateCapacity = useCase(updateCapacity, NEEDS, async ({ needs, actor, input: { asg } }) => {
  const { userId } = allowSuperAdmin(actor)
  const account = await needs.keys.cloudAccount()
  if (!account) throw broken('cloud_not_set_up', 'The AWS keys are not set. Type them in under Credentials.')
  const before = await needs.cloud.groups(account)
  for (const [at, { name, DesiredCapacity }] of asg.entries()) checkWish(before, at, name, DesiredCapacity)
  const done: CapacityStep[] = []
  try {
    for (const { name, DesiredCapacity } of asg) {
      await needs.cloud.setDesired(account, name, DesiredCapacity)
      const was = before.find((group) => group.name === name)
      done.push({ group: name, before: was?.desired ?? 0, after: DesiredCapacity })
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const made =
      done.length === 0 ? '' : ` ${done.map(({ group }) => group).join(', ')} has its new capacity.`
    throw new DomainError(error.kind, error.code, `${error.message}${made}`)
  } finally {
    if (done.length > 0)
      await needs.store.write(({ capacity }) =>
        capacity.noteChange({ by: userId, at: needs.clock.now() }, done),
      )
  }
  return await capacityView(needs, await needs.cloud.groups(account))
})
