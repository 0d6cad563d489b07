import { IconClock, IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Face, StateBadge } from '@callboard/kit/labels'
import { Line, type LineProps, Lines } from '@callboard/kit/lines'
import { Button, Group } from '@callboard/kit/ui'
import { PORTRAIT } from './portrait.ts'

const action = (
  <Button size="xs" variant="default">
    Call in
  </Button>
)
const menu = (
  <ActionIcon size={28} aria-label="More for Ines Moreau">
    <IconDots size={16} />
  </ActionIcon>
)
const ines: LineProps = {
  size: 64,
  time: '11:15',
  face: <Face of="talent" name="Ines Moreau" src={PORTRAIT} size={44} />,
  name: 'Ines Moreau',
  note: 'Barista',
  mark: <StateBadge state="on_deck" />,
  action,
  menu,
}
const SLOTS = ['time', 'face', 'mark', 'action', 'menu'] as const

const whole = (more: Partial<LineProps>) => (
  <Lines slots={SLOTS} key={JSON.stringify(more)}>
    <Line {...ines} {...more} />
  </Lines>
)

export const line = {
  name: 'Line',
  states: [
    [
      'of every size',
      <Lines slots={SLOTS} key="sizes">
        {([40, 56, 64, 72] as const).map((size) => (
          <Line
            {...ines}
            key={size}
            size={size}
            face={<Face of="talent" name="Ines Moreau" src={PORTRAIT} size={size === 40 ? 32 : 44} />}
            {...(size === 40 ? { note: undefined } : {})}
          />
        ))}
      </Lines>,
    ],
    ['own', whole({ isOwn: true })],
    ['chosen', whole({ isChosen: true })],
    ['new', whole({ isNew: true })],
    ['leads somewhere', whole({ to: '/kit?of=Line' })],
    [
      'without what this one lacks',
      whole({ time: undefined, face: undefined, mark: undefined, menu: undefined }),
    ],
    ['a long name', whole({ name: 'Maria Magdalena Konstantinopoulou-Featherstonehaugh' })],
    [
      'in a list of names and marks alone',
      <Lines slots={['mark']} key="few">
        <Line size={40} name="First round selects" mark="1 to answer" to="/kit?of=Line" />
        <Line size={40} name="Callbacks" mark="2 to answer" to="/kit?of=Line" />
      </Lines>,
    ],
    [
      'stacked on a phone',
      <Lines slots={['time', 'mark', 'action']} isStacked key="stacked">
        <Line
          size={72}
          time="10:15 AM"
          name="First round"
          note="Corner Shop"
          mark={
            <Group gap={4}>
              <IconClock size={16} aria-hidden />9 min behind, next Ines Moreau 11:00
            </Group>
          }
          action={<Button>Open live room</Button>}
        />
      </Lines>,
    ],
  ],
} as const
