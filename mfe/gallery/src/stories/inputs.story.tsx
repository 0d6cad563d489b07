import { Select } from '@callboard/kit/choices'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import { PhoneInput } from '@callboard/kit/phone'
import { Checkbox, Switch } from '@callboard/kit/ticks'
import { Stack } from '@callboard/kit/ui'

const ROLES = ['Barista', 'Regular']
const nothing = () => undefined
const fields = (more: { readonly error?: string; readonly disabled?: boolean }) => (
  <Stack gap="md" maw={360}>
    <TextInput label="Session name" description="As talent read it" defaultValue="First round" {...more} />
    <Textarea label="Notes" placeholder="Parking, wardrobe" {...more} />
    <Select label="Role" data={ROLES} defaultValue="Barista" {...more} />
    <PhoneInput label="Phone" value="+13105550142" onChange={nothing} {...more} />
    <Checkbox label="I agree to the terms" defaultChecked {...more} />
    <Switch label="Show In Person Sessions" defaultChecked disabled={more.disabled ?? false} />
  </Stack>
)

export const inputs = {
  name: 'Inputs',
  states: [
    ['as they are', fields({})],
    ['with a fault', fields({ error: 'Please say what it is called.' })],
    ['disabled', fields({ disabled: true })],
    [
      'read only',
      <TextInput key="read" label="Email" value="vera@callboard.test" readOnly variant="filled" />,
    ],
  ],
} as const
