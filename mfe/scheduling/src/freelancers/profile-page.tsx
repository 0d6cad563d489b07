import { getOwnProfile } from '@callboard/freelancers/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { Button, Page, useSearchState } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import { ProfileView } from './profile-view.tsx'

const ProfileForm = lazy(() => import('./profile-form.tsx'))

const DEFAULTS = { edit: false }

/** The own freelancer profile; `?edit=true` changes it. */
export default function ProfilePage() {
  const profile = useAnswer(getOwnProfile, {})
  const [{ edit }, change] = useSearchState(DEFAULTS)
  return (
    <Page
      title="Freelancer Profile"
      width="narrow"
      description="What casting directors see when they look for somebody to run a session."
      actions={edit ? undefined : <Button onClick={() => change({ edit: true })}>Edit</Button>}
    >
      <Load state={profile} failedTitle="Your profile could not be loaded">
        {(data) =>
          edit ? (
            <Suspense>
              <ProfileForm profile={data} onDone={() => change({ edit: false })} />
            </Suspense>
          ) : (
            <ProfileView profile={data} onEdit={() => change({ edit: true })} />
          )
        }
      </Load>
    </Page>
  )
}
