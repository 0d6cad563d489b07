import { WORKER_ROLES, WORKER_WORDS } from '@callboard/freelancers/contract'

export type WorkerRole = (typeof WORKER_ROLES)[number]

export const WORKER_CHOICES = WORKER_ROLES.map((value) => ({ value, label: WORKER_WORDS[value] }))

export const sayRoles = (roles: readonly WorkerRole[]): string =>
  roles.map((role) => WORKER_WORDS[role]).join(', ') || 'Not said'
