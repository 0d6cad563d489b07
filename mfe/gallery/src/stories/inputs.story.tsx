import { PasswordInput, Textarea, TextInput } from '@callboard/kit/inputs'
import { Group, Stack } from '@callboard/kit/ui'

const fields = (more: { readonly error?: string; readonly disabled?: boolean }) => (
  <Stack gap="md" maw={360}>
    <TextInput label="Session name" description="As talent read it" defaultValue="First round" {...more} />
    <TextInput label="Uri" placeholder="corner-shop" {...more} />
    <Textarea label="Notes" placeholder="Parking, wardrobe" {...more} />
    <PasswordInput label="New password" defaultValue="callboard" {...more} />
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
    [
      'in lines, of staff, on a phone',
      <Group key="sizes" gap="sm" align="flex-end">
        {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
          <TextInput key={size} size={size} aria-label={size} defaultValue="Corner Shop" />
        ))}
      </Group>,
    ],
  ],
} as const
