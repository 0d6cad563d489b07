import { Menu } from '@callboard/kit/menus'
import type { ReactElement } from 'react'
import type { Held } from './carried.ts'
import type { ChipActions } from './talent-chip.tsx'

/** Staff's actions on an appointment, open. */
export default function TalentMenu(props: {
  readonly held: Held
  readonly chip: ReactElement
  readonly actions: ChipActions
  readonly onClose: () => void
}) {
  const { held, actions } = props
  const { talent, reply, is_checked_in: isHere } = held.talent
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) props.onClose()
      }}
      position="bottom-start"
      width={220}
      returnFocus={false}
    >
      <Menu.Target>{props.chip}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{talent.email}</Menu.Label>
        {reply?.answer === 'other_time' ? (
          <Menu.Label>Asks for another time: “{reply.note}”</Menu.Label>
        ) : null}
        <Menu.Item onClick={() => actions.onMove(held)}>Move to…</Menu.Item>
        <Menu.Item onClick={() => actions.onMark(held, !isHere)}>
          {isHere ? 'Take the check-in back' : 'Mark as checked in'}
        </Menu.Item>
        <Menu.Item component="a" href={`mailto:${talent.email}`}>
          Write an e-mail
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="var(--cb-red)" onClick={() => actions.onCancel(held)}>
          Cancel appointment
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
