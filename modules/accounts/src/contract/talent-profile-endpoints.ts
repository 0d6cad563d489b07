import {
  dayFormat,
  defineEndpoint,
  defineForm,
  emailFormat,
  fileBody,
  idFormat,
  subjectOf,
  uploadQuota,
} from '@callboard/core/http-contract'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { HEADSHOTS_LIMIT, PHOTO_LIMIT_BYTES, PHOTO_TYPES } from './photo-rules.ts'
import { MOST_INCHES, TALLEST_FEET } from './size-rules.ts'
import { ChosenSizes, ClothesTypeSchema, Height, SizeCodes } from './size-schemas.ts'
import { accountSubject } from './subjects.ts'

const UserId = Type.Object({ id: Type.String(idFormat) })
const own = subjectOf(accountSubject, { id: 'id' }, ['self'])
const TALENT = ['talent'] as const
const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Long enough that the rules of the profile say what is wrong. */
const Typed = Type.Optional(Type.String({ maxLength: 1000 }))

const Headshot = Type.Object({ _id: Type.String(idFormat), url: Type.String() })
export type Headshot = Static<typeof Headshot>

/** What a talent tells about themselves, beside what every account has. */
export const TalentProfile = Type.Object({
  _id: Type.String(idFormat),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(emailFormat),
  phone: OrNull(Type.String()),
  /** At most four; the first one is the logo. */
  photos: Type.Array(Headshot),
  isRepresented: Type.Boolean(),
  agent: OrNull(Type.String()),
  agent_email: OrNull(Type.String()),
  agent_phone: OrNull(Type.String()),
  date_of_birth: OrNull(Type.String(dayFormat)),
  /** Of a talent under 18: gets the messages. */
  guardian: OrNull(Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() })),
  height: OrNull(Height),
  clothes_type: OrNull(ClothesTypeSchema),
  clothes_size_object: ChosenSizes,
  instagram_handle: OrNull(Type.String()),
  tiktok_handle: OrNull(Type.String()),
  /** Grows with every save of Additional Details. */
  version: Type.Integer(),
})
export type TalentProfile = Static<typeof TalentProfile>

export const getTalentProfile = defineEndpoint({
  name: 'accounts.getTalentProfile',
  summary: 'The own profile of a talent',
  method: 'GET',
  path: '/auth/user/{id}/talent-profile',
  access: TALENT,
  subject: own,
  params: UserId,
  reply: TalentProfile,
})

export const saveAboutMe = defineEndpoint({
  name: 'accounts.saveAboutMe',
  summary:
    'Change the name and number of a talent, who must have a headshot, and the agent where it says whether there is one; faults come in the order of the form',
  method: 'POST',
  path: '/auth/user/{id}/about-me',
  access: TALENT,
  subject: own,
  params: UserId,
  body: Type.Object(
    {
      first_name: Typed,
      last_name: Typed,
      phone: Typed,
      /** The account's own one: another address is a super admin's to give. */
      email: Typed,
      /** As a check-in asks for them. Left out, the agent stays as it is. */
      isRepresented: Type.Optional(Type.Boolean()),
      agent: Typed,
      agent_email: Typed,
      agent_phone: Typed,
    },
    { additionalProperties: false },
  ),
  reply: TalentProfile,
})

export const saveTalentDetails = defineEndpoint({
  name: 'accounts.saveTalentDetails',
  summary: 'Change agent, birth date, guardian, sizes and handles of a talent; what is left out is none',
  method: 'POST',
  path: '/auth/user/{id}/details',
  access: TALENT,
  subject: own,
  params: UserId,
  body: Type.Object(
    {
      isRepresented: Type.Boolean(),
      agent: Typed,
      agent_email: Typed,
      agent_phone: Typed,
      date_of_birth: Type.Optional(Type.String({ maxLength: 10 })),
      guardian: Type.Optional(
        Type.Object(
          { name: Typed, email: Typed, phone: Typed, consent: Type.Optional(Type.Boolean()) },
          { additionalProperties: false },
        ),
      ),
      height: Type.Optional(OrNull(Height)),
      clothes_type: Type.Optional(OrNull(ClothesTypeSchema)),
      sizes: Type.Optional(SizeCodes),
      instagram_handle: Typed,
      tiktok_handle: Typed,
      version: Type.Integer(),
    },
    { additionalProperties: false },
  ),
  reply: TalentProfile,
})

const Headshots = Type.Object({ photos: Type.Array(Headshot) })
const limits = [{ per: 'actor', max: 60, seconds: 60 }] as const

export const addHeadshot = defineEndpoint({
  name: 'accounts.addHeadshot',
  summary: 'Add a headshot behind the others: upright, and without the place where it was taken',
  method: 'POST',
  path: '/auth/user/{id}/headshots',
  access: TALENT,
  subject: own,
  params: UserId,
  body: fileBody(PHOTO_LIMIT_BYTES, PHOTO_TYPES),
  reply: Headshots,
  limits: [...limits, uploadQuota('actor', 2)],
})

export const orderHeadshots = defineEndpoint({
  name: 'accounts.orderHeadshots',
  summary: 'Put the headshots in another order; the first one is the logo',
  method: 'PUT',
  path: '/auth/user/{id}/headshots',
  access: TALENT,
  subject: own,
  params: UserId,
  body: Type.Object(
    { order: Type.Array(Type.String(idFormat), { maxItems: HEADSHOTS_LIMIT, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  reply: Headshots,
  limits,
})

export const removeHeadshot = defineEndpoint({
  name: 'accounts.removeHeadshot',
  summary: 'Remove a headshot and its file',
  method: 'DELETE',
  path: '/auth/user/{id}/headshots/{headshot}',
  access: TALENT,
  subject: own,
  params: Type.Object({ id: Type.String(idFormat), headshot: Type.String(idFormat) }),
  reply: Headshots,
  limits,
})

/** Its rules (`aboutMeFaults`) say all that the schema could. */
export const aboutMeForm = defineForm(saveAboutMe, {})

export const talentDetailsForm = defineForm(saveTalentDetails, {
  'height.ft': `From 0 to ${TALLEST_FEET}`,
  'height.inches': `From 0 to ${MOST_INCHES}`,
})
