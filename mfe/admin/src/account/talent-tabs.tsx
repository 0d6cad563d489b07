import type { Account } from '@callboard/kit/data'
import { Tabs } from '@callboard/kit/tabs'
import { Stack } from '@callboard/kit/ui'
import { AboutMe } from './about-me.tsx'
import { DangerArea } from './danger-area.tsx'
import { MySchedule } from './my-schedule.tsx'
import { PasswordForm } from './password-form.tsx'
import TwoStep from './two-step.tsx'

const TABS = ['about', 'schedule', 'account'] as const

/** A talent's profile has more than fits one column. */
export default function TalentTabs(props: {
  readonly account: Account
  readonly tab: string
  readonly onTab: (tab: string) => void
}) {
  const { account } = props
  const tab = TABS.find((one) => one === props.tab) ?? 'about'
  return (
    <Tabs value={tab} onChange={(chosen) => props.onTab(chosen ?? 'about')} keepMounted={false}>
      <Tabs.List mb="lg">
        <Tabs.Tab value="about">About Me</Tabs.Tab>
        <Tabs.Tab value="schedule">My Schedule</Tabs.Tab>
        <Tabs.Tab value="account">Account</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="about">
        <AboutMe key={account._id} account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="schedule">
        <MySchedule talent={account._id} />
      </Tabs.Panel>
      <Tabs.Panel value="account">
        <Stack gap="xl">
          <PasswordForm account={account} />
          <TwoStep />
          <DangerArea />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  )
}
