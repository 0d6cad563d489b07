import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { TextInput } from '@callboard/kit/inputs'
import { CopyButton } from '@callboard/kit/share'
import { ActionFault, Button, confirm, Group, Skeletons, Stack, Text } from '@callboard/kit/ui'
import { getCalendarFeed } from '@callboard/projects/contract'
import { renewFeedAction } from '../data/calendar.ts'
import styles from './calendar.module.css'

const HOW: readonly (readonly [program: string, steps: string])[] = [
  [
    'Google Calendar',
    'On a computer, choose + beside Other calendars, then From URL, and paste the address.',
  ],
  [
    'Apple Calendar',
    'Choose Subscribe below, or File, then New Calendar Subscription, and paste the address.',
  ],
  ['Outlook', 'Choose Add calendar, then Subscribe from web, and paste the address.'],
]

/** The address under which calendar programs find the own calendar. */
export default function SyncDialog({ onClose }: { readonly onClose: () => void }) {
  const feed = useAnswer(getCalendarFeed, {})
  return (
    <Modal opened onClose={onClose} title="Calendar sync" size="lg">
      <Load
        state={feed}
        skeleton={<Skeletons rows={3} height={36} />}
        failedTitle="The address could not be loaded"
      >
        {({ address, webcal }) =>
          address && webcal ? <Address address={address} webcal={webcal} /> : <NoAddress />
        }
      </Load>
    </Modal>
  )
}

function NoAddress() {
  const make = useAction(renewFeedAction)
  return (
    <Stack gap="md">
      <Text size="sm">
        Your session dates in Google Calendar, Apple Calendar or Outlook, kept up to date. It works by an
        address of your own that nobody can guess.
      </Text>
      <ActionFault error={make.error} />
      <Group justify="flex-end">
        <Button data-autofocus loading={make.busy} onClick={() => void make.run({})}>
          Create address
        </Button>
      </Group>
    </Stack>
  )
}

function Address({ address, webcal }: { readonly address: string; readonly webcal: string }) {
  const renew = useAction(renewFeedAction)
  const ask = async () => {
    const yes = await confirm({
      title: 'Renew the address?',
      text: 'The present address stops working at once. Every calendar that uses it needs the new one.',
      action: 'Renew address',
      danger: true,
    })
    if (yes) await renew.run({})
  }
  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <TextInput
          readOnly
          label="Address of your calendar"
          value={address}
          style={{ flex: 1 }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={address} label="Copy" />
      </Group>
      <Text size="sm" c="dimmed">
        Whoever has this address can read your calendar. Give it to your calendar program only.
      </Text>
      <dl className={styles.dateFacts}>
        {HOW.map(([program, steps]) => (
          <div key={program}>
            <dt>{program}</dt>
            <dd>{steps}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        Programs look for changes on their own: most within the hour, Google within a day.
      </Text>
      <ActionFault error={renew.error} />
      <Group justify="space-between">
        <Button variant="default" loading={renew.busy} onClick={() => void ask()}>
          Renew address
        </Button>
        <Button component="a" href={webcal}>
          Subscribe
        </Button>
      </Group>
    </Stack>
  )
}
