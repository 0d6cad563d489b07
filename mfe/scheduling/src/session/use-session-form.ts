import { dayIn } from '@callboard/core/http-contract'
import { faultsWithoutField, refresh, useAction, useTypedDraft } from '@callboard/kit/data'
import { readersZone, toast, useNavigate } from '@callboard/kit/ui'
import {
  createSession,
  getPublicSession,
  getSession,
  listProjects,
  type ProjectView,
  type SessionView,
  updateSession,
} from '@callboard/projects/contract'
import { useState } from 'react'
import { addresses } from '../shared/addresses.ts'
import { conflictOf } from '../shared/conflict-of.ts'
import {
  type Faults,
  faultsIn,
  isFaultless,
  newSession,
  serverFaults,
  sessionFields,
  shownFields,
  type TypedDate,
  type TypedSession,
  typedSession,
  withNextDate,
} from './session-fields.ts'

interface Kept {
  readonly typed: TypedSession
  /** What the typing began from; a save says so, and is refused when there is a newer one. 0 for a new session. */
  readonly version: number
}

const NO_FAULTS: Faults = { dates: {} }
const REFRESHES = [getSession, getPublicSession, listProjects]

const keptOf = (session: SessionView): Kept => ({ typed: typedSession(session), version: session.version })

function useSaveSession(project: ProjectView, session: SessionView | undefined) {
  const navigate = useNavigate()
  const create = useAction(createSession, {
    refreshes: REFRESHES,
    onDone: (made) => {
      toast.ok(`${made.name} is ready. Copy its check-in link at the top.`)
      void navigate(addresses.edit(project.uri, made._id), { replace: true })
    },
  })
  const update = useAction(updateSession, { refreshes: REFRESHES, onDone: () => toast.ok('Session saved') })
  const run = ({ typed, version }: Kept) => {
    const fields = sessionFields(typed)
    return session
      ? update.run({ id: session._id, version, ...fields })
      : create.run({ studio: project._id, ...fields })
  }
  return { ...(session ? update : create), run }
}

/** Everything that is typed about a session, and what became of saving it. */
export function useSessionForm(project: ProjectView, session: SessionView | undefined) {
  const [now] = useState(() => new Date())
  const typing = useTypedDraft<Kept>(`session:${session?._id ?? `new:${project._id}`}`, () =>
    session ? keptOf(session) : { typed: newSession(readersZone(), now, crypto.randomUUID()), version: 0 },
  )
  const save = useSaveSession(project, session)
  const [checked, setChecked] = useState<Faults>(NO_FAULTS)
  const { typed } = typing.typed
  const change = (next: (now: TypedSession) => TypedSession) =>
    typing.change((before) => ({ ...before, typed: next(before.typed) }))
  const answered = serverFaults(save.fields, typed)
  const theirs = conflictOf<SessionView>(save.error)
  /** @returns whether it is saved */
  const submit = async () => {
    const faults = faultsIn(typed)
    setChecked(faults)
    if (!isFaultless(faults)) return false
    const reply = await save.run(typing.typed)
    if (!reply) return false
    if (session) typing.begin(keptOf(reply))
    else typing.forget()
    return true
  }
  return {
    typed,
    now,
    today: dayIn(typed.timeZone, now),
    dirty: typing.dirty,
    restored: typing.restored,
    nameFault: checked.name ?? answered.name,
    faultsOf: (key: string) => ({ ...answered.dates[key], ...checked.dates[key] }),
    busy: save.busy,
    /** What is not said at a field. */
    error: faultsWithoutField(save, shownFields(save.fields, typed)),
    theirs,
    change,
    changeDate: (key: string, next: Partial<TypedDate>) => {
      setChecked(({ dates: { [key]: _, ...dates }, ...rest }) => ({ ...rest, dates }))
      change((before) => ({
        ...before,
        dates: before.dates.map((date) => (date.key === key ? { ...date, ...next } : date)),
      }))
    },
    addDate: () => change((before) => withNextDate(before, now, crypto.randomUUID())),
    removeDate: (key: string) => {
      const before = typed.dates
      change((all) => ({ ...all, dates: all.dates.filter((date) => date.key !== key) }))
      toast.undo('The date goes when you save.', () => change((all) => ({ ...all, dates: before })))
    },
    submit,
    keepMine: () => {
      if (theirs) typing.change((before) => ({ ...before, version: theirs.version }))
      save.reset()
    },
    loadTheirs: () => {
      if (theirs) typing.begin(keptOf(theirs))
      save.reset()
      void refresh(getSession)
    },
    discard: () => {
      typing.begin(session ? keptOf(session) : typing.begun)
      setChecked(NO_FAULTS)
      save.reset()
    },
  }
}

export type SessionForm = ReturnType<typeof useSessionForm>
