import {
  defineEndpoint,
  defineForm,
  fileBody,
  idFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { PHOTO_LIMIT_BYTES, PHOTO_TYPES } from './endpoints.ts'
import { LobbyRecord } from './schemas.ts'
import {
  CLOTHES_TYPES,
  type ClothesType,
  MOST_INCHES,
  SIZE_TYPES,
  type SizeType,
  TALLEST_FEET,
} from './size-rules.ts'
import { recordSubject } from './subjects.ts'

const Id = Type.Object({ id: Type.String(idFormat) })
const onRecord = subjectOf(recordSubject, { id: 'id' }, STAFF)
const OrNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()])

const Height = Type.Object({
  ft: Type.Integer({ minimum: 0, maximum: TALLEST_FEET }),
  inches: Type.Integer({ minimum: 0, maximum: MOST_INCHES }),
})
const ClothesTypeSchema = Type.Unsafe<ClothesType>({ type: 'string', enum: [...CLOTHES_TYPES] })
const Size = Type.Object({ value: Type.String(), label: Type.String() })
const ofSizes = <Value>(value: TSchema) =>
  Type.Unsafe<Partial<Record<SizeType, Value>>>(
    Type.Object(Object.fromEntries(SIZE_TYPES.map((type) => [type, Type.Optional(value)])), {
      additionalProperties: false,
    }),
  )

/** The facts of a talent that the list of the lobby does not carry. */
export const TalentInfo = Type.Object({
  record: LobbyRecord,
  height: Type.Union([Height, Type.Null()]),
  clothes_type: Type.Union([ClothesTypeSchema, Type.Null()]),
  /** kind of size → what was chosen */
  clothes_size_object: ofSizes<Static<typeof Size>>(Size),
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
      /** kind of size → code of the catalogue; replaces all sizes */
      sizes: Type.Optional(ofSizes<string>(Type.String({ maxLength: 20 }))),
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
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})
