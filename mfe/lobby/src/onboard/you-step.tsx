import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput } from '@callboard/kit/phone'
import { Stack } from '@callboard/kit/ui'
import type { CheckInFlow } from './use-check-in.ts'

/** Step with the name and contact of the talent. */
export function YouStep({
  flow,
  kiosk,
  emailFixed,
}: {
  readonly flow: CheckInFlow
  readonly kiosk: boolean
  /** True when the e-mail address is that of the signed-in account. */
  readonly emailFixed: boolean
}) {
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
        maxLength={100}
        onChange={({ currentTarget }) => change({ firstName: currentTarget.value })}
      />
      <TextInput
        size="md"
        label="Last name"
        autoComplete={fill('family-name')}
        value={fields.lastName}
        error={errors.lastName}
        maxLength={100}
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
        maxLength={254}
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
