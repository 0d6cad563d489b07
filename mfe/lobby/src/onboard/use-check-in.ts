import { ApiError } from '@callboard/kit/data'
import { sayError } from '@callboard/kit/ui'
import type { CheckInPage } from '@callboard/lobby/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type CheckedInReply, freshPage, needsNewTicket, sendCheckIn, uploadPhoto } from '../data/check-in.ts'
import type { DraftKeeper, StoredPhoto } from './check-in-draft.ts'
import {
  type CheckInFields,
  EMPTY_FIELDS,
  errorsOf,
  type FieldErrors,
  type Step,
  serverErrors,
  stepsOf,
  wireFields,
} from './check-in-form.ts'

export interface CheckInFlow {
  readonly steps: readonly Step[]
  readonly step: Step
  readonly fields: CheckInFields
  readonly errors: FieldErrors
  /** The failure that belongs to no field. */
  readonly failure: string | null
  readonly busy: boolean
  /** The photo as it is shown. */
  readonly photoUrl: string | null
  readonly change: (change: Partial<CheckInFields>) => void
  readonly setPhoto: (photo: Blob | null) => void
  readonly back: () => void
  /** To the next step; on the last one it checks in. */
  readonly next: () => void
}

export interface CheckInOptions {
  readonly page: CheckInPage
  readonly kiosk: boolean
  readonly drafts: DraftKeeper
  readonly onDone: (done: CheckedInReply) => void
}

const startFields = ({ known, roles }: CheckInPage): CheckInFields => ({
  ...EMPTY_FIELDS,
  firstName: known?.first_name ?? '',
  lastName: known?.last_name ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  role: known?.role ?? (roles.length === 1 ? (roles[0] ?? '') : ''),
})

/** State and steps of a talent's check-in. */
export function useCheckIn({ page, kiosk, drafts, onDone }: CheckInOptions): CheckInFlow {
  const [draft] = useState(drafts.load)
  const skipForm = page.date?.skip_onboarding_talent_form ?? false
  const steps = useMemo(() => stepsOf(skipForm), [skipForm])
  const [ticket, setTicket] = useState(draft?.ticket ?? page.ticket ?? '')
  const [fields, setFields] = useState(() => draft?.fields ?? startFields(page))
  const [step, setStep] = useState<Step>(() => steps.find((each) => each === draft?.step) ?? 'you')
  const [stored, setStored] = useState<StoredPhoto | null>(draft?.photo ?? null)
  const [taken, setTaken] = useState<{ readonly bytes: Blob; readonly url: string } | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // The same key however often the button is pressed or the line breaks.
  const key = useRef(crypto.randomUUID())

  useEffect(() => {
    drafts.save({ ticket, fields, step, photo: stored })
  }, [drafts, ticket, fields, step, stored])
  useEffect(() => {
    if (taken) return () => URL.revokeObjectURL(taken.url)
  }, [taken])

  const change = (part: Partial<CheckInFields>) => {
    setFields((now) => ({ ...now, ...part }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
    key.current = crypto.randomUUID()
  }
  const setPhoto = (photo: Blob | null) => {
    setStored(null)
    setTaken(photo && { bytes: photo, url: URL.createObjectURL(photo) })
    setErrors({})
  }

  const newTicket = async () => {
    const fresh = await freshPage(page)
    setTicket(fresh.ticket ?? '')
    setStored(null)
    key.current = crypto.randomUUID()
    if (!taken && !skipForm) setStep('photo')
    setFailure(
      taken || skipForm
        ? 'This page was out of date and has been renewed. Please press the button again.'
        : 'This page was out of date and has been renewed. Please take your photo again.',
    )
  }

  const upload = async (withTicket: string): Promise<StoredPhoto | null> => {
    if (stored || !taken) return stored
    const photo = await uploadPhoto(withTicket, taken.bytes)
    setStored(photo)
    return photo
  }

  const submit = async () => {
    const photo = await upload(ticket)
    const done = await sendCheckIn(
      {
        ticket,
        ...wireFields(fields, skipForm),
        photo: skipForm ? undefined : photo?.photo,
        kiosk: kiosk || undefined,
      },
      key.current,
    )
    drafts.forget()
    onDone(done)
  }

  const refused = async (fault: unknown) => {
    if (needsNewTicket(fault)) {
      await newTicket()
      return
    }
    const { errors: found, step: where } = serverErrors(fault instanceof ApiError ? fault.fields : {})
    setErrors(found)
    if (where && steps.includes(where)) setStep(where)
    else setFailure(sayError(fault))
  }

  const advance = async () => {
    const index = steps.indexOf(step)
    const following = steps[index + 1]
    if (step === 'photo') await upload(ticket)
    if (following) setStep(following)
    else await submit()
  }

  const next = () => {
    if (busy) return
    const found = errorsOf(step, fields, { skipForm, hasPhoto: stored !== null || taken !== null })
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    advance()
      .catch(refused)
      .catch((fault: unknown) => setFailure(sayError(fault)))
      .finally(() => setBusy(false))
  }

  return {
    steps,
    step,
    fields,
    errors,
    failure,
    busy,
    photoUrl: taken?.url ?? stored?.url ?? null,
    change,
    setPhoto,
    back: () => {
      setErrors({})
      setFailure(null)
      setStep(steps[steps.indexOf(step) - 1] ?? step)
    },
    next,
  }
}
