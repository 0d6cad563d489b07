import type { ScalingGroupView } from '@callboard/admin/contract'

/** A group whose number was changed; a fault when it cannot be had. */
export interface ChangedGroup {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly fault: string | undefined
}

export function changedGroups(
  groups: readonly ScalingGroupView[],
  typed: Readonly<Record<string, string>>,
): readonly ChangedGroup[] {
  return groups.flatMap(({ AutoScalingGroupName: name, DesiredCapacity: from, MinSize, MaxSize }) => {
    const words = typed[name]?.trim()
    if (words === undefined || words === String(from)) return []
    const to = /^\d{1,4}$/.test(words) ? Number(words) : Number.NaN
    const fits = to >= MinSize && to <= MaxSize
    return to === from ? [] : [{ name, from, to, fault: fits ? undefined : `${MinSize} to ${MaxSize}` }]
  })
}

/** `3: 2 InService, 1 Pending` */
export function sayStates(instances: ScalingGroupView['Instances']): string {
  if (instances.length === 0) return 'None'
  const states = Map.groupBy(instances, ({ LifecycleState }) => LifecycleState)
  return `${instances.length}: ${[...states].map(([state, of]) => `${of.length} ${state}`).join(', ')}`
}
