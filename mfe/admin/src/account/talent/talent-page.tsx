import { getTalentProfile, isWholeProfile, type TalentProfile } from '@callboard/accounts/contract'
import { type Account, Load, leaveFor, useAnswer } from '@callboard/kit/data'
import { IconArrowLeft } from '@callboard/kit/icons'
import { onboardAddress } from '@callboard/kit/onboard-address'
import { Tabs } from '@callboard/kit/tabs'
import { Button, Page, Skeletons } from '@callboard/kit/ui'
import { listOwnAppointments } from '@callboard/scheduling/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { AboutMeTab } from './about-me-tab.tsx'
import { NextAppointment } from './next-appointment.tsx'
import styles from './talent-page.module.css'

const DetailsTab = lazy(() => import('./details-tab.tsx'))
const MySchedule = lazy(() => import('./my-schedule.tsx'))
const AccountTab = lazy(() => import('./account-tab.tsx'))

const TABS = { about: 'About Me', details: 'Additional Details', schedule: 'My Schedule', account: 'Account' }
const isTab = (tab: string): tab is keyof typeof TABS => Object.hasOwn(TABS, tab)

const isWhole = ({ first_name, last_name, phone, photos }: TalentProfile) =>
  isWholeProfile({ firstName: first_name, lastName: last_name, phone, headshots: photos.length })

/** The profile of a talent. Who has come from a check-in completes it and goes on there. */
export default function TalentPage(props: {
  readonly account: Account
  readonly tab: string
  readonly onTab: (tab: string) => void
}) {
  const { account } = props
  const tab = isTab(props.tab) ? props.tab : 'about'
  const profile = useAnswer(getTalentProfile, { id: account._id })
  const [session] = useState(onboardAddress.peek)
  const [completes, setCompletes] = useState<boolean>()
  // Decided once: the words stay while the person types the rest.
  if (completes === undefined && profile.kind === 'ready')
    setCompletes(session !== null && !isWhole(profile.data))
  const isNextShown = !completes && tab !== 'schedule'
  const appointments = useAnswer(listOwnAppointments, isNextShown ? { talent: account._id } : undefined)
  const isAwaited = isNextShown && [profile.kind, appointments.kind].includes('loading')
  const ofProfile = (content: (known: TalentProfile) => ReactNode) => (
    <Load state={profile} skeleton={<Skeletons rows={4} />} failedTitle="Your profile could not be loaded">
      {content}
    </Load>
  )
  // The check-in page is loaded anew, with what the profile says now.
  const goOn = () => {
    if (completes && session !== null) leaveFor(session)
  }
  return (
    <Page
      title={completes ? 'Complete your profile and continue' : 'Profile Information'}
      width="narrow"
      actions={
        session === null ? undefined : (
          <Button component="a" href={session} variant="default" leftSection={<IconArrowLeft size={16} />}>
            Go back to session
          </Button>
        )
      }
    >
      {isAwaited ? (
        <>
          <Skeletons rows={1} height={120} />
          <Skeletons rows={4} />
        </>
      ) : (
        <>
          {isNextShown ? <NextAppointment appointments={appointments} /> : null}
          <Tabs value={tab} onChange={(chosen) => props.onTab(chosen ?? 'about')} keepMounted={false}>
            <Tabs.List mb="lg" className={styles.tabs}>
              {Object.entries(TABS).map(([value, words]) => (
                <Tabs.Tab key={value} value={value}>
                  {words}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Suspense fallback={<Skeletons rows={4} />}>
              <Tabs.Panel value="about">
                {ofProfile((known) => (
                  <AboutMeTab
                    account={account}
                    profile={known}
                    completes={completes === true}
                    onSaved={goOn}
                  />
                ))}
              </Tabs.Panel>
              <Tabs.Panel value="details">
                {ofProfile((known) => (
                  <DetailsTab profile={known} />
                ))}
              </Tabs.Panel>
              <Tabs.Panel value="schedule">
                <MySchedule talent={account._id} />
              </Tabs.Panel>
              <Tabs.Panel value="account">
                <AccountTab account={account} />
              </Tabs.Panel>
            </Suspense>
          </Tabs>
        </>
      )}
    </Page>
  )
}
