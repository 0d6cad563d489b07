import { Tabs } from '@callboard/kit/tabs'

const tabs = (names: readonly string[], disabled?: string) => (
  <Tabs key={names.join()} defaultValue={names[0]}>
    <Tabs.List>
      {names.map((name) => (
        <Tabs.Tab key={name} value={name} disabled={name === disabled}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {names.map((name) => (
      <Tabs.Panel key={name} value={name} pt="md">
        {name}
      </Tabs.Panel>
    ))}
  </Tabs>
)

export const tabsStory = {
  name: 'Tabs',
  states: [
    ['two', tabs(['Dates', 'Roles'])],
    [
      'more than a phone is wide',
      tabs(['Accounts', 'Projects', 'Messages', 'Jobs', 'Recordings', 'Settings']),
    ],
    ['one that is not there yet', tabs(['Notes', 'Documents'], 'Documents')],
  ],
} as const
