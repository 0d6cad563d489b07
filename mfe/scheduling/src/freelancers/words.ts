import { WORKER_ROLES } from '@callboard/freelancers/contract'

export type WorkerRole = (typeof WORKER_ROLES)[number]

export const WORKER_WORDS: Readonly<Record<WorkerRole, string>> = {
  session_runner: 'Session Runner',
  lobby_manager: 'Lobby Manager',
}

export const WORKER_CHOICES = WORKER_ROLES.map((value) => ({ value, label: WORKER_WORDS[value] }))

export const sayRoles = (roles: readonly WorkerRole[]): string =>
  roles.map((role) => WORKER_WORDS[role]).join(', ') || 'Not said'
