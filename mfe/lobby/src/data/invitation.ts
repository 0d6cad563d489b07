import { defineAction } from '@callboard/kit/data'
import { acceptInvitation, listClientProjects } from '@callboard/projects/contract'

export const acceptInvitationAction = defineAction(acceptInvitation, {
  refreshes: [listClientProjects],
  says: ({ name }) => `You are invited to ${name}.`,
})
