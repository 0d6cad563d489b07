import { getOwnProfile } from '@callboard/freelancers/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { Button, Page, useSearchState } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { isEmpty, ProfileView } from './profile-view.tsx'

const ProfileForm = lazy(() => import('./profile-form.tsx'))
const OwnRequests = lazy(() => import('./own-requests.tsx'))

const DEFAULTS = { edit: false }

/** The own freelancer profile with the booking requests; `?edit=true` changes it. */
export default function ProfilePage() {
  const profile = useAnswer(getOwnProfile, {})
  const [{ edit }, change] = useSearchState(DEFAULTS)
  const canChange = profile.kind === 'ready' && !isEmpty(profile.data)
  return (
    <Page
      title="Freelancer Profile"
      width="narrow"
      description="What casting directors see when they look for somebody to run a session."
      actions={canChange && !edit ? <Button onClick={() => change({ edit: true })}>Edit</Button> : undefined}
    >
      <Load state={profile} failedTitle="Your profile could not be loaded">
        {(data) =>
          edit ? (
            <Suspense>
              <ProfileForm profile={data} onDone={() => change({ edit: false })} />
            </Suspense>
          ) : (
            <>
              <ProfileView profile={data} onEdit={() => change({ edit: true })} />
              <Suspense>
                <OwnRequests />
              </Suspense>
            </>
          )
        }
      </Load>
    </Page>
  )
}
