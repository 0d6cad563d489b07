import { type BotCheck, useBotCheck } from '@callboard/kit/bot-check'
import { ApiError, useSession } from '@callboard/kit/data'
import { sayError } from '@callboard/kit/ui'
import type { CheckInPage } from '@callboard/lobby/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type CheckedInReply,
  freshPage,
  needsNewTicket,
  saveToProfile,
  sendCheckIn,
} from '../data/check-in.ts'
import type { DraftKeeper, StoredPhoto } from './check-in-draft.ts'
import {
  type CheckInFields,
  EMPTY_FIELDS,
  errorsOf,
  type FieldErrors,
  profileFacts,
  type Step,
  serverErrors,
  stepsOf,
  wireFields,
} from './check-in-form.ts'
import { STILL_UPLOADING, type Tapes, tapesFault, useTapes } from './uploads/use-tapes.ts'
import { useCheckInPhotos } from './use-check-in-photos.ts'
import { useKioskStep, useStep } from './use-step.ts'

export interface CheckInFlow {
  readonly steps: readonly Step[]
  readonly step: Step
  readonly fields: CheckInFields
  readonly errors: FieldErrors
  /** The failure that belongs to no field. */
  readonly failure: string | null
  readonly busy: boolean
  /** What the profile says is not what the talent says now: the profile can be changed with the check-in. */
  readonly asksProfile: boolean
  readonly hasPhoto: boolean
  /** The photo as it is shown; null as well for one that this browser cannot show yet. */
  readonly photoUrl: string | null
  /** The videos of a Video Submission; null elsewhere, and until their code has loaded. */
  readonly tapes: Tapes | null
  readonly botCheck: BotCheck
  readonly change: (change: Partial<CheckInFields>) => void
  readonly setPhoto: (photo: Blob | null) => void
  /** The file that was chosen last cannot be the photo. */
  readonly refusePhoto: (fault: string) => void
  /** A photo that the camera is still making: the next step waits for it. */
  readonly takePhoto: (shot: Promise<Blob | null>) => void
  readonly headshots: readonly StoredPhoto[]
  /** How many of the profile come along when none are added. */
  readonly ownHeadshots: number
  readonly addHeadshot: (file: Blob) => Promise<void>
  readonly removeHeadshot: (headshot: StoredPhoto) => void
  readonly back: () => void
  /** To the next step; on the last one it checks in. */
  readonly next: () => void
}

export interface CheckInOptions {
  readonly page: CheckInPage
  readonly kiosk: boolean
  readonly drafts: DraftKeeper
  /** Id of the talent's account, on a device of their own. */
  readonly account?: string
  readonly onDone: (done: CheckedInReply) => void
}

const startFields = ({ known, roles }: CheckInPage): CheckInFields => ({
  ...EMPTY_FIELDS,
  firstName: known?.first_name ?? '',
  lastName: known?.last_name ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  role: known?.role ?? (roles.length === 1 ? (roles[0] ?? '') : ''),
  sagNumber: known?.sagnumber ?? '',
  isRepresented: known?.agent != null,
  agent: known?.agent ?? '',
  agentEmail: known?.agent_email ?? '',
  agentPhone: known?.agent_phone ?? '',
  actualCall: known?.call_time ?? '',
})

const KNOWN_FIELDS = [
  ...(['firstName', 'lastName', 'phone'] as const),
  ...(['isRepresented', 'agent', 'agentEmail', 'agentPhone'] as const),
]

/** State and steps of a talent's check-in. */
export function useCheckIn({ page, kiosk, drafts, account, onDone }: CheckInOptions): CheckInFlow {
  const [draft] = useState(drafts.load)
  const skipForm = page.date?.skip_onboarding_talent_form ?? false
  const isSelfTape = page.date?.location_type === 'Video Submission'
  const steps = useMemo(() => stepsOf(skipForm, isSelfTape), [skipForm, isSelfTape])
  const [ticket, setTicket] = useState(draft?.ticket ?? page.ticket ?? '')
  const tapes = useTapes(isSelfTape, ticket, kiosk ? null : page.session_id)
  const [fields, setFields] = useState(() => draft?.fields ?? startFields(page))
  const onPhone = useStep(steps.find((each) => each === draft?.step) ?? 'you')
  const atKiosk = useKioskStep()
  const place = kiosk ? atKiosk : onPhone
  const { step } = place
  const photos = useCheckInPhotos(ticket, draft)
  const { photo, headshots } = photos
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // The same key however often the button is pressed or the line breaks.
  const key = useRef(crypto.randomUUID())
  const botCheck = useBotCheck(useSession().kind !== 'user')
  /** The answer that went out with the key. */
  const sentWith = useRef<string>(undefined)

  useEffect(() => {
    drafts.save({ ticket, fields, step, photo: photo.stored, headshots })
  }, [drafts, ticket, fields, step, photo, headshots])
  const [known] = useState(() => startFields(page))
  const asksProfile =
    account !== undefined &&
    page.known?.profile_is_whole === true &&
    KNOWN_FIELDS.some((field) => fields[field] !== known[field])
  const change = (part: Partial<CheckInFields>) => {
    setFields((now) => ({ ...now, ...part }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
    key.current = crypto.randomUUID()
  }
  const changed = () => {
    setErrors({})
    setFailure(null)
    key.current = crypto.randomUUID()
  }
  const setPhoto = (bytes: Blob | null) => {
    photos.setPhoto(bytes)
    changed()
  }
  const refusePhoto = (fault: string) => {
    setPhoto(null)
    setErrors({ photo: fault })
  }
  const takePhoto = (shot: Promise<Blob | null>) => {
    photos.takePhoto(shot)
    changed()
  }

  const newTicket = async () => {
    const fresh = await freshPage(page)
    setTicket(fresh.ticket ?? '')
    const own = photos.forgetStored()
    key.current = crypto.randomUUID()
    if (!own && !skipForm) place.go('photo')
    setFailure(
      own || skipForm
        ? 'This page was out of date and has been renewed. Please press the button again.'
        : 'This page was out of date and has been renewed. Please take your photo again.',
    )
  }

  const submit = async () => {
    const sent = await photos.upload()
    const input = {
      ticket,
      ...wireFields(fields, skipForm),
      photo: skipForm ? undefined : sent?.photo,
      photos: skipForm || headshots.length === 0 ? undefined : headshots.map((each) => each.photo),
      videos: tapes?.rows.flatMap(({ ref }) => ref?.key ?? []),
      kiosk: kiosk || undefined,
    }
    const done = await botCheck.send((captcha) => {
      if (sentWith.current !== captcha) key.current = crypto.randomUUID()
      sentWith.current = captcha
      return sendCheckIn({ ...input, captcha }, key.current)
    })
    if (!done) return
    if (asksProfile && fields.toProfile)
      await saveToProfile(account, profileFacts(fields, skipForm, page.known?.phone ?? null))
    drafts.forget()
    tapes?.queue.clear()
    await place.leave()
    onDone(done)
  }

  const refused = async (fault: unknown) => {
    if (needsNewTicket(fault)) {
      await newTicket()
      return
    }
    const { errors: found, step: where } = serverErrors(fault instanceof ApiError ? fault.fields : {})
    if (found.photo) setPhoto(null)
    setErrors(found)
    if (where && steps.includes(where)) place.go(where)
    else setFailure(sayError(fault))
  }

  const advance = async () => {
    const index = steps.indexOf(step)
    const following = steps[index + 1]
    if (step === 'photo') await photos.upload()
    if (following) place.go(following)
    else await submit()
  }

  const goOn = async () => {
    const found = errorsOf(step, fields, {
      skipForm,
      hasPhoto: await photos.hasPhoto(),
      videos: isSelfTape ? (tapes?.rows.length ?? 0) : null,
    })
    setErrors(found)
    if (Object.keys(found).length > 0) return
    if (tapes && (step === 'videos' || step === 'review')) {
      const fault = tapesFault(tapes.rows)
      if (fault !== undefined) {
        setErrors({ videos: fault })
        return place.go('videos')
      }
      if (step === 'review' && tapes.rows.some(({ state }) => state === 'sending'))
        return setFailure(STILL_UPLOADING)
    }
    await advance()
  }
  const next = () => {
    if (busy) return
    setFailure(null)
    setBusy(true)
    goOn()
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
    asksProfile,
    hasPhoto: photo.taken !== null || photo.stored !== null,
    photoUrl: photo.taken?.url ?? photo.stored?.url ?? null,
    tapes,
    botCheck,
    change,
    setPhoto,
    refusePhoto,
    takePhoto,
    headshots,
    ownHeadshots: page.known?.headshots ?? 0,
    addHeadshot: async (file) => {
      await photos.addHeadshot(file)
      changed()
    },
    removeHeadshot: (headshot) => {
      photos.removeHeadshot(headshot)
      changed()
    },
    back: () => {
      setErrors({})
      setFailure(null)
      place.back(steps[steps.indexOf(step) - 1] ?? step)
    },
    next,
  }
}
