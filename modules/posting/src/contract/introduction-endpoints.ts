import {
  defineEndpoint,
  defineForm,
  EVERYONE,
  emailFormat,
  idFormat,
  lineFormat,
  subjectOf,
} from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { linkSubject } from './subjects.ts'

const Id = Type.Object({ id: Type.String(idFormat) })
const onLink = subjectOf(linkSubject, { id: 'id' }, 'anybody')

/** Minutes for which a code is good, at least. */
export const ANSWER_CODE_MINUTES = 15

export const sendAnswerCode = defineEndpoint({
  name: 'posting.sendAnswerCode',
  summary: 'Mail a code to a viewer of a posting link who wants to answer without an account',
  method: 'POST',
  path: '/studio/posting-link-by-id/{id}/answer-code',
  access: EVERYONE,
  subject: onLink,
  params: Id,
  body: Type.Object({ email: Type.String(emailFormat) }),
  /** false where the install has no mail server: the code is in its message log */
  reply: Type.Object({ sent: Type.Boolean() }),
  limits: [
    { per: { field: 'email', and: 'address' }, max: 5, seconds: ANSWER_CODE_MINUTES * 60 },
    // The code of a quarter of an hour is one: who asks for it after others have asked has it in the mailbox.
    { per: { field: 'email' }, max: 10, seconds: ANSWER_CODE_MINUTES * 60, beyond: { sent: true } },
    { per: 'address', max: 60, seconds: 3600 },
  ],
})

export const answerAs = defineEndpoint({
  name: 'posting.answerAs',
  summary:
    'Say the code that came by e-mail; the answer is the name by which the link knows the viewer from then on',
  method: 'POST',
  path: '/studio/posting-link-by-id/{id}/answer-as',
  access: EVERYONE,
  subject: onLink,
  params: Id,
  body: Type.Object({
    email: Type.String(emailFormat),
    name: Type.String({ ...lineFormat, maxLength: 100 }),
    code: Type.String({ pattern: '^\\s*([0-9]\\s*){6}$' }),
  }),
  reply: Type.Object({ link: Type.String(idFormat) }),
  limits: [
    { per: { field: 'email', and: 'address' }, max: 10, seconds: ANSWER_CODE_MINUTES * 60, failures: true },
    { per: { field: 'email' }, max: 30, seconds: ANSWER_CODE_MINUTES * 60, failures: true },
  ],
})

export const answerCodeForm = defineForm(sendAnswerCode, { email: 'Type an e-mail address' })
export const answerAsForm = defineForm(answerAs, {
  name: 'Type your name',
  code: 'Type the six digits of the e-mail',
})
