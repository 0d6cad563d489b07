import {
  ChosenSizes,
  ClothesTypeSchema,
  Height,
  MOST_INCHES,
  PHOTO_LIMIT_BYTES,
  PHOTO_TYPES,
  SizeCodes,
  TALLEST_FEET,
} from '@callboard/accounts/contract'
import {
  defineEndpoint,
  defineForm,
  fileBody,
  idFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
  uploadQuota,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { LobbyRecord } from './schemas.ts'
import { recordSubject } from './subjects.ts'

const Id = Type.Object({ id: Type.String(idFormat) })
const onRecord = subjectOf(recordSubject, { id: 'id' }, STAFF)
const OrNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()])

/** The facts of a talent that the list of the lobby does not carry. */
export const TalentInfo = Type.Object({
  record: LobbyRecord,
  height: Type.Union([Height, Type.Null()]),
  clothes_type: Type.Union([ClothesTypeSchema, Type.Null()]),
  clothes_size_object: ChosenSizes,
})
export type TalentInfo = Static<typeof TalentInfo>

export const getTalentInfo = defineEndpoint({
  name: 'lobby.getTalentInfo',
  summary: 'Everything staff may know of a talent who has checked in',
  method: 'GET',
  path: '/records/info/{id}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  reply: TalentInfo,
})

export const saveTalentInfo = defineEndpoint({
  name: 'lobby.saveTalentInfo',
  summary: 'Change height, sizes, agent and profiles of a talent; what is left out stays',
  method: 'PUT',
  path: '/records/info/{id}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  body: Type.Object(
    {
      version: Type.Integer(),
      height: Type.Optional(Type.Union([Height, Type.Null()])),
      clothes_type: Type.Optional(Type.Union([ClothesTypeSchema, Type.Null()])),
      sizes: Type.Optional(SizeCodes),
      agent: Type.Optional(OrNull(Type.String({ maxLength: 200 }))),
      agent_email: Type.Optional(OrNull(Type.String({ maxLength: 254 }))),
      agent_phone: Type.Optional(OrNull(Type.String({ maxLength: 40 }))),
      instagram_handle: Type.Optional(OrNull(Type.String({ maxLength: 200 }))),
      tiktok_handle: Type.Optional(OrNull(Type.String({ maxLength: 200 }))),
    },
    { additionalProperties: false },
  ),
  reply: TalentInfo,
})

export const talentInfoForm = defineForm(saveTalentInfo, {
  'height.ft': `From 0 to ${TALLEST_FEET}`,
  'height.inches': `From 0 to ${MOST_INCHES}`,
})

export const saveAvatar = defineEndpoint({
  name: 'lobby.saveAvatar',
  summary: "Put another photo in the place of a talent's photo of today",
  method: 'POST',
  path: '/records/avatar/{id}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  body: fileBody(PHOTO_LIMIT_BYTES, PHOTO_TYPES),
  reply: LobbyRecord,
  limits: [{ per: 'actor', max: 60, seconds: 60 }, uploadQuota('actor', 20)],
})
