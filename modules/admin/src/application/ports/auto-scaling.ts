import { type Token, token } from '@callboard/core'

export interface CloudAccount {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

export interface ScalingGroup {
  readonly name: string
  readonly desired: number
  readonly least: number
  readonly most: number
  readonly instances: readonly { readonly id: string; readonly state: string }[]
}

/**
 * Groups of servers of a cloud provider.
 * @throws DomainError rule `cloud_refused` in the provider's words when it does not take the account or the change,
 * unavailable `cloud_unavailable` when it does not answer
 */
export interface AutoScaling {
  /** By name. */
  groups(account: CloudAccount): Promise<readonly ScalingGroup[]>
  setDesired(account: CloudAccount, group: string, capacity: number): Promise<void>
}

export const AUTO_SCALING: Token<AutoScaling> = token('admin.auto-scaling')
