import { defineEvent } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'

/** The account is gone; other modules drop what they hold of the person. */
export const accountDeleted = defineEvent({
  type: 'accounts.account-deleted',
  payload: Type.Object({
    user_id: Type.String(),
    email: Type.String(),
    name: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    /** The casting director who takes over the projects that have no other one. */
    successor_id: Type.Optional(Type.String()),
  }),
})
