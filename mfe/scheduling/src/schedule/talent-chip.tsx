import type { Infer } from '@callboard/core/http-contract'
import { IconCircleCheck } from '@callboard/kit/icons'
import { fullName } from '@callboard/kit/ui'
import type { Slot, SlotTalent } from '@callboard/scheduling/contract'
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'

const TalentMenu = lazy(() => import('./talent-menu.tsx'))

type Talent = Infer<typeof SlotTalent>

/** A talent's place in a slot. */
export interface Held {
  readonly talent: Talent
  readonly name: string
  readonly slot: Slot
  readonly role: string
}

/** What staff do with an appointment. */
export interface ChipActions {
  readonly onMove: (held: Held) => void
  readonly onCancel: (held: Held) => void
  readonly onMark: (held: Held, isHere: boolean) => void
}

const initialsOf = ({ first_name, last_name, email }: Talent['talent']) =>
  `${first_name.charAt(0)}${last_name.charAt(0)}` || email.charAt(0)

/** Picture, name and mark of a talent. */
export function TalentFace({ talent }: { readonly talent: Talent }): ReactNode {
  const { photo_url } = talent.talent
  return (
    <>
      <span className="talent-photo" aria-hidden>
        {photo_url ? (
          <img src={photo_url} alt="" loading="lazy" draggable={false} />
        ) : (
          initialsOf(talent.talent)
        )}
      </span>
      <span className="talent-name">{fullName(talent.talent)}</span>
      {talent.is_checked_in ? (
        <span className="talent-here">
          <IconCircleCheck size={16} aria-hidden />
          Here
        </span>
      ) : null}
    </>
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
      <span className="talent-chip">
        <TalentFace talent={held.talent} />
      </span>
    )
  const chip = (ref: Ref<HTMLButtonElement>) => (
    <button
      ref={ref}
      type="button"
      className="talent-chip"
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
