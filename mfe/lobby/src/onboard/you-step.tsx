import { IconPencil } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { nationalPhone, PhoneInput } from '@callboard/kit/phone'
import { Button, Stack, Text } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import styles from './onboard.module.css'
import type { CheckInFlow } from './use-check-in.ts'

const PhoneNeeded = lazy(() => import('./phone-needed.tsx'))

interface YouProps {
  readonly flow: CheckInFlow
  readonly kiosk: boolean
  /** True when the e-mail address is that of the signed-in account. */
  readonly emailFixed: boolean
}

/** What is known of a signed-in talent, to look over and go on. */
function KnownCard({ flow, onEdit }: { readonly flow: CheckInFlow; readonly onEdit: () => void }) {
  const { fields } = flow
  return (
    <section className={styles.known} aria-label="Your details">
      <div>
        <Text size="lg" fw={650}>
          {fields.firstName} {fields.lastName}
        </Text>
        <Text c="dimmed">{fields.email}</Text>
        {fields.phone ? <Text c="dimmed">{nationalPhone(fields.phone).text}</Text> : null}
        {fields.isRepresented ? <Text c="dimmed">Agent: {fields.agent}</Text> : null}
      </div>
      <Button h={44} variant="default" leftSection={<IconPencil size={16} />} onClick={onEdit}>
        Edit
      </Button>
    </section>
  )
}

/** Step with the name and contact of the talent: a card of what is known, else the fields. */
export function YouStep(
  props: YouProps & {
    readonly isKnown: boolean
    readonly phoneIsWrong: boolean
  },
) {
  const { flow } = props
  const [edits, setEdits] = useState(!props.isKnown)
  const [asksPhone, setAsksPhone] = useState(props.phoneIsWrong)
  const isCard = !edits && Object.keys(flow.errors).length === 0
  const edit = () => {
    setEdits(true)
    setAsksPhone(false)
  }
  return (
    <>
      {isCard ? <KnownCard flow={flow} onEdit={edit} /> : <Fields {...props} />}
      {asksPhone ? (
        <Suspense>
          <PhoneNeeded onClose={edit} />
        </Suspense>
      ) : null}
    </>
  )
}

function Fields({ flow, kiosk, emailFixed }: YouProps) {
  const { fields, errors, change } = flow
  const fill = (name: string) => (kiosk ? 'off' : name)
  return (
    <Stack gap="md">
      <TextInput
        size="md"
        label="First name"
        autoComplete={fill('given-name')}
        value={fields.firstName}
        error={errors.firstName}
        onChange={({ currentTarget }) => change({ firstName: currentTarget.value })}
      />
      <TextInput
        size="md"
        label="Last name"
        autoComplete={fill('family-name')}
        value={fields.lastName}
        error={errors.lastName}
        onChange={({ currentTarget }) => change({ lastName: currentTarget.value })}
      />
      <TextInput
        size="md"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete={fill('email')}
        value={fields.email}
        error={errors.email}
        disabled={emailFixed}
        description={emailFixed ? 'The address of your account' : undefined}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <PhoneInput
        size="md"
        label="Phone"
        autoComplete={kiosk ? 'off' : 'tel'}
        value={fields.phone}
        error={errors.phone}
        onChange={(phone) => change({ phone })}
      />
    </Stack>
  )
}
