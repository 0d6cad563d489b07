import { type Form, formFaults } from '@callboard/core/http-contract'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { Action } from '../actions/use-action.ts'
import { ApiError } from '../call/api-error.ts'
import { conflictOf } from './conflict-of.ts'
import type { DraftPlace } from './drafts.ts'
import { standingMarks } from './standing-marks.ts'
import { typedSince } from './typed-since.ts'
import { unsaidFaults } from './unsaid-faults.ts'
import { useTypedDraft } from './use-typed-draft.ts'

/** Path of a field → its fault. */
export type FormFaults = Readonly<Record<string, string | undefined>>

/** Typed values and the version they began from; a save sends the version and is refused when there is a newer one. */
interface Kept<T> {
  readonly typed: T
  readonly version: number
}

export interface FormOptions<T extends object, I extends object> {
  /** Fields, rules and sentences, from the contract. */
  readonly form: Form
  /** Values of the form at first, and of a newer version while nothing is typed. */
  readonly from: T | (() => T)
  /** Converts the typed values to the endpoint's input. */
  readonly input: (typed: T) => I
  /** Rules that a schema cannot say, by the paths of the fields. */
  readonly rules?: (typed: T) => FormFaults
  /** Path of the wire → path of the field that shows it, where that is another one. */
  readonly fieldOf?: (path: string) => string
  /** Code of a refusal → the field whose fault it is. */
  readonly codes?: Readonly<Record<string, string>>
  /** Its state; the action of a new thing and that of a changed one are two. */
  readonly action: Pick<Action<never>, 'busy' | 'error' | 'fields' | 'reset'>
  /** @returns the reply, or undefined when it was refused */
  readonly save: (input: I, version: number) => Promise<unknown>
  /** Of the draft that is kept over a reload, with the id of the edited thing; without it nothing is kept. */
  readonly draft?: string
  /** Default: in the tab. */
  readonly draftIn?: DraftPlace
  /** Of the edited thing, where its changes have versions. */
  readonly version?: number
  /** Converts the server's present version to typed values, after a conflict. */
  readonly typedOf?: (current: never) => T
}

const same = (path: string) => path
/** The server's faults by field, from its marks and from refusals whose code is about a field. */
function markedBy(
  error: unknown,
  fields: Readonly<Record<string, string>>,
  codes: Readonly<Record<string, string>>,
) {
  const field = error instanceof ApiError ? codes[error.code] : undefined
  return field === undefined || !(error instanceof ApiError) ? fields : { ...fields, [field]: error.message }
}

const NO_CODES = {}
const noRules = (): FormFaults => ({})

/** The faults by the paths of the fields; of several for one field, the first. */
function byField(faults: FormFaults, fieldOf: (path: string) => string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [path, words] of Object.entries(faults)) {
    const field = fieldOf(path)
    if (words !== undefined) found[field] ??= words
  }
  return found
}

/**
 * A form of a contract: the typed values, their faults, and their way to the server. Faults of the schema, of the
 * rules and of the server all stand at their fields; after a try they are looked at again with every change.
 */
export function useForm<T extends object, I extends object>(options: FormOptions<T, I>) {
  const { form, input, rules = noRules, fieldOf = same, codes = NO_CODES, action, typedOf } = options
  const stored = (): Kept<T> => ({
    typed: typeof options.from === 'function' ? options.from() : options.from,
    version: options.version ?? 0,
  })
  const typing = useTypedDraft<Kept<T>>(options.draft, options.draftIn ?? 'tab', stored, (kept, begun) => ({
    ...kept,
    typed: { ...begun.typed, ...kept.typed },
  }))
  const { typed, version } = typing.typed
  // A form in which nothing is typed follows what is stored.
  if (!typing.dirty && (options.version ?? 0) > version) typing.begin(stored())
  const [checked, setChecked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [sent, setSent] = useState<T>()
  /** Of the save that is on its way. */
  const onItsWay = useRef<{ readonly sent: T; isTypedOn: boolean }>(undefined)
  const element = useRef<HTMLElement>(null)
  const shown = useRef(new Set<string>())

  const faults = (now: T) => byField({ ...formFaults(form, input(now)), ...rules(now) }, fieldOf)
  const own = checked ? faults(typed) : {}
  const marked = byField(markedBy(action.error, action.fields, codes), fieldOf)
  const said = { ...standingMarks(marked, sent, typed), ...own }
  const conflict = conflictOf(action.error)

  // After the faults are drawn, the person stands at the first of them.
  useEffect(() => {
    if (attempt > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const isMarked = Object.keys(marked).length > 0
  useEffect(() => {
    if (isMarked && action.error !== undefined) setAttempt((now) => now + 1)
  }, [isMarked, action.error])

  const change = (next: Partial<T> | ((now: T) => Partial<T>)) => {
    if (onItsWay.current) onItsWay.current.isTypedOn = true
    typing.change((before) => ({
      ...before,
      typed: { ...before.typed, ...(typeof next === 'function' ? next(before.typed) : next) },
    }))
  }
  const errorAt = (path: string): string | undefined => {
    shown.current.add(path)
    return said[path]
  }
  const set = <Name extends keyof T & string>(name: Name, value: T[Name]) =>
    change({ [name]: value } as unknown as Partial<T>)

  return {
    typed,
    version,
    /** Values at the start of the typing. */
    begun: typing.begun.typed,
    dirty: typing.dirty,
    restored: typing.restored,
    busy: action.busy,
    /** For the element around the fields, where there is no `<FormFrame>`. */
    element,
    change,
    /** Fills in values that are known late; they do not make the form dirty. */
    fill: (next: (now: T) => T) => typing.fill((before) => ({ ...before, typed: next(before.typed) })),
    errorAt,
    /** Props of a text input or a text area. */
    text: <Name extends keyof T & string>(name: Name) => ({
      name,
      value: typed[name] as string,
      error: errorAt(name),
      // The event's target is gone by the time the update runs.
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, currentTarget.value as T[Name]),
    }),
    /** Props of a switch or a checkbox. */
    tick: <Name extends keyof T & string>(name: Name) => ({
      name,
      checked: typed[name] as boolean,
      error: errorAt(name),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        set(name, currentTarget.checked as T[Name]),
    }),
    /** Props of any other input. */
    value: <Name extends keyof T & string>(name: Name) => ({
      name,
      value: typed[name],
      error: errorAt(name),
      onChange: (value: T[Name]) => set(name, value),
    }),
    /** The fault that no field shows. */
    fault: conflict ? undefined : unsaidFaults(action.error, marked, (path) => shown.current.has(path)),
    /** Faults of the fields that are known now, by path. */
    faults: said,
    /** The server's version, after another person has saved meanwhile. */
    conflict,
    keepMine: () => {
      if (conflict) typing.change((before) => ({ ...before, version: conflict.version }))
      action.reset()
    },
    loadTheirs: () => {
      if (conflict && typedOf) typing.begin({ typed: typedOf(conflict as never), version: conflict.version })
      setChecked(false)
      action.reset()
    },
    discard: () => {
      typing.begin(typing.begun)
      setChecked(false)
      action.reset()
    },
    /** Holds the stored values; nothing counts as typed but what was typed while they were saved. */
    begin: (from: T, at = 0) => {
      const sent = onItsWay.current?.sent
      typing.begin(
        { typed: from, version: at },
        sent && (({ typed }) => ({ typed: typedSince(sent, typed, from), version: at })),
      )
      setChecked(false)
    },
    forget: typing.forget,
    /** @returns whether it is saved */
    submit: async (): Promise<boolean> => {
      setChecked(true)
      if (Object.keys(faults(typed)).length > 0) {
        setAttempt((now) => now + 1)
        return false
      }
      setSent(typed)
      const saving = { sent: typed, isTypedOn: false }
      onItsWay.current = saving
      const reply = await options.save(input(typed), version)
      if (onItsWay.current === saving) onItsWay.current = undefined
      if (reply === undefined) return false
      if (!saving.isTypedOn) typing.forget()
      setChecked(false)
      return true
    },
  }
}
