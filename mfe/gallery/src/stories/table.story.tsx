import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Face, StateBadge } from '@callboard/kit/labels'
import { Table } from '@callboard/kit/tables'
import { EmptyState, Group } from '@callboard/kit/ui'
import { PORTRAIT } from './portrait.ts'

const PEOPLE = [
  ['Ines Moreau', 'Barista', 'waiting', '10:15 AM'],
  ['Maria Magdalena Konstantinopoulou', 'Regular', 'on_deck', '10:30 AM'],
  ['Jonah Adeyemi', 'Barista', 'in_casting', '10:45 AM'],
] as const

const head = (
  <Table.Thead>
    <Table.Tr>
      <Table.Th>Name</Table.Th>
      <Table.Th>Role</Table.Th>
      <Table.Th>State</Table.Th>
      <Table.Th ta="right">Call</Table.Th>
      <Table.Th w={44} aria-label="Actions" />
    </Table.Tr>
  </Table.Thead>
)

const rows = (
  <Table.Tbody>
    {PEOPLE.map(([name, role, state, call]) => (
      <Table.Tr key={name}>
        <Table.Td>
          <Group gap="sm" wrap="nowrap">
            <Face of="talent" name={name} src={PORTRAIT} size={24} />
            {name}
          </Group>
        </Table.Td>
        <Table.Td>{role}</Table.Td>
        <Table.Td>
          <StateBadge state={state} />
        </Table.Td>
        <Table.Td ta="right" className="callboard-figures">
          {call}
        </Table.Td>
        <Table.Td>
          <ActionIcon aria-label={`More for ${name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Table.Td>
      </Table.Tr>
    ))}
  </Table.Tbody>
)

export const table = {
  name: 'Table',
  states: [
    [
      'lines',
      <Table.ScrollContainer key="lines" minWidth={560}>
        <Table>
          {head}
          {rows}
        </Table>
      </Table.ScrollContainer>,
    ],
    [
      'lines that open something',
      <Table.ScrollContainer key="hover" minWidth={560}>
        <Table highlightOnHover>
          {head}
          {rows}
        </Table>
      </Table.ScrollContainer>,
    ],
    [
      'wider than its place',
      <Table.ScrollContainer key="wide" minWidth={1400}>
        <Table>
          {head}
          {rows}
        </Table>
      </Table.ScrollContainer>,
    ],
    [
      'nothing to show',
      <div key="empty">
        <Table>{head}</Table>
        <EmptyState title="Nobody fits">Fewer letters find more people.</EmptyState>
      </div>,
    ],
  ],
} as const
