import { dayIn } from '@callboard/core/http-contract'
import { ApiError, useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { readersZone, toast, undoSeconds, useNavigate } from '@callboard/kit/ui'
import {
  type ProjectView,
  type SessionView,
  sessionForm,
  sessionRules,
  TOUCHES_APPOINTMENTS,
} from '@callboard/projects/contract'
import { useEffect, useState } from 'react'
import { createSessionAction, reloadSession, updateSessionAction } from '../data/sessions.ts'
import { addresses } from '../shared/addresses.ts'
import {
  fieldOf,
  newSession,
  savedSession,
  sessionFields,
  type TypedDate,
  type TypedSession,
  typedSession,
  withNextDate,
} from './session-fields.ts'
import { askAgreement } from './touched-appointments.ts'

const isAsked = (error: unknown) => error instanceof ApiError && error.code === TOUCHES_APPOINTMENTS

/** The toast whose Undo brings a removed date back, for as long as that is not saved. */
const REMOVED = 'removed date'

/** Typed values of a session, and the result of saving them. */
export function useSessionForm(project: ProjectView, session: SessionView | undefined) {
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const create = useAction(createSessionAction, {
    onDone: ({ _id }) => void navigate(addresses.edit(project.uri, _id), { replace: true }),
  })
  const update = useAction(updateSessionAction, {
    onDone: (saved) => {
      toast.hide(REMOVED)
      form.begin(savedSession(saved, form.typed), saved.version)
    },
    onRefused: async (refusal, input) => {
      if (!session) return undefined
      const agreed_appointments = await askAgreement(session, input, refusal)
      if (agreed_appointments !== undefined) return { ...input, agreed_appointments }
      // The question was the answer: nothing is wrong with what is typed.
      if (refusal.code === TOUCHES_APPOINTMENTS) update.reset()
      return undefined
    },
  })
  const action = session ? update : create
  const form = useForm({
    form: sessionForm,
    rules: (typed: TypedSession) => sessionRules(sessionFields(typed)),
    from: () => (session ? typedSession(session) : newSession(readersZone(), now, crypto.randomUUID())),
    input: (typed) => ({ studio: project._id, ...sessionFields(typed) }),
    fieldOf,
    draft: `session:${session?._id ?? `new:${project._id}`}`,
    version: session?.version,
    typedOf: typedSession,
    action,
    save: ({ studio, ...fields }, version) =>
      session ? update.run({ id: session._id, version, ...fields }) : create.run({ studio, ...fields }),
  })
  useEffect(() => () => toast.hide(REMOVED), [])
  const { typed } = form
  /** The server marks dates by their place; it knows nothing of the places from now on. */
  const changeDates = (next: (dates: TypedSession['dates']) => TypedSession['dates']) => {
    action.reset()
    form.change(({ dates }) => ({ dates: next(dates) }))
  }
  return {
    ...form,
    // A question to the person, which its dialog asks.
    fault: isAsked(update.error) ? undefined : form.fault,
    now,
    today: dayIn(typed.timeZone, now),
    changeDate: (key: string, next: Partial<TypedDate>) =>
      changeDates((dates) => dates.map((date) => (date.key === key ? { ...date, ...next } : date))),
    /** @returns the key of the added date; of the one that the session has on this day already */
    addDate: (day?: string): string => {
      const there = typed.dates.find(({ date }) => date === day)
      if (there) return there.key
      const key = crypto.randomUUID()
      form.change((before) => withNextDate(before, now, key, day))
      return key
    },
    removeDate: (key: string) => {
      const before = typed.dates
      changeDates((dates) => dates.filter((date) => date.key !== key))
      toast.ok('The date goes when you save.', {
        id: REMOVED,
        stays: undoSeconds() * 1000,
        action: { label: 'Undo', run: () => changeDates(() => before) },
      })
    },
    loadTheirs: () => {
      form.loadTheirs()
      if (session) void reloadSession(session._id)
    },
  }
}

export type SessionForm = ReturnType<typeof useSessionForm>
