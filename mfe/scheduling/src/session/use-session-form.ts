import { dayIn } from '@callboard/core/http-contract'
import { readersZone, refresh, toast, useAction, useNavigate } from '@callboard/kit'
import { useDraft } from '@callboard/kit/forms'
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
  type TypedDate,
  type TypedSession,
  typedSession,
  withNextDate,
} from './session-fields.ts'

interface Kept {
  readonly typed: TypedSession
  /** What the typing began from; a save says so, and is refused when there is a newer one. */
  readonly version: number | undefined
}

const NO_FAULTS: Faults = { dates: {} }

function useSaveSession(project: ProjectView, session: SessionView | undefined, forget: () => void) {
  const navigate = useNavigate()
  const refreshes = [getSession, getPublicSession, listProjects]
  const create = useAction(createSession, {
    refreshes,
    onDone: (made) => {
      forget()
      toast.ok(`${made.name} is ready. Its check-in link is above.`)
      void navigate(addresses.edit(project.uri, made._id), { replace: true })
    },
  })
  const update = useAction(updateSession, { refreshes, onDone: () => toast.ok('Session saved') })
  return session ? { update, create: undefined, ...pick(update) } : { update: undefined, create, ...pick(create) }
}

const pick = <T extends { busy: boolean; error: unknown; fields: Readonly<Record<string, string>>; reset: () => void }>({
  busy,
  error,
  fields,
  reset,
}: T) => ({ busy, error, fields, reset })

/** Everything that is typed about a session, and what became of saving it. */
export function useSessionForm(project: ProjectView, session: SessionView | undefined) {
  const [now] = useState(() => new Date())
  const [initial] = useState<Kept>(() => ({
    typed: session ? typedSession(session) : newSession(readersZone(), now, crypto.randomUUID()),
    version: session?.version,
  }))
  const [kept, setKept] = useState(initial)
  const name = session?._id ?? `new:${project._id}`
  const { draft, forget } = useDraft(`session:${name}`, kept)
  const [restorable, setRestorable] = useState(draft)
  if (restorable) {
    setKept(restorable)
    setRestorable(undefined)
  }
  const [saved, setSaved] = useState(initial.typed)
  const [checked, setChecked] = useState<Faults>(NO_FAULTS)
  const save = useSaveSession(project, session, forget)
  const { typed } = kept
  const change = (next: (now: TypedSession) => TypedSession) =>
    setKept((before) => ({ ...before, typed: next(before.typed) }))
  const begin = (from: SessionView) => {
    const fresh = typedSession(from)
    setKept({ typed: fresh, version: from.version })
    setSaved(fresh)
    forget()
  }
  const theirs = conflictOf<SessionView>(save.error)
  const answered = serverFaults(save.fields, typed)
  const submit = async () => {
    const faults = faultsIn(typed)
    setChecked(faults)
    if (!isFaultless(faults)) return
    const fields = sessionFields(typed)
    if (save.create) return void (await save.create.run({ studio: project._id, ...fields }))
    if (!session || !save.update) return
    const reply = await save.update.run({ id: session._id, version: kept.version ?? session.version, ...fields })
    if (reply) begin(reply)
  }
  return {
    typed,
    now,
    today: dayIn(typed.timeZone, now),
    dirty: JSON.stringify(typed) !== JSON.stringify(saved),
    restored: draft !== undefined && JSON.stringify(typed) !== JSON.stringify(saved),
    nameFault: checked.name ?? answered.name,
    faultsOf: (key: string) => ({ ...answered.dates[key], ...checked.dates[key] }),
    busy: save.busy,
    error: isFaultless(answered) ? save.error : undefined,
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
      if (theirs) setKept((mine) => ({ ...mine, version: theirs.version }))
      save.reset()
    },
    loadTheirs: () => {
      if (theirs) begin(theirs)
      save.reset()
      void refresh(getSession)
    },
    discard: () => {
      setKept(session ? { typed: typedSession(session), version: session.version } : initial)
      if (session) setSaved(typedSession(session))
      setChecked(NO_FAULTS)
      save.reset()
      forget()
    },
  }
}

export type SessionForm = ReturnType<typeof useSessionForm>
