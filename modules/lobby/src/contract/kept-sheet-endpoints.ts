import { defineEndpoint, defineForm, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

const ADMIN = ['super_admin'] as const
const NONE = { none: 'a setting of the install, for super admins' }
const MOST_DAYS = 3_650

export const KeptSheetsView = Type.Object({
  /** after a casting day, for which a deleted talent stays named on its sign-in sheet; 0: the name goes at once */
  days: Type.Integer({ minimum: 0 }),
  updated_by: Type.Union([Type.String(), Type.Null()]),
  updated_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  /** send it back with a change */
  version: Type.Integer({ minimum: 0 }),
})
export type KeptSheetsView = Static<typeof KeptSheetsView>

export const getKeptSheets = defineEndpoint({
  name: 'lobby.getKeptSheets',
  summary: 'For how long sign-in sheets name talent who have deleted their account',
  method: 'GET',
  path: '/admin/kept-sheets',
  access: ADMIN,
  subject: NONE,
  reply: KeptSheetsView,
})

export const saveKeptSheets = defineEndpoint({
  name: 'lobby.saveKeptSheets',
  summary: 'Change for how long sign-in sheets name talent who delete their account from now on',
  method: 'POST',
  path: '/admin/kept-sheets',
  access: ADMIN,
  subject: NONE,
  fresh: true,
  body: Type.Object({
    days: Type.Integer({ minimum: 0, maximum: MOST_DAYS }),
    version: Type.Integer({ minimum: 0 }),
  }),
  reply: KeptSheetsView,
})

export const keptSheetsForm = defineForm(saveKeptSheets, {
  days: `Type a whole number of days, ${MOST_DAYS.toLocaleString('en-US')} at most`,
})
