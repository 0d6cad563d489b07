import {
  AppFooter,
  AppHeader,
  CrashGuard,
  type Decision,
  decide,
  FailedState,
  footerShown,
  isKiosk,
  NotFound,
  PageHost,
  PageSkeleton,
  refreshSession,
  useLocation,
  useSession,
  viewerOf,
} from '@callboard/kit'
import { Suspense } from 'react'
import { MfePlaces } from '../mfe/mfe-place.tsx'
import { VersionBanner } from '../version/version-banner.tsx'
import { Forbidden } from './forbidden.tsx'
import { PlaceCommands, placesFor } from './places.tsx'
import { SendToSignIn } from './send-to-sign-in.tsx'
import { ShellPage } from './shell-pages.tsx'
import './frame.css'

function Content({ decision }: { readonly decision: Decision }) {
  switch (decision.kind) {
    case 'wait':
      return <PageSkeleton />
    case 'sign-in':
      return <SendToSignIn />
    case 'forbidden':
      return <Forbidden />
    case 'not-found':
      return <NotFound />
    case 'show':
      return decision.place === 'shell' ? <ShellPage name={decision.route.name} /> : null
  }
}

/** Header, the place where pages appear, footer. A fault in the place leaves the others standing. */
export function Frame() {
  const { pathname, search } = useLocation()
  const session = useSession()
  const decision = decide(pathname, viewerOf(session))
  const leadsOn = !isKiosk(pathname, search)
  const chrome = decision.kind === 'show' ? decision.route.chrome : 'full'
  const unanswered = session.kind === 'failed' && decision.kind === 'wait'
  return (
    <div className="callboard-frame" data-chrome={chrome}>
      <a className="callboard-skip" href="#callboard-main">
        Skip to the page
      </a>
      <VersionBanner />
      {chrome === 'none' ? null : (
        <AppHeader
          links={leadsOn}
          profile={chrome === 'full' || (decision.kind === 'show' && decision.route.name !== 'auth')}
          places={chrome === 'full' && session.kind === 'user' ? placesFor(session.account.user_type) : []}
        />
      )}
      <main id="callboard-main" tabIndex={-1}>
        <CrashGuard key={pathname} name="shell">
          <Suspense fallback={<PageSkeleton />}>
            {unanswered ? (
              <FailedState error={session.error} onRetry={() => void refreshSession()} />
            ) : (
              <Content decision={decision} />
            )}
          </Suspense>
        </CrashGuard>
        <MfePlaces shown={decision.kind === 'show' ? decision.place : undefined} />
      </main>
      {footerShown(pathname) ? <AppFooter /> : null}
      {leadsOn && session.kind === 'user' ? <PlaceCommands userType={session.account.user_type} /> : null}
      <PageHost />
    </div>
  )
}
