import { useCase } from '@callboard/core'
import { getSessionRoles } from '../../contract/index.ts'

export const GetSessionRoles = useCase(getSessionRoles, {}, async ({ subject: { session } }) => ({
  roles: [...session.roles],
}))
