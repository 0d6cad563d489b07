import { IconCheck, IconCircleCheck, IconClock } from '@callboard/kit/icons'
import { nameInitials } from '@callboard/kit/labels'
import { fullName, VisuallyHidden } from '@callboard/kit/ui'
import type { TimeReplyView } from '@callboard/scheduling/contract'
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'
import type { Held } from './carried.ts'
import styles from './schedule.module.css'

const TalentMenu = lazy(() => import('./talent-menu.tsx'))

/** What staff do with an appointment. */
export interface ChipActions {
  readonly onMove: (held: Held) => void
  readonly onCancel: (held: Held) => void
  readonly onMark: (held: Held, isHere: boolean) => void
}

/** What the person said to the time. */
function ReplyMark({ reply }: { readonly reply: NonNullable<TimeReplyView> }) {
  const isYes = reply.answer === 'confirmed'
  const words = isYes ? 'Confirmed' : `Asks for another time: ${reply.note}`
  return (
    <span className={isYes ? styles.here : styles.asks} title={words}>
      {isYes ? <IconCheck size={16} aria-hidden /> : <IconClock size={16} aria-hidden />}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

/** Picture and name of a person, and a mark once they are here. */
export function PersonFace(props: {
  readonly name: string
  readonly photoUrl: string | null
  readonly isHere?: boolean
  readonly reply?: TimeReplyView
}): ReactNode {
  const { name, photoUrl } = props
  return (
    <>
      <span className={styles.photo} aria-hidden>
        {photoUrl ? <img src={photoUrl} alt="" loading="lazy" draggable={false} /> : nameInitials(name)}
      </span>
      <span className={styles.name}>{name}</span>
      {props.isHere ? (
        <span className={styles.here}>
          <IconCircleCheck size={16} aria-hidden />
          Here
        </span>
      ) : props.reply ? (
        <ReplyMark reply={props.reply} />
      ) : null}
    </>
  )
}

function TalentFace({ talent }: Pick<Held, 'talent'>) {
  return (
    <PersonFace
      name={fullName(talent.talent)}
      photoUrl={talent.talent.photo_url}
      isHere={talent.is_checked_in}
      reply={talent.reply}
    />
  )
}

/** A person in a slot. Staff drag it, carry it by keys, or open its menu. */
export function TalentChip(props: { readonly held: Held; readonly actions: ChipActions | undefined }) {
  const { held, actions } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  if (!actions)
    return (
      <span className={styles.chip}>
        <TalentFace talent={held.talent} />
      </span>
    )
  const chip = (ref: Ref<HTMLButtonElement>) => (
    <button
      ref={ref}
      type="button"
      className={styles.chip}
      data-appointment={held.talent.appointmentId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-keyshortcuts="M"
      title={fullName(held.talent.talent)}
      onClick={() => setOpen(true)}
    >
      <TalentFace talent={held.talent} />
    </button>
  )
  if (!open) return chip(button)
  return (
    <Suspense fallback={chip(button)}>
      <TalentMenu held={held} chip={chip(null)} actions={actions} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
