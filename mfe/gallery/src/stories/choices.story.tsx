import { Autocomplete, MultiSelect, NumberInput, Select, TagsInput } from '@callboard/kit/choices'
import { Stack } from '@callboard/kit/ui'
import { Framed } from './framed.tsx'

const ROLES = ['Barista', 'Regular', 'Courier']
const all = (more: { readonly error?: string; readonly disabled?: boolean }) => (
  <Stack gap="md" maw={360}>
    <Select label="Role" data={ROLES} defaultValue="Barista" {...more} />
    <MultiSelect label="Roles" data={ROLES} defaultValue={['Barista', 'Courier']} {...more} />
    <Autocomplete label="Role name" data={ROLES} placeholder="Role name" {...more} />
    <TagsInput label="Links" defaultValue={['reel', 'site']} {...more} />
    <NumberInput label="Places" defaultValue={2} min={1} max={100} {...more} />
  </Stack>
)

export const choices = {
  name: 'Choices',
  states: [
    ['as they are', all({})],
    ['with a fault', all({ error: 'Please choose one.' })],
    ['disabled', all({ disabled: true })],
    [
      'opened, the first is chosen',
      <Framed key="opened" height={220}>
        <Select
          label="Role"
          m="md"
          data={ROLES}
          defaultValue="Barista"
          dropdownOpened
          comboboxProps={{ withinPortal: false, hideDetached: false }}
        />
      </Framed>,
    ],
    [
      'opened, nothing fits',
      <Framed key="nothing" height={160}>
        <Select
          label="Role"
          m="md"
          data={ROLES}
          searchable
          defaultSearchValue="Pilot"
          nothingFoundMessage="Nobody found."
          dropdownOpened
          comboboxProps={{ withinPortal: false, hideDetached: false }}
        />
      </Framed>,
    ],
  ],
} as const
