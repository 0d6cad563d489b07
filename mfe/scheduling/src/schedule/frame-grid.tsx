import { useAction } from '@callboard/kit/data'
import { ActionFault, confirm } from '@callboard/kit/ui'
import type { Slot, TimeFrame } from '@callboard/scheduling/contract'
import { lazy, Suspense, useState } from 'react'
import { cancelAppointmentAction } from '../data/schedule.ts'
import { slotKey } from '../shared/slots.ts'
import { sayWallTime } from '../shared/wall-time.ts'
import { type Held, TalentChip } from './talent-chip.tsx'
import type { Schedule } from './use-schedule.ts'
import './frame-grid.css'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))

type Place = Slot['talents_with_roles'][string]

export interface GridProps {
  readonly schedule: Schedule
  readonly frame: TimeFrame
  readonly slots: readonly Slot[]
}

/** Time down, roles across, people as chips. */
export function FrameGrid({ schedule, frame, slots }: GridProps) {
  const [moving, setMoving] = useState<Held>()
  const day = { session: frame.session, day: frame.day }
  const cancel = useAction(cancelAppointmentAction)
  const ask = async ({ name, slot, talent }: Held) => {
    const yes = await confirm({
      title: `Cancel the appointment of ${name}?`,
      text: `The place at ${sayWallTime(slot.start_wall)} becomes free and ${name} gets an e-mail.`,
      action: 'Cancel appointment',
      cancel: 'Keep it',
      danger: true,
    })
    if (yes) await cancel.run({ ...day, appointment: talent.appointmentId })
  }
  return (
    <>
      <ActionFault error={cancel.error} />
      <div className="frame-scroll callboard-surface">
        <table className="frame-grid" aria-label={frame.name}>
          <thead>
            <tr>
              <th scope="col">Time</th>
              {frame.roles.map(({ role }) => (
                <th key={role} scope="col">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slots.map((slot) => (
              <tr key={slotKey(slot)}>
                <th scope="row">{sayWallTime(slot.start_wall)}</th>
                {frame.roles.map(({ role }) => (
                  <td key={role}>
                    <Cell
                      slot={slot}
                      role={role}
                      place={slot.talents_with_roles[role]}
                      canEdit={schedule.canEdit}
                      onMove={setMoving}
                      onCancel={(held) => void ask(held)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moving ? (
        <Suspense>
          <MoveDialog schedule={schedule} held={moving} onClose={() => setMoving(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}

function Cell(props: {
  readonly slot: Slot
  readonly role: string
  readonly place: Place | undefined
  readonly canEdit: boolean
  readonly onMove: (held: Held) => void
  readonly onCancel: (held: Held) => void
}) {
  const { slot, role, place } = props
  if (!place) return null
  const nameless = place.participants_count - place.free - place.talents.length
  return (
    <div className="frame-cell">
      {place.talents.map((talent) => (
        <TalentChip
          key={talent.appointmentId}
          talent={talent}
          slot={slot}
          role={role}
          canEdit={props.canEdit}
          onMove={props.onMove}
          onCancel={props.onCancel}
        />
      ))}
      {nameless > 0 ? <span className="frame-booked">{nameless} booked</span> : null}
      {place.free > 0 ? <span className="frame-free">{place.free} free</span> : null}
    </div>
  )
}
