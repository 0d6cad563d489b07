import { defineEndpoint, defineForm, idFormat, subjectOf } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { PHONE_INVALID, PHONE_REQUIRED } from './check-in-rules.ts'
import { statusSubject } from './subjects.ts'

export const changeOwnPhone = defineEndpoint({
  name: 'lobby.changeOwnPhone',
  summary: 'Give the own check-in another phone number; the texts that follow go there',
  method: 'POST',
  path: '/message/{id}/phone',
  access: ['talent-page', 'talent'],
  subject: subjectOf(statusSubject, { id: 'id' }, ['self']),
  params: Type.Object({ id: Type.String(idFormat) }),
  body: Type.Object({
    /** as typed; without a country code it is a number of the United States */
    phone: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  reply: Type.Object({ success: Type.Boolean() }),
  // Every number may get texts.
  limits: [{ per: { field: 'id' }, max: 5, seconds: 3600 }],
})

export const ownPhoneForm = defineForm(changeOwnPhone, {
  phone: { required: PHONE_REQUIRED, maxLength: PHONE_INVALID },
})
