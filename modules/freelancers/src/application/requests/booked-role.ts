import type { DateDuty } from '@callboard/projects/commands'
import type { Duty } from '../../domain/request.ts'

const ROLES = { session_runner: 'manager', lobby_manager: 'lobby_manager' } as const

/** Work on a date as projects know it. */
export const bookedRole = ({ dayId, role }: Duty): DateDuty => ({ dayId, role: ROLES[role] })
