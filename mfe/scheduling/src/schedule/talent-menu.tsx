import { Menu } from '@callboard/kit/menus'
import { UnstyledButton } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import type { Held } from './talent-chip.tsx'

/** Staff's actions on an appointment. */
export default function TalentMenu(props: {
  readonly held: Held
  readonly face: ReactNode
  readonly onMove: (held: Held) => void
  readonly onCancel: (held: Held) => void
}) {
  const { held, face } = props
  const { email } = held.talent.talent
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <UnstyledButton className="talent-chip">{face}</UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{email}</Menu.Label>
        <Menu.Item onClick={() => props.onMove(held)}>Move to…</Menu.Item>
        <Menu.Item component="a" href={`mailto:${email}`}>
          Write an e-mail
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="var(--mantine-color-error)" onClick={() => props.onCancel(held)}>
          Cancel appointment
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
