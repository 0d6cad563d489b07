import { Checkbox, Radio, Switch } from '@callboard/kit/ticks'
import { Group, Stack } from '@callboard/kit/ui'

const three = (more: { readonly disabled?: boolean; readonly description?: string }) => (
  <Stack gap="md">
    {[false, true].map((isOn) => (
      <Group key={String(isOn)} gap="lg" align="flex-start">
        <Switch label="Show Archive" defaultChecked={isOn} {...more} />
        <Checkbox label="Show To Talent" defaultChecked={isOn} {...more} />
        <Radio label="In Person" defaultChecked={isOn} {...more} />
      </Group>
    ))}
  </Stack>
)

export const ticks = {
  name: 'SwitchCheckboxRadio',
  states: [
    ['off and on', three({})],
    ['with a description', three({ description: 'Talent check in with name and e-mail only.' })],
    ['disabled', three({ disabled: true })],
    ['some of several', <Checkbox key="some" label="All groups" indeterminate />],
    [
      'with a fault',
      <Checkbox key="fault" label="I agree to the terms" error="Please agree to the terms." />,
    ],
    [
      'one of several',
      <Radio.Group key="group" label="Location type" defaultValue="Virtual">
        <Stack gap="sm" mt="xs">
          {['Virtual', 'In Person', 'Self Tape'].map((type) => (
            <Radio key={type} value={type} label={type} />
          ))}
        </Stack>
      </Radio.Group>,
    ],
  ],
} as const
