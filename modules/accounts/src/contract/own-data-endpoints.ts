import { defineEndpoint, idFormat, instantFormat, subjectOf, USER_TYPES } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { accountSubject, ownDataSubject } from './subjects.ts'

/** Archives of one's own data that an account may ask for in 24 hours. */
export const MOST_OWN_DATA_ASKED = 3

/** The archive that holds what is kept about an account. */
export const OwnDataView = Type.Object({
  _id: Type.String(idFormat),
  state: Type.Union([Type.Literal('building'), Type.Literal('ready'), Type.Literal('failed')]),
  /** percent */
  progress: Type.Number(),
  reason: Type.Union([Type.String(), Type.Null()]),
  file_count: Type.Number(),
  /** files that could not be read; named in the list of files */
  left_out_count: Type.Number(),
  created_at: Type.String(instantFormat),
  /** of one that is ready */
  expires_at: Type.Union([Type.String(instantFormat), Type.Null()]),
})
export type OwnDataView = Static<typeof OwnDataView>

const OfAccount = Type.Object({ id: Type.String(idFormat) })
const own = subjectOf(accountSubject, { id: 'id' }, ['self'])

export const requestOwnData = defineEndpoint({
  name: 'accounts.requestOwnData',
  summary: 'Has all that is kept about the own account put into one archive; an e-mail says when it is ready',
  method: 'POST',
  path: '/auth/user/{id}/own-data',
  access: USER_TYPES,
  subject: own,
  fresh: true,
  params: OfAccount,
  /** the one that is being made already, if there is one */
  reply: OwnDataView,
  limits: [{ per: 'actor', max: 20, seconds: 3600 }],
})

export const getOwnData = defineEndpoint({
  name: 'accounts.getOwnData',
  summary: 'How far the newest archive of the own data is; null: there is none',
  method: 'GET',
  path: '/auth/user/{id}/own-data',
  access: USER_TYPES,
  subject: own,
  params: OfAccount,
  reply: Type.Object({ own_data: Type.Union([OwnDataView, Type.Null()]) }),
})

export const downloadOwnData = defineEndpoint({
  name: 'accounts.downloadOwnData',
  summary: 'A short-lived address that saves the archive of the own data',
  method: 'POST',
  path: '/auth/own-data/{id}/download',
  access: USER_TYPES,
  subject: subjectOf(ownDataSubject, { id: 'id' }, ['self']),
  fresh: true,
  params: OfAccount,
  reply: Type.Object({ url: Type.String() }),
  limits: [{ per: 'actor', max: 60, seconds: 3600 }],
})
