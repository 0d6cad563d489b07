import { type Account, useAction } from '@callboard/kit/data'
import { plainDay } from '@callboard/kit/day'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Checkbox } from '@callboard/kit/ticks'
import { Button, Group, Stack, sayError, Text } from '@callboard/kit/ui'
import {
  claimCheckInsForm,
  GUEST_CODE_MINUTES,
  type GuestCheckIn,
  guestCodeForm,
} from '@callboard/lobby/contract'
import { useState } from 'react'
import {
  claimGuestCheckInsAction,
  findGuestCheckInsAction,
  sendGuestCodeAction,
} from '../data/guest-check-ins.ts'
import styles from './section.module.css'

type By = 'email' | 'phone'

/** A code that was asked for, and where it went. */
interface Asked {
  readonly by: By
  readonly to: string
  readonly sent: boolean
}

interface Found {
  readonly by: By
  readonly code: string
  readonly checkIns: readonly GuestCheckIn[]
}

/** Check-ins that the talent made without signing in: a code proves the address, then the talent says which are theirs. */
export default function GuestCheckIns({ account }: { readonly account: Account }) {
  const [asked, setAsked] = useState<Asked>()
  const [found, setFound] = useState<Found>()
  const [claimed, setClaimed] = useState<number>()
  const again = () => {
    setAsked(undefined)
    setFound(undefined)
  }
  if (found)
    return (
      <WhichAreYours
        found={found}
        onClaimed={(count) => {
          setClaimed(count)
          again()
        }}
        onCancel={again}
      />
    )
  if (asked) return <SayCode asked={asked} onFound={setFound} onCancel={again} />
  return <AskForCode account={account} claimed={claimed} onAsked={setAsked} />
}

const checkIns = (count: number) => (count === 1 ? '1 check-in is' : `${count} check-ins are`)

function AskForCode(props: {
  readonly account: Account
  readonly claimed: number | undefined
  readonly onAsked: (asked: Asked) => void
}) {
  const { account, claimed } = props
  const send = useAction(sendGuestCodeAction, { onDone: (reply, { by }) => props.onAsked({ ...reply, by }) })
  return (
    <Stack gap="sm">
      {claimed === undefined ? null : (
        <Text role="status">{checkIns(claimed)} part of your account now.</Text>
      )}
      {send.error === undefined ? null : <Text role="alert">{sayError(send.error)}</Text>}
      <Group gap="sm">
        <Button variant="default" loading={send.busy} onClick={() => void send.run({ by: 'email' })}>
          E-mail me a code
        </Button>
        {account.phone ? (
          <Button variant="default" disabled={send.busy} onClick={() => void send.run({ by: 'phone' })}>
            Text me a code
          </Button>
        ) : null}
      </Group>
    </Stack>
  )
}

function SayCode(props: {
  readonly asked: Asked
  readonly onFound: (found: Found) => void
  readonly onCancel: () => void
}) {
  const { by, to, sent } = props.asked
  const find = useAction(findGuestCheckInsAction, {
    onDone: ({ check_ins }, { code }) => props.onFound({ by, code, checkIns: check_ins }),
  })
  const form = useForm({
    form: guestCodeForm,
    from: { code: '' },
    input: ({ code }) => ({ by, code: code.trim() }),
    codes: { wrong_code: 'code' },
    action: find,
    save: find.run,
  })
  return (
    <div className={styles.short}>
      <FormFrame form={form} action="Find my check-ins" variant="default" start onCancel={props.onCancel}>
        <Text>
          {sent
            ? `A code is on its way to ${to}. It is good for ${GUEST_CODE_MINUTES} minutes.`
            : 'This office sends no e-mail: ask it for the code, which is in its message log.'}
        </Text>
        <TextInput
          data-autofocus
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          {...form.text('code')}
        />
      </FormFrame>
    </div>
  )
}

const whereOf = ({ project, session }: GuestCheckIn) =>
  [project, session].filter((part) => part !== null).join(', ') || 'A project that is gone'

function WhichAreYours(props: {
  readonly found: Found
  readonly onClaimed: (count: number) => void
  readonly onCancel: () => void
}) {
  const { by, code, checkIns: all } = props.found
  const claim = useAction(claimGuestCheckInsAction, { onDone: ({ claimed }) => props.onClaimed(claimed) })
  const form = useForm({
    form: claimCheckInsForm,
    from: { record_ids: [] as string[] },
    input: ({ record_ids }) => ({ by, code, record_ids }),
    action: claim,
    save: claim.run,
  })
  if (all.length === 0)
    return (
      <Stack gap="sm" align="flex-start">
        <Text role="status">
          No check-in without an account is stored under{' '}
          {by === 'email' ? 'your e-mail address' : 'your number'}.
        </Text>
        <Button variant="default" onClick={props.onCancel}>
          Look again
        </Button>
      </Stack>
    )
  return (
    <FormFrame form={form} action="These are mine" variant="default" start onCancel={props.onCancel}>
      <Checkbox.Group label="Which are yours?" {...form.value('record_ids')}>
        <Stack gap="sm" mt={4}>
          {all.map((one) => (
            <Checkbox
              key={one._id}
              value={one._id}
              label={`${plainDay(one.date)}: ${one.name}, ${one.role}`}
              description={whereOf(one)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormFrame>
  )
}
