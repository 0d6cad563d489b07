import { zoneAbbreviation } from '@callboard/core/http-contract'
import { useAction, useAnswer } from '@callboard/kit/data'
import { sayWallTime } from '@callboard/kit/day'
import { Modal } from '@callboard/kit/dialogs'
import { IconCopy } from '@callboard/kit/icons'
import { Switch } from '@callboard/kit/ticks'
import {
  ActionFault,
  Button,
  describeTime,
  fullName,
  Group,
  Link,
  readersZone,
  Stack,
  Text,
  toast,
} from '@callboard/kit/ui'
import { type CalendarDate, calendarState, getSession } from '@callboard/projects/contract'
import { setInvoicedAction } from '../data/calendar.ts'
import { addresses } from '../shared/addresses.ts'
import { copyRichText } from '../shared/copy-rich-text.ts'
import { sayDay } from '../shared/days.ts'
import styles from './calendar.module.css'
import { invoiceText, type RichText } from './invoice-text.ts'
import { StateMark } from './state-mark.tsx'

const sayPeople = (people: CalendarDate['managers']) => people.map(fullName).join(', ') || 'Nobody yet'

interface Props {
  readonly date: CalendarDate
  /** Of the answer that shows the date. */
  readonly span: { readonly start: string; readonly end: string }
  readonly onClose: () => void
}

/** A session date of the calendar. */
export default function DateDialog({ date, span, onClose }: Props) {
  const { session, studio, time_zone } = date
  const start = new Date(date.start)
  const isElsewhere = time_zone !== readersZone()
  const rows: readonly (readonly [string, string])[] = [
    ['Project', studio.name],
    ['Casting directors', sayPeople(date.casting_directors)],
    ['Session managers', sayPeople(date.managers)],
    ['Lobby managers', sayPeople(date.lobbyManager)],
    ['Casting location', date.location_type],
    ...(date.in_person_location ? [['In-person location', date.in_person_location] as const] : []),
  ]
  return (
    <Modal opened onClose={onClose} title={session.name} size="lg">
      <Stack gap="md">
        <div>
          <Text size="lg" fw={650}>
            {sayDay(date.date)}, {sayWallTime(date.start_time)} {zoneAbbreviation(start, time_zone)}
          </Text>
          {isElsewhere ? (
            <Text size="sm" c="dimmed">
              Your time: {describeTime(start, new Date(), { style: 'date-time' }).text}
            </Text>
          ) : null}
        </div>
        <dl className={styles.dateFacts}>
          <div>
            <dt>Book status</dt>
            <dd>
              <StateMark state={calendarState({ ...date, invoiced: false })} />
              {date.invoiced ? <StateMark state="invoiced" /> : null}
            </dd>
          </div>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {date.can.set_invoiced ? <Invoicing date={date} span={span} /> : null}
        <Group justify="flex-end">
          <Button component={Link} to={addresses.edit(studio.uri, session._id)}>
            Open session
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

async function copied(text: RichText, says: string): Promise<void> {
  try {
    await copyRichText(text)
    toast.ok(says)
  } catch {
    toast.failed(
      'The invoice information could not be copied. Allow this page to use the clipboard, and try again.',
    )
  }
}

function Invoicing({ date, span }: Pick<Props, 'date' | 'span'>) {
  const invoice = useAction(setInvoicedAction(span))
  const whole = useAnswer(getSession, { id: date.session._id })
  const dates = whole.kind === 'ready' ? whole.data.dates : undefined
  return (
    <section aria-label="Invoice" className={styles.invoice}>
      <Switch
        label="Invoiced"
        checked={date.invoiced}
        onChange={({ currentTarget }) =>
          void invoice.run({ session: date.session._id, day: date._id, invoiced: currentTarget.checked })
        }
      />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copied(invoiceText(date, [date]), 'Invoice Information Copied')}
        >
          Copy invoice information
        </Button>
        <Button
          variant="default"
          disabled={dates === undefined}
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => dates && void copied(invoiceText(date, dates), 'All Invoice Information Copied')}
        >
          Copy all dates
        </Button>
      </Group>
      <ActionFault error={invoice.error} />
      {whole.kind === 'failed' ? <ActionFault error={whole.error} /> : null}
    </section>
  )
}
