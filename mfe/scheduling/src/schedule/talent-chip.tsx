import type { Infer } from '@callboard/core/http-contract'
import { IconCircleCheck } from '@callboard/kit/icons'
import { fullName } from '@callboard/kit/ui'
import type { Slot, SlotTalent } from '@callboard/scheduling/contract'
import { lazy, Suspense } from 'react'

const TalentMenu = lazy(() => import('./talent-menu.tsx'))

type Talent = Infer<typeof SlotTalent>

/** A talent's place in a slot. */
export interface Held {
  readonly talent: Talent
  readonly name: string
  readonly slot: Slot
  readonly role: string
}

/** A person in a slot; for staff with a menu of actions on the appointment. */
export function TalentChip(props: {
  readonly talent: Talent
  readonly slot: Slot
  readonly role: string
  readonly canEdit: boolean
  readonly onMove: (held: Held) => void
  readonly onCancel: (held: Held) => void
}) {
  const { talent, slot, role } = props
  const name = fullName(talent.talent)
  const face = (
    <>
      {name}
      {talent.is_checked_in ? (
        <span className="talent-here">
          <IconCircleCheck size={14} aria-hidden />
          Here
        </span>
      ) : null}
    </>
  )
  if (!props.canEdit) return <span className="talent-chip">{face}</span>
  const held = { talent, name, slot, role }
  return (
    <Suspense fallback={<span className="talent-chip">{face}</span>}>
      <TalentMenu held={held} face={face} onMove={props.onMove} onCancel={props.onCancel} />
    </Suspense>
  )
}
